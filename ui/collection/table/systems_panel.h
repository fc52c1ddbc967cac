#pragma once

#include "ui/collection/table/systems_model.h"
#include "ui/panel/panel.h"
#include "ui/table/read_table.h"
#include "ui/table/table_menu.h"

namespace ui {

class CollectionDocument;
class RefreshWhenShown;

/// The table of measures: a click, or the current row, puts a measure in front.
class SystemsView : public ReadTable {
    Q_OBJECT
public:
    explicit SystemsView(CollectionDocument& document, QWidget* parent = nullptr);

    SystemsModel& systems() { return m_model; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Which columns there are: those of B with two runs, and what the width has room for.
    void shareWidth() override;
    /// Moves the current row to the measure in front.
    void followDocument();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    int wholeWidth(int column) const;
    int leastWidth(int column) const;

    CollectionDocument& m_document;
    SystemsModel m_model;
    bool m_isFollowing = false;
};

/// "Systems": the summary of the collection with its statistics.
class SystemsPanel : public Panel, public HasTableCaption {
    Q_OBJECT
public:
    explicit SystemsPanel(CollectionDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format) override;
    SystemsView& view() { return *m_view; }
    QString tableCaption() const override;

private:
    void refresh();
    void showRemark();

    CollectionDocument& m_document;
    SystemsView* m_view;
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
