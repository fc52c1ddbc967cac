// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolkit/table/column_boxes.h"

#include "ui/toolkit/theme/theme.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

namespace ui {

ColumnBoxes::ColumnBoxes(QTableView& view)
    : QObject(&view)
    , m_view(view)
{
    view.horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    connect(view.horizontalHeader(), &QHeaderView::sectionResized, this, &ColumnBoxes::place);
    connect(view.horizontalScrollBar(), &QScrollBar::valueChanged, this, &ColumnBoxes::place);
}

void ColumnBoxes::make(const QList<Choice>& choices, const QList<int>& chosen)
{
    qDeleteAll(m_boxes);
    m_boxes.clear();
    QHeaderView& header = *m_view.horizontalHeader();
    for (int column = 0; column < m_view.model()->columnCount(); ++column) {
        auto* box = new QComboBox(&header);
        for (const Choice& choice : choices)
            box->addItem(choice.text, choice.value);
        box->setAccessibleName(
            tr("Contents of column %1")
                .arg(m_view.model()->headerData(column, Qt::Horizontal).toString()));
        m_boxes << box;
        setValue(column, chosen.value(column));
        connect(box, &QComboBox::activated, this, [this, column] { emit this->chosen(column); });
        box->show();
    }
    if (m_boxes.isEmpty())
        return;
    header.setFixedHeight(2 * m_boxes.front()->sizeHint().height());
    header.setDefaultAlignment(Qt::AlignLeft | Qt::AlignTop);
    header.setDefaultSectionSize(Theme::of(m_view).px(120));
    place();
}

void ColumnBoxes::setValue(int column, int value)
{
    m_boxes[column]->setCurrentIndex(m_boxes[column]->findData(value));
}

void ColumnBoxes::place()
{
    const QHeaderView& header = *m_view.horizontalHeader();
    const int height = header.height() / 2;
    for (int column = 0; column < count(); ++column)
        m_boxes[column]->setGeometry(header.sectionViewportPosition(column), height,
                                     header.sectionSize(column), height);
}

}  // namespace ui
