#include "core/collection/check_files.h"

#include "core/collection/collection_files.h"
#include "core/collection/source_reading.h"
#include "core/io/letor.h"

#include <utility>

namespace core {

namespace {

class Checking {
public:
    Checking(const CollectionChoices& choices, const Threads& threads)
        : m_choices(choices)
        , m_reader(choices, nullptr, threads)
    {}

    Parsed<CheckedFile> check(const SourceFile& file);

private:
    std::optional<ParseError> readJudgments(CollectionSource& source, CheckedFile& checked);
    std::optional<ParseError> readRun(CollectionSource& source, CheckedFile& checked);
    std::optional<ParseError> readOther(const CollectionSource& source, SourceRole role,
                                        CheckedFile& checked);

    const CollectionChoices& m_choices;
    SourceReading m_reader;
    FindingCounts m_counts;
};

std::optional<ParseError> Checking::readJudgments(CollectionSource& source, CheckedFile& checked)
{
    auto qrels = m_reader.qrelsOf(source);
    if (!qrels)
        return qrels.error();
    m_counts.addNew(qrels->findings);
    checked.qrels = *std::move(qrels);
    if (source.format != CollectionFormat::Letor)
        return holdsBoth(source) ? readRun(source, checked) : std::nullopt;
    for (const std::size_t feature : m_choices.features) {
        auto run = m_reader.featureRunOf(source, feature);
        if (!run)
            return run.error();
        m_counts.addNew(run->findings);
        checked.run = *std::move(run);
    }
    return std::nullopt;
}

std::optional<ParseError> Checking::readRun(CollectionSource& source, CheckedFile& checked)
{
    auto run = m_reader.runOf(source);
    if (!run)
        return run.error();
    m_counts.addNew(run->findings);
    checked.run = *std::move(run);
    return std::nullopt;
}

std::optional<ParseError> Checking::readOther(const CollectionSource& source, SourceRole role,
                                              CheckedFile& checked)
{
    if (role == SourceRole::Texts) {
        const auto texts = m_reader.textsOf(source, m_counts);
        if (!texts)
            return texts.error();
        checked.texts = (*texts)->size();
        return std::nullopt;
    }
    const auto predictions =
        parsePredictions(source.text.view(), source.path, m_counts, m_choices.mark);
    if (!predictions)
        return predictions.error();
    checked.predictions = predictions->size();
    return std::nullopt;
}

Parsed<CheckedFile> Checking::check(const SourceFile& file)
{
    auto source = m_reader.load(file.path);
    if (!source)
        return source.error();
    m_counts = {};
    m_counts.add(source->findings);
    if (!file.splits.empty())
        m_counts.add(Oddity::SplitChosen, 0, splitText(file));
    const SourceRole role = roleOf(*source);
    CheckedFile checked;
    const bool isJudgments = role == SourceRole::Judgments || role == SourceRole::Either;
    auto error = isJudgments               ? readJudgments(*source, checked)
                 : role == SourceRole::Run ? readRun(*source, checked)
                                           : readOther(*source, role, checked);
    if (error)
        return std::move(*error);
    if (role == SourceRole::Either)
        m_counts.add(Oddity::TakenAsJudgments, 0);
    checked.file = {file.path, nameInRole(*source, role), source->lines, m_counts.findings()};
    return checked;
}

}  // namespace

std::vector<Parsed<CheckedFile>> checkFiles(const std::vector<std::string>& paths,
                                            const CollectionChoices& choices,
                                            const Threads& threads)
{
    const auto files = filesOf(paths, choices.split);
    if (!files)
        return {files.error()};
    Checking checking(choices, threads);
    std::vector<Parsed<CheckedFile>> checked;
    for (const SourceFile& file : *files)
        checked.push_back(checking.check(file));
    return checked;
}

}  // namespace core
