// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/histogram_grid.h"

#include "ui/charts/view/histogram_view.h"
#include "ui/toolkit/theme/theme.h"

#include <QEvent>

#include <algorithm>

namespace ui {

namespace {

/// One histogram, in design pixels.
constexpr double leastWidth = 200;
constexpr double leastHeight = 120;

}  // namespace

HistogramGrid::HistogramGrid(HistogramView& front, QWidget* parent)
    : QWidget(parent)
    , m_front(&front)
{
    front.setParent(this);
}

void HistogramGrid::setModels(std::size_t models, std::size_t front)
{
    m_models = models;
    m_frontModel = front;
    while (m_others.size() + 1 < models) {
        m_others.push_back(new HistogramView(this));
        emit made(m_others.back());
    }
    arrange();
}

HistogramView& HistogramGrid::view(std::size_t model)
{
    if (model == m_frontModel)
        return *m_front;
    return *m_others[model < m_frontModel ? model : model - 1];
}

void HistogramGrid::arrange()
{
    const Theme theme = Theme::of(*this);
    const auto models = static_cast<int>(m_models);
    const int columns = std::clamp(width() / theme.px(leastWidth), 1, models);
    const int rows = (models + columns - 1) / columns;
    const bool hasRoom = models == 1 || height() / rows >= theme.px(leastHeight);
    for (std::size_t other = 0; other < m_others.size(); ++other) {
        m_others[other]->setVisible(hasRoom && other + 1 < m_models);
        m_others[other]->setFont(font());  // not inherited under a style sheet
    }
    if (!hasRoom || models == 1) {
        m_front->setGeometry(rect());
        return;
    }
    const int wide = width() / columns;
    const int high = height() / rows;
    for (int model = 0; model < models; ++model)
        view(static_cast<std::size_t>(model))
            .setGeometry(model % columns * wide, model / columns * high, wide, high);
}

void HistogramGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void HistogramGrid::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

QSize HistogramGrid::sizeHint() const
{
    return m_front->sizeHint();
}

QSize HistogramGrid::minimumSizeHint() const
{
    return m_front->minimumSizeHint();
}

}  // namespace ui
