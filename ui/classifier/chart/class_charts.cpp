// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/class_charts.h"

#include "core/classification/multiclass/class_curves.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/roc.h"
#include "ui/charts/chart/figure_columns.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/chart_paper.h"
#include "ui/charts/figure/curve_paper.h"
#include "ui/charts/figure/matrix_figure.h"
#include "ui/charts/figure/query_figure.h"
#include "ui/classifier/chart/model_curves.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/model_names.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/text/language/clinical_names.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/tables/class_tables.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/classifier_text.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>

namespace ui {

namespace {

using Sweep = std::shared_ptr<const core::ThresholdSweep>;

/// The calibration error of each sample's highest score.
constexpr const char* ofHighestScore = "confidence_ece";

template <class View>
std::shared_ptr<const core::Curve> curveOf(const Sweep& sweep, core::CurveOrder order)
{
    const View view(*sweep);
    return std::make_shared<const core::Curve>(
        core::curvePoints(view.size(), [sweep, view](std::size_t i) { return view.at(i); }), order);
}

bool isDrawn(const core::ThresholdSweep& sweep, ClassChart kind)
{
    return kind == ClassChart::Roc ? !sweep.missingClass() : sweep.positives() > 0;
}

core::Value valueNamed(const core::ClassValues& values, const char* id)
{
    const auto found = std::ranges::find(values.values, id, &core::NamedClassValue::id);
    return found == values.values.end() ? core::Value(core::Undefined::NoSamples) : found->value;
}

/// The lines of curves() without words.
std::vector<ClassChartFacts::Line> linesOf(ClassChart kind, const std::vector<Sweep>& sweeps,
                                           const Sweep& all, const core::ClassValues& values)
{
    using core::CurveOrder;
    const bool isRoc = kind == ClassChart::Roc;
    std::vector<ClassChartFacts::Line> lines;
    std::vector<core::ThresholdSweep> averaged;
    const auto add = [&](std::size_t of, const Sweep& sweep) {
        if (isRoc)
            lines.push_back(
                {of, curveOf<core::RocCurve>(sweep, CurveOrder::Monotone), core::auc(*sweep)});
        else
            lines.push_back({of, curveOf<core::PrCurve>(sweep, CurveOrder::MonotoneX),
                             core::averagePrecision(*sweep),
                             curveOf<core::PrSteps>(sweep, CurveOrder::MonotoneX)});
    };
    for (std::size_t each = 0; each < sweeps.size(); ++each)
        if (isDrawn(*sweeps[each], kind)) {
            add(each, sweeps[each]);
            averaged.push_back(*sweeps[each]);
        }
    if (averaged.empty())
        return lines;
    lines.push_back(
        {sweeps.size(),
         isRoc ? core::curveThrough(core::macroRoc(averaged), CurveOrder::Monotone)
               : core::curveThrough(core::macroPrecisionRecall(averaged), CurveOrder::MonotoneX),
         valueNamed(values, isRoc ? "macro_auc" : "macro_average_precision")});
    add(sweeps.size() + 1, all);
    return lines;
}

}  // namespace

ClassChartFacts classChartFacts(const core::ClassSamples& samples,
                                const core::ClassifierSettings& settings,
                                const std::stop_token& stop)
{
    ClassChartFacts facts;
    facts.values = core::classValues(samples, settings, stop);
    if (samples.scores.empty())
        return facts;
    std::vector<Sweep> sweeps;
    for (std::size_t each = 0; each < samples.classes.size() && !stop.stop_requested(); ++each) {
        sweeps.push_back(
            std::make_shared<const core::ThresholdSweep>(core::sweepAgainstRest(samples, each)));
        facts.calibration.push_back(core::calibrationCurve(*sweeps.back(), settings));
    }
    if (stop.stop_requested())
        return facts;
    facts.calibration.push_back(core::confidenceCalibration(samples, settings));
    const auto all = std::make_shared<const core::ThresholdSweep>(core::microSweep(samples));
    facts.roc = linesOf(ClassChart::Roc, sweeps, all, facts.values);
    if (!stop.stop_requested())
        facts.precisionRecall = linesOf(ClassChart::PrecisionRecall, sweeps, all, facts.values);
    return facts;
}

std::shared_ptr<const core::ClassIntervals>
legendIntervals(const core::ClassSamples& samples, const core::ClassifierSettings& settings,
                const ClassChartFacts& facts, const std::stop_token& stop)
{
    constexpr std::size_t mostResampled = 20'000;
    if (samples.size() * samples.classes.size() > mostResampled || facts.roc.empty())
        return {};
    return std::make_shared<const core::ClassIntervals>(
        core::classIntervals(samples, facts.values, settings, {}, everyCore(), stop));
}

ClassCharts::ClassCharts(const ClassifierDocument& document,
                         std::shared_ptr<const ClassChartFacts> facts, const NumberFormat& format,
                         std::shared_ptr<const core::ClassIntervals> intervals)
    : m_document(document)
    , m_format(format)
    , m_intervals(std::move(intervals))
{
    if (!document.several())
        return;
    m_classes = document.classWords();
    m_facts = std::move(facts);
}

QString ClassCharts::title(ClassChart kind) const
{
    switch (kind) {
    case ClassChart::Roc:
        return tr("ROC curves of all classes");
    case ClassChart::PrecisionRecall:
        return tr("Precision–recall curves of all classes");
    case ClassChart::Calibration:
        return tr("Calibration of all classes");
    case ClassChart::Matrix:
        break;
    }
    return tr("Confusion matrix");
}

QString ClassCharts::whyEmpty(ClassChart kind) const
{
    if (kind == ClassChart::Matrix && (m_classes.isEmpty() || m_facts))
        return m_document.counts().total() > 0
                   ? QString()
                   : tr("Open or paste a table of labels and scores to see the confusion matrix.");
    if (m_classes.isEmpty())
        return tr("These samples have only two classes.");
    if (!m_facts)
        return tr("Calculating…");
    if (m_facts->calibration.empty())
        return tr("The table contains predicted classes, but no scores. Add a score column for "
                  "each class.");
    if (kind == ClassChart::Calibration)
        return calibration().series.empty() ? tr("None of the classes’ scores are probabilities.")
                                            : QString();
    return lines(kind).empty() ? tr("All samples belong to the same class.") : QString();
}

/// As the value: an average, or the class's own.
std::optional<core::Interval> ClassCharts::intervalOf(ClassChart kind, const Line& line) const
{
    if (!m_intervals || !line.area)
        return std::nullopt;
    const bool isRoc = kind == ClassChart::Roc;
    const auto known = [](const core::ClassInterval& interval) {
        return interval ? std::optional(*interval) : std::nullopt;
    };
    if (line.of < m_intervals->ofClass.size()) {
        const core::IntervalsOfClass& own = m_intervals->ofClass[line.of];
        return known(isRoc ? own.auc : own.averagePrecision);
    }
    const bool isMacro = line.of == m_intervals->ofClass.size();
    return intervalNamed(isRoc     ? (isMacro ? "macro_auc" : "micro_auc")
                         : isMacro ? "macro_average_precision"
                                   : "micro_average_precision");
}

bool ClassCharts::hasIntervals(ClassChart kind) const
{
    if (kind == ClassChart::Calibration)
        return intervalNamed(ofHighestScore).has_value();
    return m_intervals && kind != ClassChart::Matrix;
}

std::optional<core::Interval> ClassCharts::intervalNamed(std::string_view id) const
{
    if (!m_intervals)
        return std::nullopt;
    const auto& values = m_facts->values.values;
    const auto found = std::ranges::find(values, id, &core::NamedClassValue::id);
    if (found == values.end())
        return std::nullopt;
    const auto& interval = m_intervals->values[static_cast<std::size_t>(found - values.begin())];
    return interval ? std::optional(*interval) : std::nullopt;
}

core::Value ClassCharts::valueOf(const char* id) const
{
    return valueNamed(m_facts->values, id);
}

const std::vector<ClassCharts::Line>& ClassCharts::lines(ClassChart kind) const
{
    return kind == ClassChart::Roc ? m_facts->roc : m_facts->precisionRecall;
}

QString ClassCharts::nameOf(const Line& line) const
{
    const auto each = static_cast<qsizetype>(line.of);
    if (each < m_classes.size())
        return m_classes[each];
    if (each == m_classes.size())
        //: The mean curve of all classes
        return tr("Macro average");
    //: The curve of all classes' scores together
    return tr("Micro average");
}

CurveLine ClassCharts::legendLine(const Line& line, const QString& fact) const
{
    const QString name = nameOf(line);
    const QString legend = detailedText(name, fact);
    return {legend, line.curve, detailBehind(name, legend), line.drawn};
}

CurveChart ClassCharts::curves(ClassChart kind) const
{
    const bool isRoc = kind == ClassChart::Roc;
    CurveChart chart;
    for (const Line& line : lines(kind)) {
        const QString area = valueText(line.area, m_format);
        chart.lines.push_back(
            legendLine(line, isRoc ? tr("AUC %1").arg(area) : tr("AP %1").arg(area)));
    }
    chart.isOfShares = true;
    chart.format = m_format;
    chart.xTitle = isRoc ? tr("false positive rate") : tr("recall");
    chart.yTitle = isRoc ? tr("true positive rate (recall)") : tr("precision");
    chart.clinicalX = isRoc ? tr("1 − Specificity") : tr("Sensitivity");
    chart.clinicalY = isRoc ? tr("Sensitivity") : tr("Positive predictive value");
    if (ClinicalNames::areUsed()) {
        chart.xTitle = chart.clinicalX;
        chart.yTitle = chart.clinicalY;
    }
    if (isRoc)
        chart.decorations.push_back({CurveDecoration::Style::Guide, {{0, 0}, {1, 1}}, {}, 0});
    return chart;
}

Chart ClassCharts::calibration() const
{
    Chart chart;
    chart.axes.xTitle = tr("mean probability");
    chart.axes.yTitle = tr("share of the class");
    chart.axes.clinicalX = tr("Predicted probability");
    chart.axes.clinicalY = tr("Observed proportion");
    chart.axes.areTitlesWords = true;
    chart.axes.xRange = chart.axes.yRange = ChartRange{0, 1};
    chart.axes.isSquare = true;
    chart.axes.format = m_format;
    chart.backdrop.hasDiagonal = true;
    const std::size_t curves = m_facts ? m_facts->calibration.size() : 0;
    for (std::size_t each = 0; each < curves; ++each) {
        const ClassChartFacts::Calibration& curve = m_facts->calibration[each];
        if (!curve)
            continue;
        //: The calibration curve of the class with the highest score of each sample
        const QString name =
            each + 1 < curves ? m_classes[static_cast<qsizetype>(each)] : tr("Highest score");
        Series series;
        series.name = detailedText(name, tr("ECE %1").arg(valueText(curve->ece, m_format)));
        series.ending = detailBehind(name, series.name);
        for (const core::CalibrationBin& bin : curve->bins) {
            series.x.push_back(bin.meanPredicted);
            series.y.push_back(bin.fractionPositive);
        }
        chart.series.push_back(std::move(series));
    }
    return chart;
}

MatrixChart ClassCharts::matrix() const
{
    MatrixChart chart;
    chart.xTitle = tr("Predicted class");
    chart.yTitle = tr("True class");
    chart.format = m_format;
    if (!m_classes.isEmpty()) {
        chart.classes = m_classes;
        for (std::size_t label = 0; label < m_facts->values.matrix.size(); ++label)
            for (std::size_t predicted = 0; predicted < m_facts->values.matrix.size(); ++predicted)
                chart.cells.push_back(m_facts->values.matrix.at(label, predicted));
        return chart;
    }
    const core::ConfusionMatrix counts = m_document.counts();
    chart.classes = {m_document.positiveWord(), m_document.negativeWord()};
    chart.cells = {counts.tp, counts.fn, counts.fp, counts.tn};
    if (m_document.samples().models.size() > 1)
        chart.xTitle = remarkedText(chart.xTitle, m_document.modelName(m_document.session().model));
    return chart;
}

QString ClassCharts::areasSentence(ClassChart kind) const
{
    const NumberFormat format = m_format.onPaper();
    QStringList known;
    NamedValues unknown;
    for (const Line& line : lines(kind)) {
        if (!line.area) {
            unknown.emplace_back(nameOf(line), line.area);
            continue;
        }
        const QString value = valueText(line.area, format);
        const auto interval = intervalOf(kind, line);
        known << (interval ? tr("%1 = %2 (95% CI: %3 to %4)")
                                 .arg(nameOf(line), value, valueText(interval->low, format),
                                      valueText(interval->high, format))
                           : Wording::tr("%1 = %2").arg(nameOf(line), value));
    }
    const QString values =
        joinedSentences({known.isEmpty() ? QString() : asSentence(phrasesText(known)),
                         valuesSentence(unknown, format.digits)});
    return kind == ClassChart::Roc ? tr("Areas under the ROC curves (AUC): %1").arg(values)
                                   : tr("Average precisions (AP): %1").arg(values);
}

QString ClassCharts::caption(ClassChart kind) const
{
    switch (kind) {
    case ClassChart::Roc:
        return joinedSentences({tr("ROC curves of each class against the rest, with their macro "
                                   "and micro averages."),
                                countsSentence(), areasSentence(kind)});
    case ClassChart::PrecisionRecall:
        return joinedSentences({tr("Precision–recall curves of each class against the rest, with "
                                   "their macro and micro averages."),
                                countsSentence(), areasSentence(kind)});
    case ClassChart::Calibration:
        return joinedSentences(
            {tr("Calibration of each class’s score (the share of the class against the mean "
                "probability in each bin) and of the highest score (how often its class is "
                "correct)."),
             countsSentence()});
    case ClassChart::Matrix:
        break;
    }
    const std::size_t model = m_document.session().model;
    const QString name = m_document.several() ? QString() : ModelNames(m_document)(model);
    return joinedSentences(
        {name.isEmpty() ? tr("Confusion matrix: rows are true classes, columns are predicted "
                             "classes.")
                        : tr("Confusion matrix of %1: rows are true classes, columns are "
                             "predicted classes.")
                              .arg(name),
         m_document.samples().weights.empty()
             ? tr("Cells show the number of samples and their share of the row, which sets the "
                  "shade; the shares have no intervals.")
             : tr("Cells show the sum of the weights of samples and their share of the row, which "
                  "sets the shade; the shares have no intervals."),
         countsSentence(),
         m_document.several() || !m_document.hasSamples()
             ? QString()
             : predictedSentence(m_document, model, m_format.digits)});
}

/// "n = 300, 87 positive.", or of each class.
QString ClassCharts::countsSentence() const
{
    const core::ClassSamples* several = m_document.several();
    return several ? classCountsSentence(m_facts->values, several->classes)
                   : sampleCountsSentence(m_document);
}

QString ClassCharts::methods(ClassChart kind) const
{
    const core::ClassSamples* several = m_document.several();
    if (!several)
        return samplesCaptionAtThreshold(m_document, m_format.digits);
    const QString rules = classesCaption(m_document, m_facts->values);
    const QString averages = tr(
        "The micro average pools the scores of all classes. A score is positive if it belongs to "
        "the sample’s true class.");
    const QString intervals =
        hasIntervals(kind)
            ? tr("For the intervals, the samples of each class are resampled separately; the ends "
                 "are the 2.5% and 97.5% quantiles of the resamples.")
            : QString();
    switch (kind) {
    case ClassChart::Roc:
        return joinedSentences(
            {ClinicalNames::areUsed()
                 ? tr("The macro average is the mean of the classes’ sensitivities at each "
                      "specificity.")
                 : tr("The macro average is the mean of the classes’ true positive rates at each "
                      "false positive rate."),
             averages,
             tr("The macro AUC is the mean of the classes’ AUCs. Hand and Till’s M is the mean AUC "
                "over all pairs of classes, each computed on the samples of both classes with the "
                "scores of one and then of the other. It does not depend on class sizes."),
             valuesSentence({{tr("Hand and Till’s M"), valueOf("hand_till_m")}}, m_format.digits),
             intervals, rules});
    case ClassChart::PrecisionRecall:
        return joinedSentences(
            {ClinicalNames::areUsed()
                 ? tr("The macro average is the mean of the classes’ positive predictive values at "
                      "each sensitivity; the macro AP is the mean of the classes’ APs.")
                 : tr("The macro average is the mean of the classes’ precisions at each recall; "
                      "the macro AP is the mean of the classes’ APs."),
             averages, intervals, rules});
    case ClassChart::Calibration:
        return joinedSentences({binningSentences(m_document.session().settings),
                                valuesSentence({{tr("Class-wise ECE"), valueOf("class_ece")},
                                                {tr("Brier score"), valueOf("brier")}},
                                               m_format.digits),
                                definitions({"class_ece", ofHighestScore, "brier"}), intervals,
                                rules});
    case ClassChart::Matrix:
        break;
    }
    return joinedSentences({valuesSentence({{tr("Accuracy"), valueOf("accuracy")},
                                            {tr("Cohen’s κ"), valueOf("kappa")},
                                            {tr("MCC"), valueOf("mcc")}},
                                           m_format.digits),
                            definitions({"accuracy", "kappa", "mcc"}), rules});
}

QString ClassCharts::definitions(std::initializer_list<const char*> ids)
{
    QStringList sentences;
    for (const char* id : ids)
        sentences << labelledText(classValueName(id), classValueAbout(id));
    return joinedSentences(sentences);
}

QString ClassCharts::wholeText(ClassChart kind) const
{
    if (!whyEmpty(kind).isEmpty())
        return {};
    if (kind != ClassChart::Matrix)
        return caption(kind);
    const MatrixChart chart = matrix();
    QStringList rows;
    for (int row = 0; row < chart.size(); ++row) {
        QStringList cells;
        for (int column = 0; column < chart.size(); ++column)
            cells << tr("%1 as %2", "samples predicted as a class")
                         .arg(tallyText(chart.at(row, column), m_format.locale),
                              chart.classes[column]);
        rows << tr("Of %1: %2.", "a true class and how its samples are predicted")
                    .arg(chart.classes[row], listText(cells));
    }
    return joinedSentences(QStringList{caption(kind)} + rows);
}

PaperFigure ClassCharts::curvesFigure(ClassChart kind) const
{
    CurveChart chart = curves(kind);
    for (std::size_t i = 0; i < chart.lines.size(); ++i)
        if (const auto interval = intervalOf(kind, lines(kind)[i]))
            ModelCurves::addInterval(chart.lines[i], *interval, m_format.onPaper());
    const CurvePlane plane{chart.x, chart.y};
    PaperFigure figure = paperFigure(chart, plane, std::nullopt, {}, caption(kind));
    CurveNumbers numbers;
    for (const Line& line : lines(kind))
        numbers.names << nameOf(line);
    figure.data = [chart, plane, numbers] { return figureData(chart, plane, numbers); };
    if (kind == ClassChart::Roc)
        figure.guides = tr("Dashed line: chance.");
    return figure;
}

PaperFigure ClassCharts::calibrationFigure() const
{
    const Chart plain = calibration();
    Chart chart = plain;
    // No class’s own ECE has an interval.
    const auto interval = intervalNamed(ofHighestScore);
    if (interval && !m_facts->calibration.empty() && m_facts->calibration.back())
        ModelCurves::addInterval(chart.series.back(), *interval, m_format.onPaper());
    PaperFigure figure = paperFigure(chart);
    figure.guides = tr("Dashed line: perfect calibration.");
    figure.data = [plain] { return figureData(plain); };
    return figure;
}

PaperFigure ClassCharts::matrixFigure() const
{
    const MatrixChart chart = matrix();
    PaperFigure figure;
    figure.description = wholeText(ClassChart::Matrix);
    for (const QString& name : chart.classes)
        figure.names.push_back({name});
    if (m_classes.isEmpty() && m_document.hasSamples())
        for (std::size_t model = 0; model < m_document.samples().models.size(); ++model)
            addNames(figure.names, {{m_document.modelName(model)}});
    figure.paint = [chart](QPaintDevice& device, QSizeF points, const FigureStyle& style) {
        paintQueries<MatrixFigure>(chart, std::nullopt, device, points, style);
    };
    FigureColumns columns(m_format.digits);
    columns.add(tr("true class"), chart.classes);
    for (int column = 0; column < chart.size(); ++column) {
        std::vector<double> counts;
        for (int row = 0; row < chart.size(); ++row)
            counts.push_back(chart.at(row, column));
        columns.add(tr("predicted %1").arg(chart.classes[column]), counts);
    }
    FigureData data;
    data.table = columns.take();
    figure.data = [data] { return data; };
    return figure;
}

PaperFigure ClassCharts::figure(ClassChart kind) const
{
    PaperFigure figure;
    const QString why = whyEmpty(kind);
    if (why.isEmpty())
        figure = kind == ClassChart::Matrix        ? matrixFigure()
                 : kind == ClassChart::Calibration ? calibrationFigure()
                                                   : curvesFigure(kind);
    constexpr std::array names{"class-roc", "class-pr", "class-calibration", "confusion"};
    figure.kind = QLatin1String(names[static_cast<std::size_t>(kind)]);
    figure.title = title(kind);
    figure.whyNone = why;
    if (!figure.paint)
        return figure;
    figure.caption = joinedSentences(
        {caption(kind),
         hasIntervals(kind) ? classIntervalsSentence(core::BootstrapRules()) : QString()});
    figure.methods = methods(kind);
    return figure;
}

}  // namespace ui
