#include "ui/classifier/chart/threshold_curves_panel.h"

#include "core/threshold/rate_series.h"
#include "ui/chart/ticks.h"
#include "ui/chart_view/chart_view.h"
#include "ui/classifier/document/model_names.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/figure/chart_data.h"
#include "ui/figure/chart_paper.h"
#include "ui/panel/refresh_when_shown.h"
#include "ui/panel/view_switches.h"
#include "ui/words/mark_text.h"
#include "ui/words/rate_name.h"

#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <limits>
#include <utility>

namespace ui {

namespace {

constexpr std::size_t mostThresholds = 4000;  ///< more would be finer than the pixels of a screen

bool isBounded(core::Rate rate)
{
    return rate != core::Rate::Lift;
}

bool hasNegative(const std::vector<Series>& series)
{
    return std::any_of(series.begin(), series.end(), [](const Series& one) {
        return std::any_of(one.y.begin(), one.y.end(), [](double y) { return y < 0; });
    });
}

}  // namespace

ThresholdCurvesPanel::ThresholdCurvesPanel(ClassifierDocument& document, QWidget* parent)
    : Panel(tr("Metrics against the threshold"), parent)
    , m_document(document)
    , m_chart(new ChartView(this))
    // Made first, it works last: the mark stands on curves.
    , m_markRefresh(new RefreshWhenShown(*this, [this] { mark(); }))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
    , m_choice(new QToolButton(this))
    , m_rates{core::Rate::Accuracy, core::Rate::Precision, core::Rate::Recall,
              core::Rate::Specificity, core::Rate::F}
{
    m_chart->setAccessibleName(title());
    m_chart->setEmptyText(tr("Open a table of labels and scores, or paste one, to see how every "
                             "rate changes with the threshold."));
    makeMenu();
    addHeaderWidget(m_choice);
    addWidget(m_chart, 1);
    connect(m_chart, &ChartView::markerMoved, this, &ThresholdCurvesPanel::moveTo);
    connect(m_chart, &ChartView::markerReleased, &m_document, &ClassifierDocument::endMove);
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part != ClassifierDocument::Part::Threshold)
            m_refresh->request();
        m_markRefresh->request();
    });
    connect(&document, &ClassifierDocument::currentSampleChanged, m_markRefresh,
            &RefreshWhenShown::request);
}

void ThresholdCurvesPanel::makeMenu()
{
    m_choice->setText(QStringLiteral("⋯"));
    m_choice->setAccessibleName(tr("Rates"));
    m_choice->setObjectName(QStringLiteral("more"));
    m_choice->setToolTip(tr("Choose which rates are drawn"));
    m_choice->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_choice);
    for (const core::RateRow& row : core::rateTable()) {
        if (!isBounded(row.rate))
            continue;
        QAction* action = menu->addAction(nameOf(row.rate));
        action->setData(static_cast<int>(row.rate));
        action->setCheckable(true);
        action->setChecked(std::find(m_rates.begin(), m_rates.end(), row.rate) != m_rates.end());
        keepSwitch(*action, QString::fromUtf8(row.id));
        connect(action, &QAction::toggled, this,
                [this, rate = row.rate](bool isOn) { setDrawn(rate, isOn); });
    }
    m_choice->setMenu(menu);
}

void ThresholdCurvesPanel::setDrawn(core::Rate rate, bool isDrawn)
{
    std::vector<core::Rate> drawn;
    for (const core::RateRow& row : core::rateTable()) {
        const bool was = std::find(m_rates.begin(), m_rates.end(), row.rate) != m_rates.end();
        if (row.rate == rate ? isDrawn : was)
            drawn.push_back(row.rate);
    }
    m_rates = std::move(drawn);
    m_refresh->request();
    m_markRefresh->request();
}

void ThresholdCurvesPanel::setFormat(const NumberFormat& format)
{
    m_format = format;
    m_refresh->request();
    m_markRefresh->request();
}

QString ThresholdCurvesPanel::nameOf(core::Rate rate) const
{
    return rateName(rate, m_document.session().settings.beta, m_format.locale);
}

void ThresholdCurvesPanel::refresh()
{
    // F is named with its beta.
    for (QAction* action : m_choice->menu()->actions())
        action->setText(nameOf(static_cast<core::Rate>(action->data().toInt())));
    std::vector<Series> series;
    ChartAxes axes;
    if (m_document.hasSamples()) {
        const auto sweep = m_document.sweep();
        m_range = core::scoreRange(*sweep);
        const auto thresholds = core::thresholdsAcross(*sweep, m_range, mostThresholds);
        const double beta = m_document.session().settings.beta;
        for (const core::Rate rate : m_rates) {
            Series curve{nameOf(rate), thresholds, {}};
            for (const core::Value value : core::ratesAt(*sweep, thresholds, rate, beta))
                curve.y.push_back(value.valueOr(std::numeric_limits<double>::quiet_NaN()));
            series.push_back(std::move(curve));
        }
        axes.xRange = ChartRange{m_range.lower, m_range.upper};
    }
    axes.xTitle = xTitle(ModelNames(m_document));
    axes.yTitle = tr("value");
    if (!hasNegative(series))
        axes.yRange = ChartRange{0, 1};
    axes.format = m_format;
    m_chart->setSeries(std::move(series), axes);
}

QString ThresholdCurvesPanel::xTitle(const ModelNames& names) const
{
    if (!m_document.hasSamples() || !names.areKnown())
        return tr("threshold");
    //: What is on an axis and whose scores it is set against
    return tr("threshold of %1").arg(names(m_document.session().model));
}

/// A threshold beyond the drawn ones stands at the edge.
void ThresholdCurvesPanel::mark()
{
    if (!m_document.hasSamples()) {
        m_chart->setMarker(std::nullopt);
        m_chart->setAttention(std::nullopt);
        return;
    }
    const auto kept = [this](double score) {
        return std::clamp(score, m_range.lower, m_range.upper);
    };
    m_chart->setMarkerWords(
        tr("threshold %1 ⇔ drag").arg(markText(m_document.threshold(), m_format)), sentence());
    m_chart->setMarker(kept(m_document.threshold()));
    const auto sample = m_document.currentSample();
    m_chart->setAttention(sample ? std::optional(kept(m_document.scored().scores[*sample]))
                                 : std::nullopt);
}

void ThresholdCurvesPanel::moveTo(double threshold)
{
    const double pixels = m_chart->dataArea().width() * m_chart->devicePixelRatioF();
    m_document.setThreshold(shortestWithin(threshold, {m_range.lower, m_range.upper}, pixels));
}

QString ThresholdCurvesPanel::sentence() const
{
    QStringList values;
    for (const core::Rate rate : m_rates)
        values << tr("%1 %2", "a rate and its value")
                      .arg(nameOf(rate), valueText(m_document.rate(rate), m_format));
    return tr("At threshold %1: %2.")
        .arg(markText(m_document.threshold(), m_format), values.join(QStringLiteral(", ")));
}

void ThresholdCurvesPanel::bringUpToDate()
{
    m_refresh->refreshNow();
    m_markRefresh->refreshNow();
}

PaperFigure ThresholdCurvesPanel::paperFigure() const
{
    return figureOfModels(m_document,
                          [this](const ModelNames& names) { return figureWith(names); });
}

PaperFigure ThresholdCurvesPanel::figureWith(const ModelNames& names) const
{
    Chart chart = m_chart->chart();
    chart.axes.xTitle = xTitle(names);
    // Nothing can be dragged on paper.
    if (!chart.markerLabel.isEmpty())
        chart.markerLabel =
            tr("threshold %1")
                .arg(markText(m_document.threshold(), {m_format.digits, QLocale::c()}));
    PaperFigure figure = ui::paperFigure(chart);
    figure.kind = QStringLiteral("rates");
    figure.title = title();
    figure.whyNone = m_chart->emptyText();
    if (!figure.paint)
        return figure;
    figure.caption = caption(names);
    figure.methods = methods();
    figure.data = [chart] { return figureData(chart); };
    if (const QString name = names(m_document.session().model); !name.isEmpty())
        addNames(figure.names, {{name}});
    return figure;
}

QString ThresholdCurvesPanel::caption(const ModelNames& names) const
{
    QStringList rates;
    for (const core::Rate rate : m_rates)
        rates << nameOf(rate);
    const QString drawn = rates.join(QStringLiteral(", "));
    const QString name = names(m_document.session().model);
    return name.isEmpty() ? tr("%1 against the threshold.").arg(drawn)
                          : tr("%1 of the model %2 against the threshold.").arg(drawn, name);
}

QString ThresholdCurvesPanel::methods() const
{
    NamedValues values;
    for (const core::Rate rate : m_rates)
        values.emplace_back(nameOf(rate), m_document.rate(rate));
    const double beta = m_document.session().settings.beta;
    const bool hasF = std::find(m_rates.begin(), m_rates.end(), core::Rate::F) != m_rates.end();
    return joinedSentences({
        tr("A gap is where a rate has no value."),
        samplesCaptionAtThreshold(m_document, m_format.digits),
        valuesSentence(values, m_format.digits),
        hasF ? betaSentence(beta) : QString(),
    });
}

}  // namespace ui
