#include "ui/classifier/chart/calibration_panel.h"

#include "core/calibration/isotonic.h"
#include "core/calibration/platt.h"
#include "core/calibration/probability.h"
#include "core/uncertainty/calibration_intervals.h"
#include "ui/chart/figure_columns.h"
#include "ui/chart_view/chart_view.h"
#include "ui/classifier/chart/calibration_values.h"
#include "ui/classifier/document/model_names.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/figure/chart_data.h"
#include "ui/figure/chart_paper.h"
#include "ui/panel/refresh_when_shown.h"
#include "ui/theme/theme.h"
#include "ui/words/measure_text.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr double leastWithNote = 240;  ///< in pixels of the design

constexpr std::size_t mapPoints = 101;  ///< of a smooth map
constexpr std::size_t mostWithWhiskers = 3;

Series seriesOf(const core::CalibrationCurve& curve, const QString& name)
{
    Series series;
    series.name = name;
    if (const qsizetype state = name.lastIndexOf(QStringLiteral(", ")); state > 0)
        series.ending = name.mid(state);
    for (const core::CalibrationBin& bin : curve.bins) {
        series.x.push_back(bin.meanPredicted);
        series.y.push_back(bin.fractionPositive);
    }
    return series;
}

std::optional<core::CalibrationCurve> curveOf(const core::ThresholdSweep& sweep,
                                              const core::ClassifierSettings& settings)
{
    auto curve = core::calibrationCurve(sweep, settings);
    return curve ? std::optional(std::move(*curve)) : std::nullopt;
}

}  // namespace

CalibrationPanel::CalibrationPanel(ClassifierDocument& document, QWidget* parent)
    : Panel(tr("Calibration"), parent)
    , m_document(document)
    , m_chart(new ChartView(this))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
    , m_more(new QToolButton(this))
    , m_choices(new QButtonGroup(this))
    , m_values(new CalibrationValues(this))
    , m_note(new QLabel(this))
    , m_side(new QVBoxLayout)
{
    m_chart->setAccessibleName(title());
    m_chart->setTipNote([this](double x) { return tipNote(x); });
    makeMenu();
    addHeaderWidget(m_more);
    auto* content = new QWidget(this);
    auto* row = new QHBoxLayout(content);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_chart, 1);
    row->addWidget(makeSide());
    addWidget(content, 1);
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part != ClassifierDocument::Part::Threshold)
            m_refresh->request();
    });
}

QWidget* CalibrationPanel::makeSide()
{
    auto* side = new QWidget(this);
    side->setLayout(m_side);
    adoptSizes();
    auto* choices = new QWidget(side);
    choices->setObjectName(QStringLiteral("tabs"));
    choices->setAccessibleName(tr("Calibration of the scores"));
    auto* row = new QHBoxLayout(choices);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    using core::Calibration;
    addChoice(choices, Calibration::None, tr("None"), tr("The scores as they are"));
    addChoice(choices, Calibration::Isotonic, tr("Isotonic"),
              tr("The rising steps that fit these samples best; the order stays but for ties"));
    addChoice(choices, Calibration::Platt, tr("Platt"),
              tr("A logistic curve fitted to these samples; the order stays"));
    row->addStretch(1);
    m_side->addWidget(choices);
    m_side->addWidget(m_values);
    m_note->setObjectName(QStringLiteral("hint"));
    m_note->setWordWrap(true);
    m_side->addWidget(m_note);
    m_side->addStretch(1);
    connect(m_choices, &QButtonGroup::idClicked, this,
            [this](int id) { calibrate(static_cast<Calibration>(id)); });
    return side;
}

void CalibrationPanel::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    // The numbers need the room of a low panel.
    m_note->setVisible(height() >= Theme::of(*this).px(leastWithNote));
}

void CalibrationPanel::changeEvent(QEvent* event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        adoptSizes();
}

void CalibrationPanel::adoptSizes()
{
    const Theme theme = Theme::of(*this);
    m_side->setContentsMargins(theme.px(8), theme.px(8), theme.px(12), theme.px(8));
    m_side->setSpacing(theme.px(10));
    m_values->setSpacing(theme.px(12), theme.px(3));
}

void CalibrationPanel::addChoice(QWidget* row, core::Calibration calibration, const QString& text,
                                 const QString& tip)
{
    auto* button = new QToolButton(row);
    button->setObjectName(QStringLiteral("segment"));
    button->setText(text);
    button->setToolTip(tip);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    m_choices->addButton(button, static_cast<int>(calibration));
    row->layout()->addWidget(button);
}

QAbstractButton& CalibrationPanel::choice(core::Calibration calibration) const
{
    return *m_choices->button(static_cast<int>(calibration));
}

void CalibrationPanel::makeMenu()
{
    m_more->setText(QStringLiteral("⋯"));
    m_more->setAccessibleName(tr("Bins"));
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setToolTip(tr("Choose how the scores are cut into bins"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_more);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { addBinnings(*menu); });
    m_more->setMenu(menu);
}

/// Filled when it opens: the settings are changed elsewhere too.
void CalibrationPanel::addBinnings(QMenu& menu)
{
    menu.clear();
    const core::ClassifierSettings& settings = m_document.session().settings;
    const auto add = [&](const QString& text, std::size_t bins, core::Binning binning) {
        QAction* action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(bins == settings.bins && binning == settings.binning);
        connect(action, &QAction::triggered, this,
                [this, bins, binning] { setBins(bins, binning); });
    };
    add(tr("Bins of one width"), settings.bins, core::Binning::Uniform);
    add(tr("Bins of as many samples each"), settings.bins, core::Binning::Quantile);
    menu.addSeparator();
    for (const std::size_t bins : {5, 10, 15, 20})
        add(tr("%1 bins").arg(bins), bins, settings.binning);
}

void CalibrationPanel::setBins(std::size_t bins, core::Binning binning)
{
    core::ClassifierSettings settings = m_document.session().settings;
    settings.bins = bins;
    settings.binning = binning;
    m_document.setSettings(settings,
                           binning == core::Binning::Uniform
                               ? tr("Cut the scores into %1 bins of one width").arg(bins)
                               : tr("Cut the scores into %1 bins of as many samples").arg(bins));
}

void CalibrationPanel::calibrate(core::Calibration calibration)
{
    core::ClassifierSettings settings = m_document.session().settings;
    settings.calibration = calibration;
    QString step = tr("Leave the scores as they are");
    if (calibration == core::Calibration::Isotonic)
        step = tr("Calibrate the scores by isotonic steps");
    else if (calibration == core::Calibration::Platt)
        step = tr("Calibrate the scores by Platt scaling");
    m_document.setSettings(settings, step);
}

void CalibrationPanel::setFormat(const NumberFormat& format)
{
    m_format = format;
    m_refresh->request();
}

void CalibrationPanel::clear()
{
    m_before = {};
    m_shown = {};
    m_drawn.clear();
    m_values->clear();
    m_note->clear();
    setRemark({});
    m_chart->setBackdrop({});
    m_chart->setSeries({});
    m_chart->setEmptyText(tr("Open a table of labels and scores, or paste one, to see whether the "
                             "scores are probabilities."));
}

void CalibrationPanel::Measured::take(const core::ScoredLabels& samples,
                                      const std::shared_ptr<const core::ThresholdSweep>& of,
                                      const core::ClassifierSettings& wanted)
{
    core::ClassifierSettings relevant;
    relevant.clip = wanted.clip;
    relevant.outside = wanted.outside;
    relevant.bins = wanted.bins;
    relevant.binning = wanted.binning;
    if (sweep == of && settings == relevant)
        return;
    sweep = of;
    settings = relevant;
    curve = curveOf(*of, relevant);
    summary = core::calibrationSummary(samples, *of, relevant);
}

void CalibrationPanel::refresh()
{
    choice(calibration()).setChecked(true);
    m_more->setEnabled(m_document.hasSamples());
    if (!m_document.hasSamples()) {
        clear();
        return;
    }
    const std::size_t model = m_document.session().model;
    const core::ClassifierSettings& settings = m_document.session().settings;
    m_before.take(m_document.rawScored(model), m_document.rawSweep(model), settings);
    if (m_document.sweep() == m_before.sweep)
        m_shown = m_before;
    else
        m_shown.take(m_document.scored(), m_document.sweep(), settings);
    takeModels();
    showValues();
    showChart();
}

/// A model whose sweep is still the same stays as it is.
void CalibrationPanel::takeModels()
{
    const core::ClassifierSettings& settings = m_shown.settings;
    std::vector<Drawn> drawn;
    for (std::size_t model = 0; model < m_document.samples().models.size(); ++model) {
        const auto sweep = m_document.sweep(model);
        const auto known = std::find_if(m_drawn.begin(), m_drawn.end(), [&](const Drawn& each) {
            return each.sweep == sweep && m_drawnWith == settings;
        });
        if (known != m_drawn.end()) {
            drawn.push_back(std::move(*known));
            continue;
        }
        if (auto curve = curveOf(*sweep, settings)) {
            auto intervals = core::calibrationIntervals({m_document.scored(model), *sweep}, *curve,
                                                        settings.outside);
            drawn.push_back({model, sweep, std::move(*curve), std::move(intervals)});
        }
    }
    m_drawn = std::move(drawn);
    m_drawnWith = settings;
}

void CalibrationPanel::showValues()
{
    m_values->setValues(m_before.summary,
                        isCalibrated() ? std::optional(m_shown.summary) : std::nullopt, m_format);
    const auto why = m_document.whyNotCalibrated(m_document.session().model);
    m_note->setText(why ? undefinedText(*why)
                    : isCalibrated()
                        ? tr("Fitted to these very samples: elsewhere it may help less.")
                        : QString());
}

void CalibrationPanel::showChart()
{
    const core::Value& ece = m_before.summary.ece;
    const ModelNames names(m_document);
    m_chart->setMarkerWords({}, seenText(names, m_format));
    if (!ece)
        m_chart->setEmptyText(tr("%1 A calibration makes probabilities of the scores.")
                                  .arg(undefinedText(ece.reason())));
    const core::ClassifierSettings& settings = m_document.session().settings;
    setRemark(settings.binning == core::Binning::Uniform
                  ? tr("%1 bins of one width").arg(settings.bins)
                  : tr("%1 bins of as many samples").arg(settings.bins));
    ChartAxes axes;
    axes.xTitle = tr("mean probability");
    axes.yTitle = tr("share of positives");
    axes.xRange = axes.yRange = ChartRange{0, 1};
    axes.format = m_format;
    m_chart->setSeries(series(names), axes);
    m_chart->setBackdrop(backdrop());
}

const CalibrationPanel::Drawn* CalibrationPanel::front() const
{
    for (const Drawn& drawn : m_drawn)
        if (drawn.model == m_document.session().model)
            return &drawn;
    return nullptr;
}

QString CalibrationPanel::stateInForce() const
{
    return isCalibrated() ? tr("calibrated") : tr("as scored");
}

/// Of a model with a name the legend says whose scores they are.
std::vector<Series> CalibrationPanel::series(const ModelNames& names) const
{
    const auto named = [&names](std::size_t model, const QString& state) {
        //: A model and what its scores are, such as "random forest, as scored"
        return names.areKnown() ? tr("%1, %2").arg(names(model), state) : state;
    };
    std::vector<Series> series;
    for (const Drawn& drawn : m_drawn) {
        const QString ece =
            names.areKnown() ? tr(", ECE %1").arg(valueText(drawn.curve.ece, m_format)) : QString();
        QString name = named(drawn.model, stateInForce());
        if (names.areKnown() && !isCalibrated())
            name = names(drawn.model);
        series.push_back(seriesOf(drawn.curve, name + ece));
        series.back().ending = ece;
    }
    if (!isCalibrated())
        return series;
    if (m_before.curve)
        series.push_back(
            seriesOf(*m_before.curve, named(m_document.session().model, tr("as scored"))));
    if (auto map = fittedMap())
        series.push_back(std::move(*map));
    return series;
}

/// What a score becomes, where scores stand on the axis of probabilities.
std::optional<Series> CalibrationPanel::fittedMap() const
{
    const auto& raw = m_before.sweep;
    if (core::whyNoProbabilities(*raw, core::Outside::Undefined) || !raw->higherIsPositive())
        return std::nullopt;
    Series map;
    map.name = tr("fitted map");
    const auto add = [&map](double score, double probability) {
        map.x.push_back(score);
        map.y.push_back(probability);
    };
    if (calibration() == core::Calibration::Isotonic) {
        const core::IsotonicFit fit(*raw);
        for (const core::IsotonicStep& step : fit.steps()) {
            add(step.from, step.probability);
            if (step.to > step.from)
                add(step.to, step.probability);
        }
        return map;
    }
    const auto fit = core::fitPlatt(*raw);
    if (!fit)
        return std::nullopt;
    for (std::size_t i = 0; i < mapPoints; ++i) {
        const double score = static_cast<double>(i) / static_cast<double>(mapPoints - 1);
        add(score, fit->at(score));
    }
    return map;
}

ChartBackdrop CalibrationPanel::backdrop() const
{
    ChartBackdrop backdrop;
    backdrop.hasDiagonal = true;
    backdrop.whiskers = whiskers();
    if (!m_shown.curve)
        return backdrop;
    double largest = 0;
    for (const core::CalibrationBin& bin : m_shown.curve->bins)
        largest = std::max(largest, bin.weight);
    for (const core::CalibrationBin& bin : m_shown.curve->bins)
        backdrop.bars.push_back({bin.lower, bin.upper, bin.weight / largest});
    return backdrop;
}

/// Of more models than a few they would hide each other.
bool CalibrationPanel::hasWhiskers(const Drawn& drawn) const
{
    return m_drawn.size() <= mostWithWhiskers || drawn.model == m_document.session().model;
}

std::vector<ChartBackdrop::Whisker> CalibrationPanel::whiskers() const
{
    std::vector<ChartBackdrop::Whisker> whiskers;
    for (std::size_t i = 0; i < m_drawn.size(); ++i)
        for (std::size_t bin = 0; hasWhiskers(m_drawn[i]) && bin < m_drawn[i].intervals.size();
             ++bin) {
            const core::Interval& interval = m_drawn[i].intervals[bin];
            whiskers.push_back({m_drawn[i].curve.bins[bin].meanPredicted, interval.low,
                                interval.high, static_cast<int>(i)});
        }
    return whiskers;
}

QString CalibrationPanel::tipNote(double x) const
{
    if (!m_shown.curve)
        return {};
    const auto nearest =
        std::min_element(m_shown.curve->bins.begin(), m_shown.curve->bins.end(),
                         [x](const core::CalibrationBin& a, const core::CalibrationBin& b) {
                             return std::abs(a.meanPredicted - x) < std::abs(b.meanPredicted - x);
                         });
    if (nearest == m_shown.curve->bins.end())
        return {};
    const QString bin =
        tr("bin %1 to %2: %n samples", nullptr, static_cast<int>(nearest->samples))
            .arg(termText(nearest->lower, m_format), termText(nearest->upper, m_format));
    if (!front())
        return bin;
    const core::Interval& interval =
        front()->intervals[static_cast<std::size_t>(nearest - m_shown.curve->bins.begin())];
    //: A bin of the model in front, and the interval of its share of positives
    return tr("%1, 95 %: %2 to %3")
        .arg(hasSeveralModels()
                 ? tr("%1, %2").arg(m_document.modelName(m_document.session().model), bin)
                 : bin,
             termText(interval.low, m_format), termText(interval.high, m_format));
}

void CalibrationPanel::bringUpToDate()
{
    m_refresh->refreshNow();
}

PaperFigure CalibrationPanel::paperFigure() const
{
    return figureOfModels(m_document,
                          [this](const ModelNames& names) { return figureWith(names); });
}

PaperFigure CalibrationPanel::figureWith(const ModelNames& names) const
{
    Chart chart = m_chart->chart();
    if (!chart.series.empty())
        chart.series = series(names);
    PaperFigure figure = ui::paperFigure(chart);
    figure.kind = QStringLiteral("calibration");
    figure.title = title();
    figure.whyNone = m_chart->emptyText();
    if (!figure.paint)
        return figure;
    figure.description = joinedSentences(
        {tr("Calibration curve: the share of positives against the mean probability in each bin."),
         seenText(names, {m_format.digits, QLocale::c()})});
    figure.caption = caption(names);
    figure.guides = tr("On the dashed line both are equal.");
    figure.methods = methods();
    figure.names.clear();
    for (const Drawn& drawn : m_drawn)
        figure.names.push_back({names(drawn.model), static_cast<int>(figure.names.size())});
    std::vector<std::pair<QString, std::vector<double>>> samples;
    for (const Drawn& drawn : m_drawn) {
        const QString heading = tr("samples in the bin");
        auto& [name, numbers] = samples.emplace_back(
            hasSeveralModels() ? tr("%1: %2").arg(m_document.modelName(drawn.model), heading)
                               : heading,
            std::vector<double>());
        for (const core::CalibrationBin& bin : drawn.curve.bins)
            numbers.push_back(static_cast<double>(bin.samples));
    }
    figure.data = [chart, samples] {
        FigureData found = figureData(chart);
        FigureColumns columns(std::move(found.table), chart.axes.format.digits);
        for (const auto& [name, numbers] : samples)
            columns.add(name, numbers);
        found.table = columns.take();
        return found;
    };
    return figure;
}

/// Where each curve lies, and where it is farthest from what it says.
QString CalibrationPanel::seenText(const ModelNames& names, const NumberFormat& format) const
{
    QStringList sentences;
    for (const Drawn& drawn : m_drawn) {
        const core::CalibrationBin& worst = drawn.curve.bins[drawn.curve.worstBin()];
        sentences << tr("%1 lies above the diagonal in %2 of %3 bins; its largest gap is %4, in "
                        "the bin %5 to %6.")
                         //: In place of a model's name, where a sentence begins
                         .arg(names.areKnown() ? names(drawn.model) : tr("The curve"))
                         .arg(drawn.curve.binsAbove())
                         .arg(drawn.curve.bins.size())
                         .arg(valueText(worst.gap(), format), termText(worst.lower, format),
                              termText(worst.upper, format));
    }
    return joinedSentences(sentences);
}

QString CalibrationPanel::whiskersSentence() const
{
    if (m_drawn.empty())
        return {};
    const bool hasAll = m_drawn.size() <= mostWithWhiskers;
    const QString whose = m_document.modelName(m_document.session().model);
    return joinedSentences(
        {hasAll ? tr("Whiskers are the shares' 95 % intervals by Wilson.")
                : tr("Whiskers are the 95 % intervals by Wilson of the shares of %1.").arg(whose),
         m_drawn.front().sweep->isWeighted()
             ? tr("For them weighted samples count as Kish's effective number.")
             : QString()});
}

QString CalibrationPanel::missingSentence() const
{
    QStringList missing;
    for (std::size_t model = 0; model < m_document.samples().models.size(); ++model)
        if (std::none_of(m_drawn.begin(), m_drawn.end(),
                         [model](const Drawn& drawn) { return drawn.model == model; }))
            missing << m_document.modelName(model);
    return missing.isEmpty() ? QString()
                             : tr("The scores of %1 are no probabilities.")
                                   .arg(missing.join(tr(", ", "between models")));
}

QString CalibrationPanel::shownSentence(const ModelNames& names) const
{
    if (!names.areKnown())
        return tr("Calibration: the share of positives against the mean probability in each bin; "
                  "the bars at the foot say how many samples a bin has.");
    const QString inFront = names(m_document.session().model);
    QStringList drawn;
    for (const Drawn& each : m_drawn)
        drawn << names(each.model);
    if (drawn.size() > 1)
        return tr("Calibration of the models %1: the share of positives against the mean "
                  "probability in each bin; the bars at the foot say how many samples a bin of %2 "
                  "has.")
            .arg(drawn.join(tr(", ", "between models")), inFront);
    return tr("Calibration of the model %1: the share of positives against the mean probability "
              "in each bin; the bars at the foot say how many samples a bin has.")
        .arg(drawn.value(0, inFront));
}

QString CalibrationPanel::caption(const ModelNames& names) const
{
    return joinedSentences({
        shownSentence(names),
        whiskersSentence(),
        missingSentence(),
    });
}

QString CalibrationPanel::methods() const
{
    const auto values = [this](const core::CalibrationSummary& summary) {
        return valuesSentence({{tr("ECE"), summary.ece},
                               {tr("MCE"), summary.mce},
                               {tr("Brier score"), summary.brier},
                               {tr("log loss"), summary.logLoss},
                               {tr("AUC"), summary.auc}},
                              m_format.digits);
    };
    return joinedSentences({
        binningSentences(m_document.session().settings),
        values(m_shown.summary),
        isCalibrated() ? tr("As scored: %1").arg(values(m_before.summary)) : QString(),
        conventions(),
    });
}

QString CalibrationPanel::tableCaption() const
{
    return joinedSentences({binningSentences(m_document.session().settings), conventions()});
}

QString CalibrationPanel::conventions() const
{
    return joinedSentences({
        tr("ECE is the mean distance over bins, each weighing as its samples do, MCE the largest."),
        clipSentence(m_document.session().settings),
        samplesCaption(m_document),
    });
}

}  // namespace ui
