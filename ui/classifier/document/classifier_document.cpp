// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/document/classifier_document.h"

#include "core/classification/calibration/calibration.h"
#include "core/classification/multiclass/class_rows.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/ranked_pairs.h"
#include "core/classification/thresholds/roc_hull.h"
#include "ui/classifier/document/classifier_edits.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/thin_space.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/document/spoken_step.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <initializer_list>
#include <map>
#include <utility>

namespace ui {

namespace {

/// Below this many samples a thread costs more than it saves.
constexpr std::size_t manySamples = 100'000;

core::Threads threadsFor(std::size_t samples)
{
    return samples < manySamples ? core::Threads() : everyCore();
}

std::shared_ptr<const core::ThresholdSweep> sweepOf(const core::ScoredLabels& samples)
{
    return std::make_shared<const core::ThresholdSweep>(samples, threadsFor(samples.size()));
}

/// Values of id(): steps with the same one may merge.
enum MergeId { MergeThresholds = 1, MergeSettings, MergeTyped };

/// A spin box or cell that changes in several steps while typing makes one undo step.
/// @param touched the changed values, one bit each
StepMerge mergeOf(MergeId kind, int touched)
{
    return {std::has_single_bit(unsigned(touched)) ? kind : -1, touched};
}

int bits(std::initializer_list<bool> flags)
{
    int result = 0;
    for (const bool flag : flags)
        result = result << 1 | int(flag);
    return result;
}

int differences(const core::ClassifierSettings& a, const core::ClassifierSettings& b)
{
    return bits({a.beta != b.beta, a.clip != b.clip, a.outside != b.outside, a.bins != b.bins,
                 a.binning != b.binning, a.closed != b.closed, a.calibration != b.calibration,
                 a.folds != b.folds, a.foldsBy != b.foldsBy,
                 a.costs.falsePositive != b.costs.falsePositive,
                 a.costs.falseNegative != b.costs.falseNegative, a.costs.prior != b.costs.prior,
                 a.fixedFpr != b.fixedFpr, a.fixedRecall != b.fixedRecall,
                 a.fixedPrecision != b.fixedPrecision, a.fixedFlagged != b.fixedFlagged});
}

int differences(const core::ConfusionMatrix& a, const core::ConfusionMatrix& b)
{
    return bits({a.tp != b.tp, a.fp != b.fp, a.fn != b.fn, a.tn != b.tn});
}

std::size_t bytesOf(const core::Samples& samples)
{
    std::size_t bytes = samples.size() + samples.weights.size() * sizeof(double) +
                        samples.groups.size() * sizeof(std::uint32_t);
    for (const core::ModelScores& model : samples.models)
        bytes += model.values.size() * sizeof(double);
    for (const core::SampleColumn& column : samples.columns)
        bytes += column.of.size() * sizeof(std::uint32_t);
    for (const std::string& id : samples.ids)
        bytes += sizeof id + id.size();
    return bytes;
}

std::size_t bytesOf(const core::ClassSamples& samples)
{
    return samples.size() * (samples.scores.size() * sizeof(double) + 2 * sizeof(std::uint32_t) +
                             (samples.weights.empty() ? 0 : sizeof(double)));
}

QString shortText(double number)
{
    if (std::isinf(number))
        return number > 0 ? QStringLiteral("∞") : QStringLiteral("−∞");
    return QString::number(number, 'g', 6).replace(QLatin1Char('-'), QChar(0x2212));
}

class MoveThreshold : public MergingStep<double, std::size_t, std::optional<core::ThresholdAim>>,
                      public SpokenStep {
public:
    using MergingStep::MergingStep;

    QString spoken() const override
    {
        return ClassifierDocument::tr("threshold %1").arg(shortText(std::get<0>(m_fields)));
    }
};

}  // namespace

/// The settings that decide what scores become.
struct Recalibration {
    core::Calibration method = core::Calibration::None;
    std::size_t folds = 0;
    core::FoldsBy foldsBy = core::FoldsBy::Random;

    bool operator==(const Recalibration&) const = default;
};

/// Values derived from one model's scores; an empty member has not been computed yet.
struct ClassifierDocument::DerivedModel {
    std::shared_ptr<const core::ThresholdSweep> raw;
    std::shared_ptr<const core::ThresholdSweep> sweep;
    std::optional<core::Result<std::vector<double>, core::Undefined>> calibrated;
    std::optional<core::WeightedPairs> pairs;
    std::optional<core::Value> auc;
    std::shared_ptr<const core::RocHull> hull;
    struct Aimed {
        core::ThresholdAim aim;
        core::Value threshold;
    };
    std::optional<Aimed> aimed;
};

/// Derived models with the import options they were derived under.
struct ClassifierDocument::Derived {
    std::vector<DerivedModel> models;
    std::uint8_t positive = 1;
    bool higherIsPositive = true;
    Recalibration recalibration = {};
};

ClassifierDocument::ClassifierDocument(QObject* parent)
    : SessionDocument(parent)
    , m_derived(std::make_unique<Derived>())
{
    m_session.samples.models.push_back({"score", {}});
}

ClassifierDocument::~ClassifierDocument() = default;

QString ClassifierDocument::title() const
{
    return m_session.name.empty() ? tr("New samples") : QString::fromStdString(m_session.name);
}

core::AnySession ClassifierDocument::snapshot() const
{
    core::SampleSession session = m_session;
    if (m_walksFrom) {
        session.threshold = m_walksFrom->threshold;
        session.aim = m_walksFrom->aim;
    }
    return session;
}

ClassifierDocument::DerivedModel& ClassifierDocument::derived(std::size_t model) const
{
    Derived& derived = *m_derived;
    if (derived.positive != m_session.positive ||
        derived.higherIsPositive != m_session.higherIsPositive)
        derived = {{}, m_session.positive, m_session.higherIsPositive, derived.recalibration};
    const core::ClassifierSettings& settings = m_session.settings;
    const Recalibration wanted{settings.calibration, settings.folds, settings.foldsBy};
    if (derived.recalibration != wanted)
        for (DerivedModel& each : derived.models) {
            DerivedModel kept;
            kept.raw = each.raw;
            each = std::move(kept);
        }
    derived.recalibration = wanted;
    derived.models.resize(samples().models.size());
    return derived.models[model];
}

core::ScoredLabels ClassifierDocument::rawScored(std::size_t model) const
{
    return core::scoredLabels(samples(), model, m_session.positive, m_session.higherIsPositive);
}

core::ScoredLabels ClassifierDocument::scored(std::size_t model) const
{
    core::ScoredLabels scored = rawScored(model);
    if (m_session.settings.calibration == core::Calibration::None)
        return scored;
    auto& calibrated = derived(model).calibrated;
    if (!calibrated)
        calibrated =
            core::calibrated(scored,
                             core::foldsOf(scored, samples().groups, samples().groupNames.size(),
                                           m_session.settings),
                             m_session.settings.calibration, threadsFor(scored.size()));
    if (*calibrated) {
        scored.scores = **calibrated;
        scored.higherIsPositive = true;
    }
    return scored;
}

core::SampleView ClassifierDocument::view() const
{
    return {&samples(), scored(), threshold(), m_session.settings, several()};
}

std::optional<core::Undefined> ClassifierDocument::whyNotCalibrated(std::size_t model) const
{
    scored(model);
    const auto& calibrated = derived(model).calibrated;
    if (!calibrated || *calibrated)
        return std::nullopt;
    return calibrated->error();
}

bool ClassifierDocument::isCalibrated(std::size_t model) const
{
    return hasSamples() && m_session.settings.calibration != core::Calibration::None &&
           !whyNotCalibrated(model);
}

std::shared_ptr<const core::ThresholdSweep> ClassifierDocument::rawSweep(std::size_t model) const
{
    auto& sweep = derived(model).raw;
    if (!sweep)
        sweep = sweepOf(rawScored(model));
    return sweep;
}

std::shared_ptr<const core::ThresholdSweep> ClassifierDocument::sweep(std::size_t model) const
{
    if (m_session.settings.calibration == core::Calibration::None)
        return rawSweep(model);
    const core::ScoredLabels calibrated = scored(model);
    auto& sweep = derived(model).sweep;
    if (!sweep)
        sweep = derived(model).calibrated->hasValue() ? sweepOf(calibrated) : rawSweep(model);
    return sweep;
}

const core::WeightedPairs& ClassifierDocument::pairs(std::size_t model) const
{
    const auto sweep = this->sweep(model);
    auto& pairs = derived(model).pairs;
    if (!pairs)
        pairs = core::weightedPairsOf(*sweep);
    return *pairs;
}

core::Value ClassifierDocument::auc(std::size_t model) const
{
    const auto sweep = this->sweep(model);
    auto& auc = derived(model).auc;
    if (!auc)
        auc = core::auc(*sweep);
    return *auc;
}

std::shared_ptr<const core::RocHull> ClassifierDocument::hull(std::size_t model) const
{
    const auto sweep = this->sweep(model);
    auto& hull = derived(model).hull;
    if (!hull)
        hull = std::make_shared<const core::RocHull>(*sweep);
    return hull;
}

double ClassifierDocument::threshold(std::size_t model) const
{
    return aim() ? aimedThreshold(model).valueOr(threshold()) : threshold();
}

std::vector<double> ClassifierDocument::thresholds() const
{
    std::vector<double> thresholds;
    for (std::size_t model = 0; model < samples().models.size(); ++model)
        thresholds.push_back(threshold(model));
    return thresholds;
}

core::Value ClassifierDocument::aimedThreshold(std::size_t model) const
{
    const auto sweep = this->sweep(model);
    auto& aimed = derived(model).aimed;
    if (!aimed || aimed->aim != *m_session.aim)
        aimed = {*m_session.aim, core::thresholdFor(*m_session.aim, *sweep)};
    return aimed->threshold;
}

std::optional<core::ThresholdAim> ClassifierDocument::aim() const
{
    if (!m_session.aim)
        return std::nullopt;
    bool isAimed = false;
    if (const core::Value own = aimedThreshold(m_session.model))
        isAimed = *own == threshold();
    else  // the current model reaches no aim; perhaps others do
        for (std::size_t model = 0; model < samples().models.size() && !isAimed; ++model)
            isAimed = aimedThreshold(model).isDefined();
    return isAimed ? m_session.aim : std::nullopt;
}

std::optional<core::Undefined> ClassifierDocument::whyNotAimed(std::size_t model) const
{
    if (!aim())
        return std::nullopt;
    const core::Value own = aimedThreshold(model);
    return own ? std::nullopt : std::optional(own.reason());
}

std::size_t ClassifierDocument::point() const
{
    return sweep()->pointAt(threshold());
}

core::ConfusionMatrix ClassifierDocument::counts() const
{
    return counts(m_session.model);
}

core::ConfusionMatrix ClassifierDocument::counts(std::size_t model) const
{
    if (!hasSamples())
        return m_session.typed.value_or(core::ConfusionMatrix{});
    const auto sweep = this->sweep(model);
    return sweep->counts(sweep->pointAt(threshold(model)));
}

core::Value ClassifierDocument::rate(core::ThresholdMetric rate) const
{
    return core::thresholdMetricOf(rate, counts(), m_session.settings.beta);
}

core::Outcome ClassifierDocument::outcome(std::size_t sample) const
{
    return core::outcomeOf(scored(), sample, threshold());
}

QString ClassifierDocument::nameOf(std::size_t sample) const
{
    return samples().ids.empty() ? QString::number(sample + 1)
                                 : QString::fromStdString(samples().ids[sample]);
}

QString ClassifierDocument::classWord(std::uint8_t label) const
{
    //: The rest of several classes, without one of them: "not cat"
    return several() && label == 0 ? closedUp(tr("not %1").arg(classWord(1)))
                                   : QString::fromStdString(samples().classes[label]);
}

QString ClassifierDocument::labelWord(std::size_t sample) const
{
    return several() ? QString::fromStdString(several()->classes[several()->labels[sample]])
                     : classWord(samples().labels[sample]);
}

QStringList ClassifierDocument::classWords() const
{
    QStringList words;
    if (several())
        for (const std::string& name : several()->classes)
            words << QString::fromStdString(name);
    else
        words << classWord(0) << classWord(1);
    return words;
}

std::optional<std::uint32_t> ClassifierDocument::classNamed(const QString& typed) const
{
    const QStringList words = several() ? classWords() : QStringList();
    for (int each = 0; each < words.size(); ++each)
        if (words[each].compare(typed.trimmed(), Qt::CaseInsensitive) == 0)
            return static_cast<std::uint32_t>(each);
    return std::nullopt;
}

const core::ClassSamples* ClassifierDocument::several() const
{
    return m_session.severalClasses ? &*m_session.severalClasses : nullptr;
}

std::optional<std::uint8_t> ClassifierDocument::labelOf(const QString& typed) const
{
    const QString word = typed.trimmed();
    for (std::uint8_t label = 0; label < samples().classes.size(); ++label)
        if (word.compare(classWord(label), Qt::CaseInsensitive) == 0)
            return label;
    const std::uint8_t negative = m_session.positive == 0 ? 1 : 0;
    if (word == QLatin1String("1"))
        return m_session.positive;
    return word == QLatin1String("0") ? std::optional(negative) : std::nullopt;
}

QString ClassifierDocument::positiveWord() const
{
    return classWord(m_session.positive);
}

QString ClassifierDocument::negativeWord() const
{
    return classWord(m_session.positive == 0 ? 1 : 0);
}

QString ClassifierDocument::modelName(std::size_t model) const
{
    return QString::fromStdString(samples().models[model].name);
}

void ClassifierDocument::setCurrentSample(std::optional<std::size_t> sample)
{
    attend(m_highlight.choose(isSample(sample) ? sample : std::nullopt));
}

void ClassifierDocument::pointAt(std::optional<std::size_t> sample)
{
    attend(m_highlight.point(isSample(sample) ? sample : std::nullopt));
}

void ClassifierDocument::attend(bool isOther)
{
    if (isOther)
        emit currentSampleChanged(currentSample());
}

QString ClassifierDocument::subjectOf(std::span<const std::size_t> samples) const
{
    return samples.size() == 1
               ? quotedText(nameOf(samples.front()))
               : groupedText(tr("%n samples", nullptr, static_cast<int>(samples.size())),
                             samples.size());
}

void ClassifierDocument::setThreshold(double threshold)
{
    moveTo(m_session.model, threshold);
}

void ClassifierDocument::moveTo(std::size_t model, double threshold)
{
    const bool isItsOwn = threshold == this->threshold(model);
    move(model, threshold, isItsOwn ? m_session.aim : std::nullopt);
}

void ClassifierDocument::move(std::size_t model, double threshold,
                              const std::optional<core::ThresholdAim>& aim)
{
    const bool isOther = model != m_session.model;
    const bool isThere = threshold == m_session.threshold && aim == m_session.aim;
    if (std::isnan(threshold) || (!isOther && isThere))
        return;
    if (isOther)
        endMove();
    m_history.push(new MoveThreshold(
        tr("Move the threshold to %1").arg(shortText(threshold)),
        std::tie(m_session.threshold, m_session.model, m_session.aim), {threshold, model, aim},
        telling(isOther ? Part::Reading : Part::Threshold), {MergeThresholds, m_move}));
}

core::Value ClassifierDocument::jumpTo(const core::ThresholdAim& aim)
{
    const std::size_t model = m_session.model;
    const core::Value threshold = core::thresholdFor(aim, *sweep());
    if (!threshold)
        return threshold;
    // Costs of 0 cannot be saved as an aim.
    const bool hasText = core::thresholdAimIn(core::toText(aim)) == aim;
    endMove();
    move(model, *threshold, hasText ? std::optional(aim) : std::nullopt);
    endMove();
    return threshold;
}

AroundExchange ClassifierDocument::telling(Part part)
{
    return [this, part](const std::function<void()>& exchange) {
        if (part != Part::Threshold)
            emit aboutToChange();
        exchange();
        emit changed(part);
    };
}

void ClassifierDocument::beginWalk()
{
    m_walksFrom = {threshold(), m_session.aim};
    endMove();
}

void ClassifierDocument::endWalk()
{
    if (m_walksFrom)
        move(m_session.model, m_walksFrom->threshold, m_walksFrom->aim);
    m_walksFrom.reset();
    endMove();
}

void ClassifierDocument::setPoint(std::size_t model, std::size_t point)
{
    const auto points = sweep(model);
    if (point < points->size())
        moveTo(model, points->threshold(point));
}

void ClassifierDocument::jumpToPoint(std::size_t model, std::size_t point)
{
    endMove();
    setPoint(model, point);
    endMove();
}

void ClassifierDocument::movePoint(int by)
{
    if (!hasSamples())
        return;
    const auto last = static_cast<std::ptrdiff_t>(sweep()->size()) - 1;
    const auto moved = static_cast<std::ptrdiff_t>(point()) + by;
    jumpToPoint(m_session.model,
                static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(moved, 0, last)));
}

void ClassifierDocument::setModel(std::size_t model)
{
    if (model < samples().models.size() && model != m_session.model)
        m_history.push(new SwapStep(tr("Show the model “%1”").arg(modelName(model)),
                                    std::tie(m_session.model, m_session.threshold),
                                    {model, threshold(model)}, telling(Part::Reading)));
}

void ClassifierDocument::setPositive(std::uint8_t label)
{
    if (label < samples().classes.size() && label != m_session.positive)
        m_history.push(new SwapStep(tr("Treat “%1” as positive").arg(classWord(label)),
                                    std::tie(m_session.positive), {label}, telling(Part::Reading)));
}

void ClassifierDocument::setAgainst(std::size_t against)
{
    const auto& several = m_session.severalClasses;
    if (!several || against >= several->classes.size())
        return;
    if (against == m_session.against) {
        setPositive(1);
        return;
    }
    core::Samples samples = core::oneAgainstRest(*several, against);
    samples.ids = m_session.samples.ids;
    samples.columns = m_session.samples.columns;
    m_history.push(new HeavySwapStep(
        tr("Compare “%1” with the rest").arg(QString::fromStdString(several->classes[against])),
        std::tie(m_session.samples, m_session.model, m_session.positive, m_session.against),
        {std::move(samples), std::size_t{0}, std::uint8_t{1}, against},
        [this](const std::function<void()>& exchange) {
            emit aboutToChange();
            exchange();
            samplesEdited({}, Part::All);
        },
        bytesOf));
}

void ClassifierDocument::setHigherIsPositive(bool isHigher)
{
    if (isHigher != m_session.higherIsPositive)
        m_history.push(new SwapStep(
            isHigher ? tr("Treat high scores as positive") : tr("Treat low scores as positive"),
            std::tie(m_session.higherIsPositive), {isHigher}, telling(Part::Reading)));
}

void ClassifierDocument::setSettings(const core::ClassifierSettings& settings,
                                     const QString& stepName)
{
    if (settings == m_session.settings)
        return;
    m_history.push(
        new MergingStep(stepName, std::tie(m_session.settings), {settings}, telling(Part::Settings),
                        mergeOf(MergeSettings, differences(m_session.settings, settings))));
}

ClassifierReading ClassifierDocument::reading() const
{
    return {m_session.settings, m_session.positive, m_session.higherIsPositive,
            m_session.threshold};
}

void ClassifierDocument::setReading(const ClassifierReading& reading, const QString& stepName)
{
    m_history.push(new SwapStep(
        stepName,
        std::tie(m_session.settings, m_session.positive, m_session.higherIsPositive,
                 m_session.threshold, m_session.aim),
        {reading.settings, reading.positive, reading.higherIsPositive, reading.threshold,
         reading.threshold == threshold() ? m_session.aim : std::nullopt},
        [this](const std::function<void()>& exchange) {
            emit aboutToChange();
            exchange();
            for (const Part part : {Part::Reading, Part::Settings, Part::Threshold})
                emit changed(part);
        }));
}

void ClassifierDocument::setLabel(std::span<const std::size_t> samples, std::uint8_t label)
{
    if (several()) {
        setClasses(&core::ClassSamples::labels, samples, [this, label](std::size_t sample) {
            return label == 1 ? static_cast<std::uint32_t>(m_session.against)
                              : core::classInRest(*several(), sample, m_session.against);
        });
        return;
    }
    std::vector<std::size_t> changing;
    for (const std::size_t sample : samples)
        if (this->samples().labels[sample] != label)
            changing.push_back(sample);
    if (changing.empty())
        return;
    std::ranges::sort(changing);
    changing.erase(std::unique(changing.begin(), changing.end()), changing.end());
    const QString name = closedUp(tr("Label %1 as %2").arg(subjectOf(changing), classWord(label)));
    m_history.push(new SetLabels(*this, name, std::move(changing), label));
}

void ClassifierDocument::setScore(std::size_t sample, double score)
{
    if (std::isnan(score) || score == samples().models[m_session.model].values[sample])
        return;
    if (hasOnlyPredictions()) {
        if (score == 0 || score == 1)
            setPrediction({&sample, 1},
                          score == 1 ? static_cast<std::uint32_t>(m_session.against)
                                     : core::classInRest(*several(), sample, m_session.against));
        return;
    }
    const QString name = tr("Set the score of “%1” to %2").arg(nameOf(sample), shortText(score));
    m_history.push(new SetScore(*this, name, sample, score));
}

void ClassifierDocument::setClass(std::span<const std::size_t> samples, std::uint32_t to)
{
    setClasses(&core::ClassSamples::labels, samples, [to](std::size_t) { return to; });
}

void ClassifierDocument::setPrediction(std::span<const std::size_t> samples, std::uint32_t to)
{
    setClasses(&core::ClassSamples::predicted, samples, [to](std::size_t) { return to; });
}

void ClassifierDocument::setClasses(std::vector<std::uint32_t> core::ClassSamples::*column,
                                    std::span<const std::size_t> samples,
                                    const std::function<std::uint32_t(std::size_t)>& classOf)
{
    std::map<std::size_t, std::uint32_t> changing;
    for (const std::size_t sample : samples)
        if (const std::uint32_t to = classOf(sample); to != (several()->*column)[sample])
            changing[sample] = to;
    if (changing.empty())
        return;
    std::vector<std::size_t> rows;
    std::vector<std::uint32_t> classes;
    for (const auto& [row, to] : changing) {
        rows.push_back(row);
        classes.push_back(to);
    }
    const bool areAlike = std::ranges::all_of(
        classes, [&classes](std::uint32_t each) { return each == classes.front(); });
    const QString word = areAlike ? classWords()[static_cast<int>(classes.front())] : classWord(0);
    const QString form =
        column == &core::ClassSamples::labels ? tr("Label %1 as %2") : tr("Predict %1 as %2");
    const QString name = closedUp(form.arg(subjectOf(rows), word));
    m_history.push(new SetClasses(*this, name, column, std::move(rows), std::move(classes)));
}

void ClassifierDocument::rename(std::size_t sample, const QString& id)
{
    const QString after = id.trimmed();
    const QString before = nameOf(sample);
    if (!after.isEmpty() && after != before)
        m_history.push(new Rename(*this, tr("Rename “%1” to “%2”").arg(before, after), sample,
                                  after.toStdString()));
}

std::size_t ClassifierDocument::insert(std::size_t row)
{
    row = std::min(row, size());
    core::Samples sample;
    sample.labels.push_back(m_session.positive == 0 ? 1 : 0);
    const std::size_t neighbour = row > 0 ? row - 1 : 0;
    for (const core::ModelScores& model : samples().models)
        sample.models.push_back({model.name, {hasSamples() ? model.values[neighbour] : 0.5}});
    std::string id = std::to_string(size() + 1);
    const auto& ids = samples().ids;
    if (!ids.empty()) {
        for (std::size_t number = size() + 1; std::ranges::find(ids, id) != ids.end();)
            id = std::to_string(++number);
        sample.ids.push_back(id);
    } else {
        id = std::to_string(row + 1);
    }
    std::optional<core::ClassSamples> ofSeveral;
    if (several()) {
        ofSeveral =
            core::rowBeside(*several(), neighbour, m_session.against, sample.labels.front() == 1);
        sample.models = core::oneAgainstRest(*ofSeveral, m_session.against).models;
    }
    if (!samples().weights.empty())
        sample.weights.push_back(1);
    if (!samples().groups.empty())
        sample.groups.push_back(samples().groups[neighbour]);
    for (const core::SampleColumn& column : samples().columns)
        sample.columns.push_back(
            {column.name, {hasSamples() ? column.of[neighbour] : 0}, column.names});
    const QString name = tr("Add “%1”").arg(QString::fromStdString(id));
    m_history.push(new Insert(*this, name, row, std::move(sample), std::move(ofSeveral)));
    return row;
}

void ClassifierDocument::remove(std::vector<std::size_t> samples)
{
    if (samples.empty())
        return;
    std::ranges::sort(samples);
    samples.erase(std::unique(samples.begin(), samples.end()), samples.end());
    const QString name = tr("Delete %1").arg(subjectOf(samples));
    m_history.push(new Remove(*this, name, std::move(samples)));
}

void ClassifierDocument::replaceSamples(core::Samples samples, const QString& stepName,
                                        std::optional<core::ClassSamples> several)
{
    if (samples == m_session.samples && several == m_session.severalClasses)
        return;
    const std::size_t model = m_session.model < samples.models.size() ? m_session.model : 0;
    m_history.push(new HeavySwapStep(
        stepName,
        std::tie(m_session.samples, m_session.model, m_session.typed, m_session.severalClasses,
                 m_session.against),
        {std::move(samples), model, std::nullopt, std::move(several), std::size_t{0}},
        [this](const std::function<void()>& exchange) {
            emit aboutToChange();
            exchange();
            samplesEdited({});
        },
        bytesOf));
}

void ClassifierDocument::setTyped(const core::ConfusionMatrix& counts)
{
    const core::ConfusionMatrix before = this->counts();
    if (hasSamples() || counts == before)
        return;
    const auto cell = [](double count) { return QString::number(count, 'f', 0); };
    QString name = tr("Enter a confusion matrix");
    if (counts == core::ConfusionMatrix{counts.tp, before.fp, before.fn, before.tn})
        name = tr("Set the true positives to %1").arg(cell(counts.tp));
    else if (counts == core::ConfusionMatrix{before.tp, counts.fp, before.fn, before.tn})
        name = tr("Set the false positives to %1").arg(cell(counts.fp));
    else if (counts == core::ConfusionMatrix{before.tp, before.fp, counts.fn, before.tn})
        name = tr("Set the false negatives to %1").arg(cell(counts.fn));
    else if (counts == core::ConfusionMatrix{before.tp, before.fp, before.fn, counts.tn})
        name = tr("Set the true negatives to %1").arg(cell(counts.tn));
    m_history.push(new MergingStep(name, std::tie(m_session.typed), {counts},
                                   telling(Part::Samples),
                                   mergeOf(MergeTyped, differences(before, counts))));
}

void ClassifierDocument::loadUnsaved(core::SampleSession session, const QString& path,
                                     const QString& stepName)
{
    if (session.samples.models.empty())  // only counts: as in a new document
        session.samples.models.push_back({"score", {}});
    pushLoad<core::SampleSession>(
        stepName, m_session, std::move(session), path, [](const core::SampleSession& kept) {
            return bytesOf(kept.samples) +
                   (kept.severalClasses ? bytesOf(*kept.severalClasses) : 0);
        });
    setCurrentSample(std::nullopt);
}

bool ClassifierDocument::isPinned(double threshold) const
{
    return std::ranges::find(m_pinned, threshold) != m_pinned.end();
}

void ClassifierDocument::setPinned(double threshold, bool pins)
{
    if (pins == isPinned(threshold) || (pins && m_pinned.size() >= mostPinned))
        return;
    if (pins)
        m_pinned.push_back(threshold);
    else
        std::erase(m_pinned, threshold);
    emit pinnedChanged();
}

std::vector<double> ClassifierDocument::compared() const
{
    std::vector<double> thresholds = m_pinned;
    if (!isPinned(threshold()))
        thresholds.push_back(threshold());
    return thresholds;
}

void ClassifierDocument::replaced()
{
    m_pinned.clear();
    samplesEdited({}, Part::All);
}

void ClassifierDocument::samplesEdited(const SampleChange& change, Part part)
{
    using Kind = SampleChange::Kind;
    const std::size_t count = change.last - change.first + 1;
    const auto isIn = [&](std::size_t sample) {
        return sample >= change.first && sample <= change.last;
    };
    std::optional<std::size_t> chosen = m_highlight.chosen();
    if (change.kind == Kind::Replaced || (chosen && change.kind == Kind::Removed && isIn(*chosen)))
        chosen.reset();
    if (chosen && change.kind == Kind::Inserted && *chosen >= change.first)
        *chosen += count;
    if (chosen && change.kind == Kind::Removed && *chosen > change.last)
        *chosen -= count;
    *m_derived = {};
    emit samplesChanged(change);
    const bool isOther = m_highlight.choose(chosen);
    emit changed(part);
    attend(isOther);  // emitted last, once the curves belong to these samples
}

}  // namespace ui
