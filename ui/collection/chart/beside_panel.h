// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/chart_panel.h"
#include "ui/collection/chart/beside_chart.h"
#include "ui/collection/document/query_work.h"

#include <memory>

class QActionGroup;
class QTextEdit;

namespace ui {

class BesideView;
class ElidedLabel;

/// The current query's lists from both runs, joined by ribbons: which documents moved up, down, in
/// or out, and which are unjudged. Keys judge documents. With one run, shows its list.
class BesidePanel : public ChartPanel {
    Q_OBJECT
public:
    explicit BesidePanel(CollectionDocument& document, QWidget* parent = nullptr);

    BesideView& view() { return *m_view; }
    PaperFigure paperFigure() const override;
    bool isWorking() const override { return m_work.isRunning(); }

signals:
    void openRequested(std::size_t query, std::size_t run);

protected:
    void refresh() override;
    void formatChanged() override;
    void sizeChanged() override;

private:
    void fillMenu();
    BesideChart drawn() const;
    void connectDocument();
    void take(std::shared_ptr<const ListsBeside> lists);
    void showHeads();
    void showFigures();
    void showText();
    void adoptShown();
    QString textOf(const std::string& id) const;
    QString overlapText() const;
    QString overlapTip() const;
    QString tiesTip() const;

    CollectionDocument& m_document;
    QActionGroup* m_grades = nullptr;
    QActionGroup* m_depth = nullptr;
    ElidedLabel* m_figures;
    BesideView* m_view;
    QTextEdit* m_text;
    std::shared_ptr<const ListsBeside> m_lists;
    QueryWork<ListsBeside> m_work;
};

}  // namespace ui
