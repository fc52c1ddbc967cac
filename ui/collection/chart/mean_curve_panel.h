// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/chart/means_panel.h"

namespace ui {

/// The mean of the current measure against the cutoff k, for every run; A and B with the interval
/// of their mean.
class MeanCurvePanel : public MeansPanel {
    Q_OBJECT
public:
    explicit MeanCurvePanel(CollectionDocument& document, QWidget* parent = nullptr);

    /// See meanWork().
    void setDepth(std::optional<std::size_t> depth);
    PaperFigure paperFigure() const override;

protected:
    std::function<MeanCurves(const std::stop_token& stop)> work() const override;
    void draw() override;
    void tellMarker() override;

private:
    MeanChart drawn() const { return MeanChart(document(), means(), format()); }

    std::optional<std::size_t> m_depth;  ///< as set by the user
};

}  // namespace ui
