#include "ui/classifier/document/classifier_steps.h"

#include "core/samples/sample_rows.h"

#include <utility>

namespace ui {

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

}  // namespace ui
