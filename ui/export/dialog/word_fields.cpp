// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/word_fields.h"

#include "ui/charts/chart/inch.h"
#include "ui/charts/drawing/look.h"
#include "ui/charts/drawing/paper_page.h"
#include "ui/toolkit/theme/text_size.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPaintDevice>
#include <QPainter>
#include <QPixmap>
#include <QSignalBlocker>

namespace ui {

namespace {

constexpr QSizeF samplePoints{26, 12};

/// A line with its marker, like in a printed legend.
QPixmap sampleOf(int series, FigureStyle style, double ratio)
{
    style.title.clear();
    QPixmap pixmap((samplePoints * ratio).toSize());
    pixmap.fill(Qt::white);
    const double shrink = ratio * pointsPerInch / pixmap.logicalDpiX();
    const Look look = paperLook(style, pixmap, samplePoints);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(shrink, shrink);
    beginPage(painter, look);
    const QSize room = pageRoom(look);
    const SeriesLook own = seriesLook(series, look);
    painter.setPen(own.pen);
    const double middle = room.height() / 2.0;
    painter.drawLine(QPointF(0, middle), QPointF(room.width(), middle));
    painter.setPen(rimPen(look, 0.5));
    painter.setBrush(own.pen.color());
    paintShape(painter, own, QPointF(room.width() / 2.0, middle));
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

}  // namespace

WordFields::WordFields(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_axes{new QLabel(tr("x axis"), this), new QLabel(tr("y axis"), this)}
    , m_xTitle(makeField(tr("Title of the x axis"), tr("default")))
    , m_yTitle(makeField(tr("Title of the y axis"), tr("default")))
{
    keepGridSpacing(*this, *m_grid, {}, {8, 4});
    m_grid->setColumnStretch(1, 1);
    int row = 0;
    for (QLineEdit* field : {m_xTitle, m_yTitle}) {
        m_axes[std::size_t(row)]->setBuddy(field);
        m_grid->addWidget(m_axes[std::size_t(row)], row, 0);
        m_grid->addWidget(field, row++, 1);
    }
}

QLineEdit* WordFields::makeField(const QString& name, const QString& shown)
{
    auto* field = new QLineEdit(this);
    field->setAccessibleName(name);
    field->setPlaceholderText(shown);
    connect(field, &QLineEdit::textChanged, this, &WordFields::changed);
    return field;
}

void WordFields::makeRows(const std::vector<FigureName>& names)
{
    for (const Row& row : m_rows) {
        delete row.sample;
        delete row.field;
    }
    m_rows.clear();
    for (const FigureName& each : names) {
        Row row{each, new QLabel(this), makeField(tr("Name for %1").arg(each.name), each.name)};
        row.sample->setAccessibleName(tr("Sample of %1").arg(each.name));
        const int place = 2 + static_cast<int>(m_rows.size());
        m_grid->addWidget(row.sample, place, 0);
        m_grid->addWidget(row.field, place, 1);
        m_rows.push_back(row);
    }
}

void WordFields::show(const PaperFigure& figure, const FigureStyle& style)
{
    std::vector<FigureName> shown;
    for (const Row& row : m_rows)
        shown.push_back(row.name);
    if (shown != figure.names)
        makeRows(figure.names);
    for (const Row& row : m_rows)
        if (row.name.series)
            row.sample->setPixmap(sampleOf(*row.name.series, style, 2 * devicePixelRatioF()));
        else
            row.sample->setText(tr("name"));
    for (QWidget* part : std::initializer_list<QWidget*>{m_axes[0], m_axes[1], m_xTitle, m_yTitle})
        part->setVisible(figure.hasLimits);
    setVisible(figure.hasLimits || !m_rows.empty());
}

void WordFields::forget()
{
    for (QLineEdit* field : findChildren<QLineEdit*>()) {
        const QSignalBlocker quiet(field);
        field->clear();
    }
}

FigureWords WordFields::words() const
{
    FigureWords words{{}, m_xTitle->text().trimmed(), m_yTitle->text().trimmed()};
    for (const Row& row : m_rows)
        if (const QString text = row.field->text().trimmed(); !text.isEmpty())
            words.renamed.emplace_back(row.name.name, text);
    return words;
}

}  // namespace ui
