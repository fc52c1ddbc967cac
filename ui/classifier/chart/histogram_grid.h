// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstddef>
#include <vector>

namespace ui {

class HistogramView;

/// The current model's histogram and, where there is room for all, smaller histograms of the other
/// models in order. The others do not enlarge the panel.
class HistogramGrid : public QWidget {
    Q_OBJECT
public:
    /// @param front the grid takes ownership
    explicit HistogramGrid(HistogramView& front, QWidget* parent = nullptr);

    /// @param models 1: only the current model
    void setModels(std::size_t models, std::size_t front);
    std::size_t models() const { return m_models; }
    HistogramView& view(std::size_t model);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void made(ui::HistogramView* view);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();

    HistogramView* m_front;
    std::vector<HistogramView*> m_others;
    std::size_t m_models = 1;
    std::size_t m_frontModel = 0;
};

}  // namespace ui
