#pragma once

#include "ui/figure/figure_source.h"
#include "ui/panel/panel.h"
#include "ui/words/number_text.h"

namespace ui {

class RefreshWhenShown;

/// A panel with a chart of its document, drawn when a person sees it. A derived one shows the chart
/// (refresh()), what moves upon it without the rest (mark()), and has its figure.
class ChartPanel : public Panel, public FigureSource {
    Q_OBJECT
public:
    void setFormat(const NumberFormat& format) override;
    void bringUpToDate() override;

protected:
    ChartPanel(const QString& title, QWidget* parent);

    /// Draws the chart anew.
    virtual void refresh() = 0;
    /// Draws what stands upon the chart, such as the threshold.
    virtual void mark() {}
    /// Numbers look otherwise.
    virtual void formatChanged() { request(); }
    /// Draws everything, the chart alone, or what stands upon it: now, or when the panel is seen.
    void request();
    void requestRefresh();
    void requestMark();
    const NumberFormat& format() const { return m_format; }

private:
    NumberFormat m_format;
    RefreshWhenShown* m_mark;
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
