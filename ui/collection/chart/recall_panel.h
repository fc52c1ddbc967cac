// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/chart/means_panel.h"
#include "ui/collection/chart/recall_chart.h"

namespace ui {

/// Interpolated precision against recall for every run, as the mean over queries.
class RecallPanel : public MeansPanel {
    Q_OBJECT
public:
    explicit RecallPanel(CollectionDocument& document, QWidget* parent = nullptr);

    PaperFigure paperFigure() const override;

protected:
    std::function<MeanCurves(const std::stop_token& stop)> work() const override;
    void draw() override;
    void tellMarker() override;

private:
    RecallChart drawn() const { return RecallChart(document(), means(), format()); }
};

}  // namespace ui
