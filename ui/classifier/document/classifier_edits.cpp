// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/document/classifier_edits.h"

#include "core/classification/multiclass/class_rows.h"
#include "core/classification/samples/sample_rows.h"

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
    core::SampleSession& changed = changing();
    double& score = changed.samples.models[m_model].values[m_sample];
    std::swap(score, m_other);
    if (changed.severalClasses)
        core::setScore(*changed.severalClasses, changed.against, m_sample, score);
    tell(SampleChange{SampleChange::Kind::Altered, m_sample, m_sample});
}

ClassifierDocument::SetClasses::SetClasses(ClassifierDocument& document, const QString& name,
                                           std::vector<std::uint32_t> core::ClassSamples::*column,
                                           std::vector<std::size_t> samples,
                                           std::vector<std::uint32_t> classes)
    : Step(document, name)
    , m_column(column)
    , m_samples(std::move(samples))
    , m_others(std::move(classes))
{}

void ClassifierDocument::SetClasses::swapClasses()
{
    core::SampleSession& changed = changing();
    core::ClassSamples& several = *changed.severalClasses;
    for (std::size_t i = 0; i < m_samples.size(); ++i) {
        std::swap((several.*m_column)[m_samples[i]], m_others[i]);
        core::updateAgainstRest(changed.samples, several, changed.against, m_samples[i]);
    }
    tell(SampleChange{SampleChange::Kind::Altered, m_samples.front(), m_samples.back()});
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
                                   std::size_t row, core::Samples inserted,
                                   std::optional<core::ClassSamples> ofSeveral)
    : Step(document, name)
    , m_row(row)
    , m_inserted(std::move(inserted))
    , m_ofSeveral(std::move(ofSeveral))
    , m_typed(document.session().typed)
{}

void ClassifierDocument::Insert::redo()
{
    core::SampleSession& changed = changing();
    changed.typed.reset();
    core::putRows(changed.samples, {&m_row, 1}, m_inserted);
    if (changed.severalClasses)
        core::putRows(*changed.severalClasses, {&m_row, 1}, *m_ofSeveral);
    tell(SampleChange{SampleChange::Kind::Inserted, m_row, m_row});
}

void ClassifierDocument::Insert::undo()
{
    core::SampleSession& changed = changing();
    core::takeRows(changed.samples, {&m_row, 1});
    if (changed.severalClasses)
        core::takeRows(*changed.severalClasses, {&m_row, 1});
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
    core::SampleSession& changed = changing();
    m_removed = core::takeRows(changed.samples, m_rows);
    if (changed.severalClasses)
        m_ofSeveral = core::takeRows(*changed.severalClasses, m_rows);
    tellChange(SampleChange::Kind::Removed);
}

void ClassifierDocument::Remove::undo()
{
    core::SampleSession& changed = changing();
    core::putRows(changed.samples, m_rows, std::exchange(m_removed, {}));
    if (changed.severalClasses)
        core::putRows(*changed.severalClasses, m_rows, std::exchange(m_ofSeveral, {}));
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
