#include "ui/classifier/distribution_panel.h"

#include "ui/chart/chart_data.h"
#include "ui/chart/histogram_view.h"
#include "ui/classifier/samples_caption.h"
#include "ui/refresh_when_shown.h"
#include "ui/words/mark_text.h"

#include <QActionGroup>
#include <QMenu>
#include <QToolButton>

#include <cmath>
#include <utility>

namespace ui {

DistributionPanel::DistributionPanel(ClassifierDocument& document, QWidget* parent)
    : Panel(tr("Score distribution"), parent)
    , m_document(document)
    , m_view(new HistogramView(this))
    // Made first, it works last: the mark stands on the bars.
    , m_markRefresh(new RefreshWhenShown(*this, [this] { mark(); }))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
    , m_choice(new QToolButton(this))
    , m_logarithmic(new QAction(tr("Logarithmic counts"), this))
{
    m_view->setAccessibleName(title());
    m_view->setEmptyText(
        tr("Open a table of labels and scores, or paste one, to see how the scores of the two "
           "classes are spread."));
    makeMenu();
    addHeaderWidget(m_choice);
    addWidget(m_view, 1);
    connectView();
}

void DistributionPanel::makeMenu()
{
    m_choice->setText(QStringLiteral("⋯"));
    m_choice->setAccessibleName(tr("Bins and counts"));
    m_choice->setObjectName(QStringLiteral("more"));
    m_choice->setToolTip(tr("Choose the number of bins and the scale of the counts"));
    m_choice->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_choice);
    m_logarithmic->setCheckable(true);
    menu->addAction(m_logarithmic);
    connect(m_logarithmic, &QAction::toggled, m_refresh, &RefreshWhenShown::request);
    menu->addSeparator();
    auto* group = new QActionGroup(menu);
    const auto add = [&](const QString& text, std::optional<std::size_t> bins) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(bins == m_bins);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, bins] { setBins(bins); });
    };
    add(tr("As many bins as help"), std::nullopt);
    for (const std::size_t bins : {10, 20, 50, 100})
        add(tr("%1 bins").arg(bins), bins);
    m_choice->setMenu(menu);
}

void DistributionPanel::connectView()
{
    connect(m_view, &HistogramView::thresholdMoved, &m_document, &ClassifierDocument::setThreshold);
    connect(m_view, &HistogramView::thresholdReleased, &m_document, &ClassifierDocument::endMove);
    connect(&m_document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part != ClassifierDocument::Part::Threshold)
            m_refresh->request();
        m_markRefresh->request();
    });
    connect(&m_document, &ClassifierDocument::currentSampleChanged, m_markRefresh,
            &RefreshWhenShown::request);
}

void DistributionPanel::setFormat(const NumberFormat& format)
{
    m_format = format;
    m_refresh->request();
    m_markRefresh->request();
}

void DistributionPanel::setBins(std::optional<std::size_t> bins)
{
    m_bins = bins;
    m_refresh->request();
}

void DistributionPanel::refresh()
{
    if (!m_document.hasSamples()) {
        m_counted = {};
        m_view->setHistogram({});
        return;
    }
    const auto sweep = m_document.sweep();
    m_counted = core::scoreHistogram(*sweep, core::scoreRange(*sweep),
                                     m_bins.value_or(core::helpfulBins(m_document.size())));
    m_view->setHistogram(histogram());
    m_view->setWords({
        summary(),
        [this](double threshold) {
            return tr("threshold %1 ⇔ drag").arg(markText(threshold, m_format));
        },
        [this](double threshold) { return sentenceAt(threshold); },
        [this](std::size_t bin) { return tipOf(bin); },
    });
}

Histogram DistributionPanel::histogram() const
{
    Histogram histogram;
    histogram.edges = m_counted.edges;
    for (const core::ScoreBin& bin : m_counted.bins) {
        histogram.positives.push_back(bin.positives);
        histogram.negatives.push_back(bin.negatives);
    }
    histogram.positiveName = tr("positive (%1)").arg(m_document.positiveWord());
    histogram.negativeName = tr("negative (%1)").arg(m_document.negativeWord());
    const bool isCalibrated = m_document.session().settings.calibration != core::Calibration::None;
    histogram.xTitle = isCalibrated ? tr("calibrated score") : tr("score");
    if (m_document.samples().models.size() > 1)
        //: What is on an axis and whose: "score of random forest"
        histogram.xTitle =
            tr("%1 of %2").arg(histogram.xTitle, m_document.modelName(m_document.session().model));
    const bool isWeighted = m_document.sweep()->isWeighted();
    histogram.yTitle = isWeighted ? tr("weight") : tr("count");
    histogram.isLogarithmic = m_logarithmic->isChecked();
    histogram.format = m_format;
    return histogram;
}

void DistributionPanel::mark()
{
    if (!m_document.hasSamples()) {
        m_view->setThreshold(std::nullopt);
        m_view->setAttention(std::nullopt);
        return;
    }
    m_view->setThreshold(m_document.threshold());
    const auto sample = m_document.currentSample();
    m_view->setAttention(sample ? std::optional(m_document.scored().scores[*sample])
                                : std::nullopt);
}

QString DistributionPanel::summary() const
{
    return tr("%1: %n bins from %2 to %3.", nullptr, static_cast<int>(m_counted.bins.size()))
        .arg(title(), markText(m_counted.edges.front(), m_format),
             markText(m_counted.edges.back(), m_format));
}

/// A number of samples, or a sum of weights.
QString DistributionPanel::amount(double count) const
{
    return std::round(count) == count ? decimalText(count, 0, m_format.locale)
                                      : termText(count, m_format);
}

QString DistributionPanel::tipOf(std::size_t bin) const
{
    const core::ScoreBin& found = m_counted.bins[bin];
    const QString range = tr("Scores %1 to %2")
                              .arg(markText(m_counted.edges[bin], m_format),
                                   markText(m_counted.edges[bin + 1], m_format));
    const auto line = [this](const QString& name, double count) {
        return tr("%1: %2").arg(name, amount(count)).toHtmlEscaped();
    };
    return QStringLiteral("<qt><b>%1</b><br>%2<br>%3</qt>")
        .arg(range.toHtmlEscaped(), line(m_view->histogram().positiveName, found.positives),
             line(m_view->histogram().negativeName, found.negatives));
}

QString DistributionPanel::sentenceAt(double threshold) const
{
    const auto sweep = m_document.sweep();
    const core::Counts counts = sweep->counts(sweep->pointAt(threshold));
    return tr("At threshold %1, %2 of %3 positives and %4 of %5 negatives are accepted.")
        .arg(markText(threshold, m_format), amount(counts.tp), amount(counts.positives()),
             amount(counts.fp), amount(counts.negatives()));
}

void DistributionPanel::bringUpToDate()
{
    m_refresh->refreshNow();
    m_markRefresh->refreshNow();
}

PaperFigure DistributionPanel::paperFigure() const
{
    if (m_view->histogram().bins() == 0)
        return {};
    HistogramMarks marks = m_view->marks();
    if (marks.threshold)
        marks.thresholdText =
            tr("threshold %1").arg(markText(*marks.threshold, {m_format.digits, QLocale::c()}));
    return {.kind = QStringLiteral("distribution"),
            .title = title(),
            .description = m_view->accessibleDescription(),
            .caption = caption(),
            .hasLegend = true,
            .hasLimits = true,
            .paint =
                [histogram = m_view->histogram(), marks](QPaintDevice& device, QSizeF points,
                                                         const FigureStyle& style) {
                    paintHistogram(histogram, marks, device, points, style);
                },
            .data = [histogram = m_view->histogram()] { return figureData(histogram); }};
}

QString DistributionPanel::caption() const
{
    const NumberFormat format{m_format.digits, QLocale::c()};
    const Histogram& histogram = m_view->histogram();
    return joinedSentences({
        tr("Distribution of the scores of the model %1: %2 of each class in %3 bins of one width "
           "from %4 to "
           "%5, which have their lower edges; what lies beyond counts in the outermost.")
            .arg(m_document.modelName(m_document.session().model), histogram.yTitle,
                 QString::number(histogram.bins()), markText(histogram.edges.front(), format),
                 markText(histogram.edges.back(), format)),
        histogram.isLogarithmic ? tr("Heights grow with the logarithm of 1 + the count.")
                                : QString(),
        samplesCaptionAtThreshold(m_document, m_format.digits),
    });
}

}  // namespace ui
