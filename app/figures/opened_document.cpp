// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/opened_document.h"

#include "app/cli/explain_input.h"
#include "app/cli/option/as_library.h"
#include "app/cli/option/format_choices.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/run_remarks.h"
#include "app/cli/weights_option.h"
#include "app/figures/unused_options.h"
#include "core/classification/thresholds/starting_threshold.h"
#include "core/collections/comparison/rated_measures.h"
#include "core/collections/import/collection_files.h"
#include "core/collections/import/recognise.h"
#include "core/documents/sessions/collection_session.h"
#include "core/documents/sessions/session_archive.h"
#include "core/documents/sessions/session_files.h"
#include "core/documents/sessions/session_queries.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/text/list_text.h"
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/parameter_table.h"
#include "core/rankings/evaluation/evaluator.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/collection/document/collection_document.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/import/error_text.h"
#include "ui/text/import/unread_text.h"
#include "ui/text/sessions/session_text.h"
#include "ui/toolkit/jobs/waiting.h"
#include "ui/window/page/collection_restore.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

namespace figures {

namespace {

using cli::ExitStatus;

/// The name of a document that has none: the file's.
std::string nameOf(const std::string& path)
{
    return path == "-" ? "standard input" : core::plainName(path);
}

/// The name of a table, as in the window.
std::string fileNameOf(const std::string& path)
{
    return path == "-" ? nameOf(path) : std::filesystem::path(path).filename().string();
}

core::CollectionChoices choicesOf(const DocumentInput& input)
{
    core::CollectionChoices choices = input.choices;
    if (input.samples.decimalComma)
        choices.mark = core::DecimalMark::Comma;
    return choices;
}

/// Whether the measure at this cutoff is the requested one. For a measure without a cutoff, it is
/// if the cutoff excludes no retrieved document and the value stays the same.
bool isAt(std::size_t cutoff, const core::MeasureSpec& asked, const core::Session& session)
{
    if (asked.cutoff)
        return *asked.cutoff == cutoff;
    if (cutoff < session.list.ranked.size())
        return false;
    core::MeasureSpec cut = asked;
    cut.cutoff = cutoff;
    const auto query = core::judgedRanking(session.list, session.settings.topGrade);
    return core::Evaluator(cut).value(query) == core::Evaluator(asked).value(query);
}

/// The shared cutoff of a list's measures: the requested one, otherwise one at which the whole list
/// counts.
std::size_t sharedCutoff(const std::vector<core::MeasureSpec>& definitions,
                         const core::Session& session)
{
    const auto cut = std::ranges::find_if(definitions, [](const core::MeasureSpec& definition) {
        return definition.cutoff.has_value();
    });
    if (cut != definitions.end())
        return *cut->cutoff;
    const std::size_t ranked = session.list.ranked.size();
    const std::size_t usual = std::max(session.cutoff, ranked);
    // Precision must not exceed the number of ranks; nDCG's ideal needs all judged documents.
    for (const std::size_t cutoff : {usual, ranked, ranked + session.list.notRetrieved.size()})
        if (cutoff > 0 &&
            std::ranges::all_of(definitions, [&](const core::MeasureSpec& definition) {
                return isAt(cutoff, definition, session);
            }))
            return cutoff;
    return usual;
}

/// Applies measures to a list's session, in which all share a cutoff and parameters.
/// @return the first one that cannot be applied, if any
std::optional<core::MeasureSpec> adopt(const std::vector<core::MeasureSpec>& definitions,
                                       core::Session& session)
{
    const std::optional<double> topGrade = session.settings.topGrade;
    session.selected = definitions.front().measure;
    session.settings = definitions.front().settings;
    for (const core::MeasureSpec& definition : definitions)
        for (const core::Parameter parameter : core::rowOf(definition.measure).parameters)
            if (!core::reads(definitions.front().measure, parameter))
                core::rowOf(parameter).copy(definition.settings, session.settings);
    if (!session.settings.topGrade)
        session.settings.topGrade = topGrade;
    session.cutoff = sharedCutoff(definitions, session);
    session.shown.clear();
    for (const core::MeasureSpec& definition : definitions) {
        core::MeasureSpec shown =
            core::normalised({definition.measure, definition.cutoff, session.settings});
        const core::MeasureSpec requested = core::normalised(definition);
        shown.settings.topGrade = requested.settings.topGrade;
        if (shown != requested ||
            (definitions.size() > 1 && !isAt(session.cutoff, definition, session)))
            return definition;
        if (std::ranges::find(session.shown, definition.measure) == session.shown.end())
            session.shown.push_back(definition.measure);
    }
    return std::nullopt;
}

/// The session of one list, or of several, one per query.
core::Session sessionOfLists(cli::ListToExplain found, const std::string& file)
{
    core::Session session;
    core::Queries queries;
    for (core::RankedList& list : found.queries)
        queries.all.push_back({std::move(list), {}, core::ListName::A, {}});
    if (queries.all.empty())
        session.list = std::move(found.list);
    else
        core::setQueries(session, std::move(queries));
    if (session.list.query.empty())
        session.list.query = nameOf(file);
    session.settings.topGrade = found.topGrade;
    return session;
}

ExitStatus openRanking(const cli::OptionSet& command, const DocumentInput& input,
                       ui::RankingDocument& document)
{
    cli::ExplainInput asked{input.files,      {},          {},           input.query,
                            choicesOf(input), input.rules, input.library};
    asked.take = input.take;
    asked.takesSeveral = true;
    if (const std::string mistake = cli::usageMistake(asked); !mistake.empty())
        return cli::wrongUsage(command, mistake);
    const auto kind = input.files.size() == 1 ? InputKind::List : InputKind::QueryOfCollection;
    if (const std::string mistake = unusedOption(command, kind); !mistake.empty())
        return cli::wrongUsage(command, mistake);
    if (input.rules.ties != core::TieRule::AsOrdered ||
        input.rules.rounding != core::Rounding::None)
        return cli::wrongUsage(
            command,
            "--as " + std::string(input.library->name) +
                " is not available for one list, which is measured as it is and with all digits.");
    auto definitions = cli::readMeasures(command, input.measures);
    if (!definitions)
        return cli::WrongUsage;
    auto read = cli::readList(command, asked);
    if (const auto* failed = std::get_if<ExitStatus>(&read))
        return *failed;
    auto& found = std::get<cli::ListToExplain>(read);
    if (input.library && input.measures.empty() && !found.definitions.empty())
        definitions = found.definitions;
    cli::computeAs(input.library, *definitions);
    const bool isSession = found.session.has_value();
    core::Session session = isSession ? *std::move(found.session) : core::Session();
    if (!isSession)
        session = sessionOfLists(std::move(found), input.files.front());
    else if (input.library)
        session.list = std::move(found.list);
    if (!input.measures.empty() || input.library || !isSession)
        if (const auto differing = adopt(*definitions, session))
            return cli::wrongUsage(
                command, "the measures of one list share their cutoff and parameters, but " +
                             core::toText(*differing) + " differs from the others.");
    if (session.shown.empty()) {  // it has no view
        core::RankedList list = std::move(session.list);
        session = document.session();
        session.list = std::move(list);
    }
    document.load(std::move(session), QString(), QStringLiteral("Open"));
    document.setCurrentRank(std::nullopt);  // no rank is pointed at
    return cli::Good;
}

ExitStatus openClassifier(const cli::OptionSet& command, const DocumentInput& input,
                          ui::ClassifierDocument& document)
{
    if (input.files.size() > 1)
        return cli::wrongUsage(command, "expected one file, a table of samples or a session.");
    if (const std::string mistake = unusedOption(command, InputKind::Samples); !mistake.empty())
        return cli::wrongUsage(command, mistake);
    cli::ClassifyInput asked = input.samples;
    asked.file = input.files.front();
    asked.keepsIds = true;
    asked.takesClasses = true;
    asked.expansion = input.choices.expansion;
    asked.encodings = input.choices.encodings;
    auto read = cli::readSamples(command, asked);
    if (const auto* failed = std::get_if<ExitStatus>(&read))
        return *failed;
    core::SampleSession session;
    if (auto* classes = std::get_if<core::ClassSamples>(&read)) {
        for (const char* option : {"--threshold", "--recalibrate", "--folds", "--lower-is-positive",
                                   "--prevalence", "--band", "--straight", "--slices"})
            if (command.has(option) && command.option(option).isGiven())
                return cli::wrongUsage(command, std::string(option) +
                                                    " requires one class to compare with the rest; "
                                                    "name it with --positive.");
        session.name = fileNameOf(asked.file);
        session.samples = core::oneAgainstRest(*classes, 0);
        session.threshold = core::startingThreshold(session.samples.models.front().values);
        session.settings = cli::settingsBy(input.ofSamples, {});
        classes->ids.clear();  // the samples against the rest have them
        session.severalClasses = std::move(*classes);
        document.load(std::move(session), QString(), QStringLiteral("Open"));
        return cli::Good;
    }
    auto& found = std::get<cli::SamplesToClassify>(read);
    session.name = found.name.empty() ? fileNameOf(asked.file) : found.name;
    session.samples = std::move(found.samples);
    if (!found.slices.empty())
        session.samples.columns = std::move(found.slices);
    session.positive = found.positive;
    session.higherIsPositive = found.higherIsPositive;
    session.settings = input.recalibration.over(cli::settingsBy(input.ofSamples, found.settings));
    if (input.prior)
        session.settings.costs.prior = input.prior;
    if (const auto mistake =
            cli::recalibrationMistake(input.recalibration, session.settings, session.samples);
        !mistake.empty())
        return cli::wrongUsage(command, mistake);
    constexpr double ofProbabilities = 0.5;
    session.threshold = found.threshold.value_or(
        session.settings.calibration == core::Calibration::None
            ? core::startingThreshold(session.samples.models.front().values)
            : ofProbabilities);
    document.load(std::move(session), QString(), QStringLiteral("Open"));
    for (std::size_t model = 0; model < document.samples().models.size(); ++model)
        if (const auto why = document.whyNotCalibrated(model)) {
            cli::warn(cli::whyNotRecalibrated(document.modelName(model).toStdString(), *why));
            return cli::InputRefused;
        }
    if (!input.threshold) {
        if (found.aim)  // the session's current model may be another one
            document.jumpTo(*found.aim);
        return cli::Good;
    }
    if (input.threshold->number) {
        document.setThreshold(*input.threshold->number);
        return cli::Good;
    }
    if (const core::Value threshold = document.jumpTo(input.threshold->aim); !threshold) {
        cli::warn(cli::whyNoThreshold(document.modelName(0).toStdString(), *input.threshold,
                                      threshold.reason()));
        return cli::InputRefused;
    }
    for (std::size_t model = 0; model < document.samples().models.size(); ++model)
        if (const auto why = document.whyNotAimed(model)) {
            cli::warn(cli::whyNoThreshold(document.modelName(model).toStdString(), *input.threshold,
                                          *why));
            return cli::InputRefused;
        }
    return cli::Good;
}

ExitStatus openFiles(const DocumentInput& input, const std::vector<core::MeasureSpec>& definitions,
                     ui::CollectionDocument& document)
{
    const core::CollectionChoices choices = choicesOf(input);
    auto read = core::readCollection(input.files, choices, nullptr, input.threads,
                                     cli::precisionOf(input.library));
    if (!read)
        return cli::refuseUndecided(read.error());
    cli::readAs(input.library, read->qrels);
    cli::RunRemarks remarks(input.rules.ownDocument, input.library);
    for (const core::CollectionFile& file : read->files)
        remarks.tell(file.path, file.diagnostics);
    remarks.end();
    if (!input.weights.empty()) {
        auto weights = cli::readWeights(input.weights);
        if (!weights)
            return cli::refuse(weights.error());
        core::RunEvaluation judged;
        if (read->values)
            judged.notInRun = core::queryIdsOf(*read->values);
        for (const core::QueryJudgments& query : read->qrels.queries)
            judged.notInRun.push_back(query.query);
        if (!cli::tellWeights(input.weights, core::weigh(judged, *weights)))
            return cli::InputRefused;
        read->weights = *std::move(weights);
    }
    auto collection = std::make_shared<const core::Collection>(std::move(*read));
    const std::vector<core::MeasureSpec> measures = core::measuresOpened(*collection, definitions);
    if (collection->values && !input.measures.empty() && measures != definitions) {
        cli::warn("-m: choose among the measures of the files: " +
                  core::listText(collection->values->measures) + ".");
        return cli::WrongUsage;
    }
    auto evaluation =
        core::evaluateCollection(*collection, {}, measures, input.rules, input.threads);
    core::CollectionSession session;
    session.name = collection->name;
    for (const std::string& file : input.files)
        session.files.push_back(core::wholePath(file));
    session.measures = measures;
    session.runB = collection->runs.size() > 1 ? 1 : 0;
    session.rules = input.rules;
    document.load({std::move(collection), std::move(evaluation), choices}, session, QString(),
                  QStringLiteral("Open"), false);
    return cli::Good;
}

/// The collection session that the file is or contains, if any; or the exit status on failure.
/// @param unpacked holds the files of an archive
std::variant<std::monostate, core::CollectionSession, ExitStatus>
sessionIn(const std::vector<std::string>& files, const core::ExpansionLimit& limit,
          std::optional<core::UnpackedSession>& unpacked)
{
    if (files.size() != 1 || core::isFolder(files.front()) || files.front() == "-")
        return std::monostate();
    const std::string& path = files.front();
    if (core::isSessionArchive(path)) {
        auto read = core::UnpackedSession::from(path, limit);
        if (!read)
            return cli::refuse(read.error());
        unpacked = *std::move(read);
        return unpacked->session();
    }
    auto file = core::readText(path, nullptr, limit);
    if (!file)
        return std::monostate();
    const ui::SessionText held = ui::sessionText(*std::move(file), path);
    if (!held.problem.isEmpty()) {
        cli::warn(held.problem.toStdString());
        return cli::InputRefused;
    }
    if (!held.isFigure && core::recognise(held.text) != core::FileKind::CollectionSession)
        return std::monostate();
    auto session = core::parseCollectionSession(held.text, path);
    if (!session)
        return cli::refuse(session.error());
    return std::get<core::CollectionSession>(core::withWholeFiles(*std::move(session), path));
}

ExitStatus openSession(const core::CollectionSession& session, const std::string& path,
                       const std::vector<core::MeasureSpec>& definitions,
                       ui::CollectionDocument& document)
{
    ui::CollectionLoader loader;
    QStringList said;
    QObject::connect(&loader, &ui::CollectionLoader::loaded, &document,
                     [&](ui::LoadedCollection& loaded) {
                         document.load(std::move(loaded), session, QString::fromStdString(path),
                                       QStringLiteral("Open"), true);
                         said << ui::unreadText(document.unread()) << ui::strayEdits(document);
                     });
    QObject::connect(&loader, &ui::CollectionLoader::refused, &document,
                     [&said](const core::ParseError& problem) { said << ui::errorText(problem); });
    loader.start(ui::sessionRequest(session));
    ui::waitWhile([&loader] { return loader.isRunning(); });
    said.removeAll(QString());
    if (!said.isEmpty())
        cli::warn(said.join(QLatin1Char('\n')).toStdString());
    if (!document.hasRuns())
        return cli::InputRefused;
    if (definitions.empty())
        return cli::Good;
    document.setMeasures(definitions);
    ui::waitWhile([&] { return document.measures() != definitions; });
    document.setMeasure(0);
    return cli::Good;
}

ExitStatus openCollection(const cli::OptionSet& command, const DocumentInput& input,
                          ui::CollectionDocument& document)
{
    if (cli::readsStandardInputTwice(input.files))
        return cli::wrongUsage(command, "standard input (“-”) can be read only once.");
    auto definitions = cli::readMeasures(command, input.measures);
    if (!definitions)
        return cli::WrongUsage;
    cli::computeAs(input.library, *definitions);
    ExitStatus status = cli::Good;
    std::optional<core::UnpackedSession> unpacked;
    const auto held = sessionIn(input.files, input.choices.expansion, unpacked);
    if (unpacked)  // runs may be read from its files as long as the document is there
        QObject::connect(&document, &QObject::destroyed,
                         [kept = std::make_shared<core::UnpackedSession>(*std::move(unpacked))] {});
    if (const auto* failed = std::get_if<ExitStatus>(&held))
        return *failed;
    const auto* session = std::get_if<core::CollectionSession>(&held);
    const auto kind = session ? InputKind::CollectionSession : InputKind::Collection;
    if (const std::string mistake = unusedOption(command, kind); !mistake.empty())
        return cli::wrongUsage(command, mistake);
    if (session) {
        status = openSession(
            *session, input.files.front(),
            input.measures.empty() ? std::vector<core::MeasureSpec>() : *definitions, document);
    } else {
        status = openFiles(input, *definitions, document);
    }
    if (status != cli::Good || !input.query)
        return status;
    const auto query = document.evaluation().find(*input.query);
    if (!query)
        return cli::refuse({input.files.front(), 0, core::ErrorCode::UnknownQuery, *input.query});
    document.chooseQuery(*query);
    return cli::Good;
}

template <class Document>
OpenedDocument openAs(ExitStatus (*open)(const cli::OptionSet&, const DocumentInput&, Document&),
                      const cli::OptionSet& command, const DocumentInput& input)
{
    auto document = std::make_unique<Document>();
    if (const ExitStatus status = open(command, input, *document); status != cli::Good)
        return status;
    return document;
}

}  // namespace

OpenedDocument openDocument(const cli::OptionSet& command, const DocumentInput& input,
                            Workspace workspace)
{
    switch (workspace) {
    case Workspace::Ranking:
        return openAs(openRanking, command, input);
    case Workspace::Classifier:
        return openAs(openClassifier, command, input);
    case Workspace::Collection:
        break;
    }
    return openAs(openCollection, command, input);
}

ui::NumberFormat formatFor(const ui::Document& document, const DocumentInput& input)
{
    constexpr std::size_t few = 1000;
    ui::NumberFormat format;
    if (const auto* samples = qobject_cast<const ui::ClassifierDocument*>(&document))
        format.digits = samples->size() < few ? 2 : 3;
    format.digits = input.digits.value_or(format.digits);
    return format;
}

std::vector<std::string> sourcesOf(const ui::Document& document, const DocumentInput& input)
{
    std::vector<std::string> files = input.files;
    if (const auto* collection = qobject_cast<const ui::CollectionDocument*>(&document))
        for (std::string& file : collection->sources())
            files.push_back(std::move(file));
    return files;
}

}  // namespace figures
