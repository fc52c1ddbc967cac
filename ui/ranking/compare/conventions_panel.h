#pragma once

#include "ui/panel/panel.h"
#include "ui/ranking/compare/conventions_model.h"

class QTableView;

namespace ui {

/// "Same list, other tools": why numbers disagree.
class ConventionsPanel : public Panel {
    Q_OBJECT
public:
    explicit ConventionsPanel(RankingDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format) override { m_model.setFormat(format); }
    QTableView& view() { return *m_view; }

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void adoptSize();

    ConventionsModel m_model;
    QTableView* m_view;
};

}  // namespace ui
