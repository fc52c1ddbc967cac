// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/compare/document_amounts_view.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/toolkit/panel/refreshed_panel.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QLabel;

namespace ui {

/// An answer that lists documents with an amount each, and a sentence below them.
class DocumentAmountsPanel : public RefreshedPanel {
    Q_OBJECT
public:
    DocumentAmountsView& view() { return *m_view; }
    QString sentence() const;

signals:
    /// A row was selected. @param ranked its document, 0-based
    void documentsChosen(const std::vector<std::size_t>& ranked,
                         const std::vector<std::size_t>& notRetrieved);
    /// Somebody wants to edit the selected document.
    void listRequested();

protected:
    DocumentAmountsPanel(
        RankingDocument& document, const QString& title,
        const std::function<std::vector<DocumentAmountsModel::Heading>()>& headings,
        QWidget* parent);

    RankingDocument& document() const { return m_document; }
    void setRows(std::vector<DocumentAmount> rows) { m_view->amounts().setRows(std::move(rows)); }
    /// Dims the rows until new ones arrive.
    void showComputing();
    /// The selected measure with its cutoff: "nDCG@10".
    QString measure() const;
    void setSentence(const QString& sentence);
    void formatChanged() override { requestRefresh(); }
    void sizeChanged() override { showSentence(); }
    void fontChanged() override { showSentence(); }

private:
    void choose(int row);
    void pointAt(std::optional<int> row);
    void showSentence();

    RankingDocument& m_document;
    DocumentAmountsView* m_view;
    QLabel* m_sentence;
};

}  // namespace ui
