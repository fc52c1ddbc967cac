#include "ui/classifier/document/classifier_steps.h"

#include "core/samples/sample_rows.h"

#include <bit>
#include <initializer_list>

namespace ui {

namespace {

unsigned bits(std::initializer_list<bool> flags)
{
    unsigned result = 0;
    for (const bool flag : flags)
        result = result << 1 | (flag ? 1u : 0u);
    return result;
}

unsigned differences(const core::ClassifierSettings& a, const core::ClassifierSettings& b)
{
    return bits({a.beta != b.beta, a.clip != b.clip, a.outside != b.outside, a.bins != b.bins,
                 a.binning != b.binning, a.calibration != b.calibration,
                 a.costs.falsePositive != b.costs.falsePositive,
                 a.costs.falseNegative != b.costs.falseNegative, a.costs.prior != b.costs.prior,
                 a.fixedFpr != b.fixedFpr, a.fixedRecall != b.fixedRecall});
}

unsigned differences(const core::Counts& a, const core::Counts& b)
{
    return bits({a.tp != b.tp, a.fp != b.fp, a.fn != b.fn, a.tn != b.tn});
}

std::size_t bytesOf(const core::Samples& samples)
{
    std::size_t bytes = samples.size() + samples.weights.size() * sizeof(double) +
                        samples.groups.size() * sizeof(std::uint32_t);
    for (const core::ModelScores& model : samples.models)
        bytes += model.values.size() * sizeof(double);
    for (const std::string& id : samples.ids)
        bytes += sizeof id + id.size();
    return bytes;
}

}  // namespace

ClassifierDocument::SetThreshold::SetThreshold(ClassifierDocument& document, const QString& name,
                                               double threshold, int move)
    : Step(document, name)
    , m_other(threshold)
    , m_move(move)
{}

void ClassifierDocument::SetThreshold::swapThreshold()
{
    std::swap(session().threshold, m_other);
    tell(Part::Threshold);
}

bool ClassifierDocument::SetThreshold::mergeWith(const QUndoCommand* next)
{
    if (static_cast<const SetThreshold*>(next)->m_move != m_move)
        return false;
    setText(next->text());
    setObsolete(m_other == session().threshold);
    return true;
}

ClassifierDocument::SetModel::SetModel(ClassifierDocument& document, const QString& name,
                                       std::size_t model)
    : Step(document, name)
    , m_other(model)
{}

void ClassifierDocument::SetModel::swapModel()
{
    std::swap(changing().model, m_other);
    tell(Part::Reading);
}

ClassifierDocument::SetPositive::SetPositive(ClassifierDocument& document, const QString& name)
    : Step(document, name)
{}

void ClassifierDocument::SetPositive::switchClass()
{
    std::uint8_t& positive = changing().positive;
    positive = positive == 0 ? 1 : 0;
    tell(Part::Reading);
}

ClassifierDocument::SetDirection::SetDirection(ClassifierDocument& document, const QString& name)
    : Step(document, name)
{}

void ClassifierDocument::SetDirection::turn()
{
    bool& isHigher = changing().higherIsPositive;
    isHigher = !isHigher;
    tell(Part::Reading);
}

ClassifierDocument::SetSettings::SetSettings(ClassifierDocument& document, const QString& name,
                                             const core::ClassifierSettings& settings)
    : Step(document, name)
    , m_other(settings)
    , m_touched(differences(document.session().settings, settings))
{}

void ClassifierDocument::SetSettings::swapSettings()
{
    std::swap(changing().settings, m_other);
    tell(Part::Settings);
}

bool ClassifierDocument::SetSettings::mergeWith(const QUndoCommand* next)
{
    if (static_cast<const SetSettings*>(next)->m_touched != m_touched ||
        !std::has_single_bit(m_touched))
        return false;
    setText(next->text());
    setObsolete(m_other == session().settings);
    return true;
}

ClassifierDocument::SetLabels::SetLabels(ClassifierDocument& document, const QString& name,
                                         std::vector<std::size_t> samples, std::uint8_t label)
    : Step(document, name)
    , m_samples(std::move(samples))
    , m_label(label)
{}

void ClassifierDocument::SetLabels::undo()
{
    label(m_label == 0 ? 1 : 0);
}

void ClassifierDocument::SetLabels::label(std::uint8_t label)
{
    auto& labels = changing().samples.labels;
    for (const std::size_t sample : m_samples)
        labels[sample] = label;
    tell(SampleChange{SampleChange::Kind::Altered, m_samples.front(), m_samples.back()});
}

ClassifierDocument::SetScore::SetScore(ClassifierDocument& document, const QString& name,
                                       std::size_t sample, double score)
    : Step(document, name)
    , m_model(document.session().model)
    , m_sample(sample)
    , m_other(score)
{}

void ClassifierDocument::SetScore::swapScore()
{
    std::swap(changing().samples.models[m_model].values[m_sample], m_other);
    tell(SampleChange{SampleChange::Kind::Altered, m_sample, m_sample});
}

ClassifierDocument::Rename::Rename(ClassifierDocument& document, const QString& name,
                                   std::size_t sample, std::string id)
    : Step(document, name)
    , m_sample(sample)
    , m_other(std::move(id))
    , m_hadIds(!document.samples().ids.empty())
{}

void ClassifierDocument::Rename::redo()
{
    auto& ids = changing().samples.ids;
    if (!m_hadIds) {
        ids.reserve(session().samples.size());
        for (std::size_t number = 1; number <= session().samples.size(); ++number)
            ids.push_back(std::to_string(number));
    }
    std::swap(ids[m_sample], m_other);
    tell(SampleChange{SampleChange::Kind::Altered, m_sample, m_sample});
}

void ClassifierDocument::Rename::undo()
{
    auto& ids = changing().samples.ids;
    std::swap(ids[m_sample], m_other);
    if (!m_hadIds)
        ids = {};
    tell(SampleChange{SampleChange::Kind::Altered, m_sample, m_sample});
}

ClassifierDocument::Insert::Insert(ClassifierDocument& document, const QString& name,
                                   std::size_t row, core::Samples inserted)
    : Step(document, name)
    , m_row(row)
    , m_inserted(std::move(inserted))
    , m_typed(document.session().typed)
{}

void ClassifierDocument::Insert::redo()
{
    core::SampleSession& changed = changing();
    changed.typed.reset();
    core::putRows(changed.samples, {&m_row, 1}, m_inserted);
    tell(SampleChange{SampleChange::Kind::Inserted, m_row, m_row});
}

void ClassifierDocument::Insert::undo()
{
    core::SampleSession& changed = changing();
    core::takeRows(changed.samples, {&m_row, 1});
    changed.typed = m_typed;
    tell(SampleChange{SampleChange::Kind::Removed, m_row, m_row});
}

ClassifierDocument::Remove::Remove(ClassifierDocument& document, const QString& name,
                                   std::vector<std::size_t> rows)
    : Step(document, name)
    , m_rows(std::move(rows))
{}

void ClassifierDocument::Remove::redo()
{
    m_removed = core::takeRows(changing().samples, m_rows);
    tellChange(SampleChange::Kind::Removed);
}

void ClassifierDocument::Remove::undo()
{
    core::putRows(changing().samples, m_rows, std::exchange(m_removed, {}));
    tellChange(SampleChange::Kind::Inserted);
}

void ClassifierDocument::Remove::tellChange(SampleChange::Kind ofOneBlock)
{
    if (m_rows.back() - m_rows.front() + 1 == m_rows.size())
        tell(SampleChange{ofOneBlock, m_rows.front(), m_rows.back()});
    else
        tell(SampleChange{});
}

ClassifierDocument::ReplaceSamples::ReplaceSamples(ClassifierDocument& document,
                                                   const QString& name, core::Samples samples)
    : Step(document, name)
    , m_other(std::move(samples))
    , m_otherModel(document.session().model < m_other.models.size() ? document.session().model : 0)
{}

void ClassifierDocument::ReplaceSamples::swapSamples()
{
    core::SampleSession& changed = changing();
    std::swap(changed.samples, m_other);
    std::swap(changed.model, m_otherModel);
    std::swap(changed.typed, m_otherTyped);
    m_bytes = bytesOf(m_other);
    tell(SampleChange{});
}

void ClassifierDocument::ReplaceSamples::giveUp()
{
    m_other = {};
    m_bytes = 0;
}

ClassifierDocument::SetTyped::SetTyped(ClassifierDocument& document, const QString& name,
                                       const core::Counts& counts)
    : Step(document, name)
    , m_other(counts)
    , m_touched(differences(document.counts(), counts))
{}

void ClassifierDocument::SetTyped::swapTyped()
{
    std::swap(changing().typed, m_other);
    tell(Part::Samples);
}

bool ClassifierDocument::SetTyped::mergeWith(const QUndoCommand* next)
{
    if (static_cast<const SetTyped*>(next)->m_touched != m_touched ||
        !std::has_single_bit(m_touched))
        return false;
    setText(next->text());
    setObsolete(m_other == session().typed);
    return true;
}

ClassifierDocument::Load::Load(ClassifierDocument& document, const QString& name,
                               core::SampleSession session, const QString& path, int number)
    : Step(document, name)
    , m_other(std::move(session))
    , m_otherPath(path)
    , m_otherNumber(number)
{
    if (m_other.samples.models.empty())  // counts alone: as in a new document
        m_other.samples.models.push_back({"score", {}});
}

void ClassifierDocument::Load::giveUp()
{
    m_other = {};
    m_bytes = 0;
}

void ClassifierDocument::Load::swapSession()
{
    Q_EMIT m_document.aboutToBeReplaced();
    std::swap(changing(), m_other);
    m_bytes = bytesOf(m_other.samples);
    m_document.swapPlace(m_otherPath, m_otherNumber);
    m_document.samplesEdited(SampleChange{}, Part::All);
    Q_EMIT m_document.pathChanged();
}

}  // namespace ui
