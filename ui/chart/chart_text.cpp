#include "ui/chart/chart_text.h"

#include "ui/chart/series_lookup.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

struct ChartText {
    Q_DECLARE_TR_FUNCTIONS(ui::ChartText)
};

QString describe(const Series& series, const ChartAxes& axes)
{
    const auto range = valueRange(series);
    if (!range)
        return ChartText::tr("%1 has no value.").arg(series.name);
    return ChartText::tr("%1 lies between %2 and %3.")
        .arg(series.name, yText(range->lower, axes), yText(range->upper, axes));
}

}  // namespace

QString xText(double x, const ChartAxes& axes)
{
    return decimalText(x, axes.isXIntegral ? 0 : axes.format.digits, axes.format.locale);
}

QString yText(const std::optional<double>& y, const ChartAxes& axes)
{
    return y ? valueText(*y, axes.format) : QString(QChar(0x2013));
}

QString describe(const Chart& chart)
{
    const ChartRange x = xRangeOf(chart);
    QStringList sentences{ChartText::tr("Chart of %1 against %2, from %3 to %4.")
                              .arg(chart.axes.yTitle, chart.axes.xTitle, xText(x.lower, chart.axes),
                                   xText(x.upper, chart.axes))};
    for (const Series& series : chart.series)
        sentences += describe(series, chart.axes);
    return sentences.join(QLatin1Char(' '));
}

QString describeMarker(const Chart& chart)
{
    if (!chart.marker)
        return {};
    QStringList values;
    for (const Series& series : chart.series)
        values += ChartText::tr("%1 is %2")
                      .arg(series.name, yText(valueAt(series, *chart.marker), chart.axes));
    //: %1 is the axis, such as "cutoff k"; %3 lists values: "nDCG is 0.6, P is 0.5"
    return ChartText::tr("At %1 %2: %3.")
        .arg(chart.axes.xTitle, xText(*chart.marker, chart.axes),
             values.join(ChartText::tr(", ", "between the items of a list")));
}

}  // namespace ui
