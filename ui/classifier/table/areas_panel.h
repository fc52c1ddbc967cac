// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/table/areas_model.h"
#include "ui/classifier/table/sentence_panel.h"
#include "ui/toolkit/table/read_table.h"

namespace ui {

class AreasView : public ReadTable {
    Q_OBJECT
public:
    explicit AreasView(QWidget* parent = nullptr);

    AreasModel& areas() { return m_model; }
    void shareWidth() override;

signals:
    void rowAttended(int row);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    AreasModel m_model;
};

/// The areas under the current model's curves: exact, partial and by group, with their uncertainty
/// and the differences to other models; and the parts of the Brier score.
class AreasPanel : public SentencePanel {
    Q_OBJECT
public:
    explicit AreasPanel(ClassifierDocument& document, QWidget* parent = nullptr);

    AreasView& view() { return *m_view; }
    SideWork& resampling() { return m_resampling; }

private:
    void formatChanged() override;
    void refresh() override;
    void showSentence(int row);

    AreasView* m_view;
    int m_row = 0;
    SideWork m_resampling;
};

}  // namespace ui
