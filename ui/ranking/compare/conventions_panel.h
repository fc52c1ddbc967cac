// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/compare/conventions_model.h"
#include "ui/toolkit/panel/refreshed_panel.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <QTableView>

namespace ui {

class RuleFinder;

/// The table of tools; Enter applies a row's rules.
class ConventionsView : public QTableView, public HasOwnKeys {
    Q_OBJECT
public:
    using QTableView::QTableView;
    OwnKeys ownKeys() const override;
};

/// "Same list, other tools": why values disagree, and which rules reproduce another tool's value.
class ConventionsPanel : public RefreshedPanel {
    Q_OBJECT
public:
    explicit ConventionsPanel(RankingDocument& document, QWidget* parent = nullptr);

    QTableView& view() { return *m_view; }
    RuleFinder& finder() { return *m_finder; }
    ConventionsModel& model() { return m_model; }
    bool isComputing() const { return m_model.isComputing(); }

protected:
    void formatChanged() override;
    void fontChanged() override { adoptSize(); }
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh() override;
    void adoptSize();

    ConventionsModel m_model;
    ConventionsView* m_view;
    RuleFinder* m_finder;
};

}  // namespace ui
