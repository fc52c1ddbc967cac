// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/document/query_difference.h"
#include "ui/collection/document/query_work.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/table/table_menu.h"

#include <cstddef>
#include <memory>
#include <optional>

class QBoxLayout;
class QPushButton;
class QToolButton;

namespace ui {

class AttributionView;
class RefreshWhenShown;
class WrappedLabel;

/// Why the current query's value is higher or lower under B: the documents that cause the
/// difference, which add up to it exactly.
class AttributionPanel : public Panel, public HasTableCaption {
    Q_OBJECT
public:
    explicit AttributionPanel(CollectionDocument& document, QWidget* parent = nullptr);

    AttributionView& view() { return *m_view; }
    QString sentence() const;
    QString tableCaption() const override;
    QToolButton& openButton() { return *m_open; }
    QPushButton& putBackButton() { return *m_putBack; }

signals:
    void openRequested(std::size_t query, std::size_t run);

protected:
    void formatChanged() override;
    void sizeChanged() override;
    void fontChanged() override { sizeChanged(); }

private:
    void makeButtons();
    void connectDocument();
    void take(std::shared_ptr<const QueryDifference> difference);
    void showWords();
    void showButtons();
    void open(std::size_t run);
    QString titleNow() const;
    QString obstacleText() const;
    QString partsText() const;
    QString totalText() const;

    CollectionDocument& m_document;
    AttributionView* m_view;
    WrappedLabel* m_sum;
    WrappedLabel* m_sentence;
    QWidget* m_buttons;
    QBoxLayout* m_row;
    QToolButton* m_open;
    QPushButton* m_putBack;
    std::shared_ptr<const QueryDifference> m_difference;
    std::optional<std::size_t> m_query;  ///< the query of the difference
    QueryWork<QueryDifference> m_work;
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
