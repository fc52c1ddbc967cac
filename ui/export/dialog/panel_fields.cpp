// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/panel_fields.h"

#include "ui/export/dialog/form_rows.h"
#include "ui/text/language/joined_text.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

namespace ui {

namespace {

/// Grids for that many panels without an empty row or column, the usual one first.
std::vector<PanelGrid> gridsFor(std::size_t panels)
{
    const int count = static_cast<int>(panels);
    std::vector<PanelGrid> grids{usualGrid(panels)};
    for (int rows = 1; rows <= PanelGrid::most; ++rows)
        for (int columns = 1; columns <= PanelGrid::most; ++columns) {
            const PanelGrid grid{rows, columns};
            const bool isFilled = (rows - 1) * columns < count && rows * (columns - 1) < count;
            if (grid.places() >= count && isFilled && !(grid == grids.front()))
                grids.push_back(grid);
        }
    return grids;
}

}  // namespace

PanelFields::PanelFields(const QStringList& names, QWidget* parent)
    : QWidget(parent)
    , m_menu(new QMenu(this))
    , m_button(new QToolButton(this))
    , m_grids(new QComboBox(this))
    , m_gridLabel(new QLabel(tr("Grid"), this))
{
    for (const QString& name : names) {
        QAction* chart = m_menu->addAction(QString(name).replace(u'&', QStringLiteral("&&")));
        chart->setCheckable(true);
        const int index = static_cast<int>(m_charts.size());
        connect(chart, &QAction::toggled, this,
                [this, index](bool isWanted) { choose(index, isWanted); });
        m_charts.push_back(chart);
    }
    m_button->setMenu(m_menu);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_button->setToolTip(tr("Add other charts as panels of the same figure"));
    m_grids->setAccessibleName(tr("Grid"));
    m_grids->setToolTip(tr("Rows and columns of the panels"));
    m_gridLabel->setBuddy(m_grids);
    FormRows rows(*this);
    rows.add(tr("Panels"), m_button);
    rows.add(m_gridLabel, m_grids);
    connect(m_grids, &QComboBox::currentIndexChanged, this, &PanelFields::gridChosen);
    show();
}

void PanelFields::setFirst(int chart)
{
    std::erase(m_further, chart);
    for (std::size_t i = 0; i < m_charts.size(); ++i) {
        const QSignalBlocker quiet(m_charts[i]);
        const bool isFirst = static_cast<int>(i) == chart;
        m_charts[i]->setVisible(!isFirst);
        if (isFirst)
            m_charts[i]->setChecked(false);
    }
    show();
}

PanelGrid PanelFields::grid() const
{
    const QSize grid = m_grids->currentData().toSize();
    return {grid.height(), grid.width()};
}

void PanelFields::choose(int chart, bool isWanted)
{
    std::erase(m_further, chart);
    if (isWanted)
        m_further.push_back(chart);
    show();
    emit changed();
}

void PanelFields::show()
{
    constexpr std::size_t most = std::size_t{PanelGrid::most * PanelGrid::most};
    QStringList names;
    for (const int chart : m_further)
        names << m_charts[static_cast<std::size_t>(chart)]->text().replace(QStringLiteral("&&"),
                                                                           QStringLiteral("&"));
    m_button->setText(names.isEmpty() ? tr("This chart only")
                                      : tr("%n more", nullptr, static_cast<int>(names.size())));
    m_button->setAccessibleName(names.isEmpty() ? tr("Panels: this chart only")
                                                : tr("Panels: also %1").arg(listText(names)));
    for (QAction* chart : m_charts)
        chart->setEnabled(chart->isChecked() || m_further.size() + 1 < most);
    const QSignalBlocker quiet(m_grids);
    m_grids->clear();
    for (const PanelGrid grid : gridsFor(m_further.size() + 1))
        //: Rows and columns of panels
        m_grids->addItem(tr("%1 × %2").arg(grid.rows).arg(grid.columns),
                         QSize(grid.columns, grid.rows));
    m_grids->setVisible(!m_further.empty());
    m_gridLabel->setVisible(!m_further.empty());
}

}  // namespace ui
