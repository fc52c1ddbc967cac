// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_input.h"

#include "app/cli/in_memory/in_memory_input.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/session_input.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "core/classification/multiclass/class_table.h"
#include "core/classification/samples/class_scores.h"
#include "core/classification/samples/joined_tables.h"
#include "core/classification/samples/level_order.h"
#include "core/collections/import/recognise.h"
#include "core/documents/sessions/sample_session.h"
#include "core/foundation/file/ended_reading.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/cell_number.h"
#include "core/foundation/tabular/column_content.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/outcome_words.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/foundation/tabular/plain_table.h"
#include "core/foundation/text/utf8.h"
#include "ui/text/import/reading_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/quoted_text.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <thread>
#include <utility>

namespace cli {

namespace {

using Read = std::variant<SamplesToClassify, ExitStatus, core::ClassSamples>;

constexpr std::string_view noColumn = "none";    ///< instead of a column's name
constexpr std::string_view theGroups = "group";  ///< the column read as groups

QString quoted(const std::string& word)
{
    return QStringLiteral("“%1”").arg(QString::fromStdString(core::excerpt(word)));
}

/// @param sentence about the input file
void tellOf(const ClassifyInput& input, const QString& sentence)
{
    warn(input.file + ": " + sentence.toStdString());
}

/// The same about how the file was read.
void noteOf(const ClassifyInput& input, const QString& sentence)
{
    note(input.file + ": " + sentence.toStdString());
}

QString decimalCommas()
{
    return Wording::tr("this file uses decimal commas; add --decimal-comma.");
}

/// The columns that divide the samples in addition to the groups, by name.
std::vector<std::string> divisionsIn(const ClassifyInput& input)
{
    std::vector<std::string> names = input.slices;
    if (input.cluster)
        names.push_back(*input.cluster);
    return names;
}

/// Whether a name means the groups.
bool meansGroups(const std::string& name, const core::Samples& samples)
{
    return name == theGroups && !samples.groupNames.empty();
}

/// Takes slices and clusters from the groups and from the samples' columns.
/// @param columns one for each of divisionsIn() that does not mean the groups, in that order;
/// empty: those of the samples, by name
std::optional<core::ParseError> divide(SamplesToClassify& read, const ClassifyInput& input,
                                       std::vector<core::SampleColumn> columns = {})
{
    const core::Samples& samples = read.samples;
    std::optional<core::ParseError> error;
    auto next = columns.begin();
    const auto take = [&](const std::string& name) -> core::SampleColumn {
        if (meansGroups(name, samples))
            return {name, samples.groups, samples.groupNames};
        if (next != columns.end())
            return std::move(*next++);
        const auto found = std::ranges::find(samples.columns, name, &core::SampleColumn::name);
        if (found != samples.columns.end())
            return *found;
        error = core::ParseError{input.file, 0, core::ErrorCode::NoSuchColumn, name};
        return {};
    };
    for (const std::string& name : input.slices) {
        read.slices.push_back(take(name));
        core::orderLevels(read.slices.back());
    }
    if (input.cluster)
        read.clusters = take(*input.cluster);
    return error;
}

Read fromSession(const std::string& text, const ClassifyInput& input, const OptionSet& command)
{
    auto session = core::parseSampleSession(text, input.file);
    if (!session)
        return refuse(session.error());
    if (session->typed)
        return wrongUsage(
            command, input.file + " contains a confusion matrix instead of samples; use --counts.");
    core::Samples& samples = session->samples;
    if (input.positive) {
        const auto* const word = std::ranges::find(samples.classes, *input.positive);
        if (word == samples.classes.end())
            return refuse({input.file, 0, core::ErrorCode::UnknownLabel, *input.positive});
        session->positive = static_cast<std::uint8_t>(word - samples.classes.begin());
    }
    if (!input.scores.empty()) {
        std::vector<core::ModelScores> chosen;
        for (const std::string& name : input.scores) {
            const auto model = std::ranges::find(samples.models, name, &core::ModelScores::name);
            if (model == samples.models.end())
                return refuse({input.file, 0, core::ErrorCode::NoSuchColumn, name});
            chosen.push_back(*model);
        }
        samples.models = std::move(chosen);
    }
    if (input.weight == noColumn)
        samples.weights.clear();
    if (input.group == noColumn) {
        samples.groups.clear();
        samples.groupNames.clear();
    }
    SamplesToClassify result{
        session->name,      std::move(samples),
        session->positive,  session->higherIsPositive && !input.lowerIsPositive,
        session->threshold, session->settings};
    result.aim = session->aim;
    if (const auto error = divide(result, input))
        return refuse(*error);
    return result;
}

/// Replaces recognised columns with the named ones.
std::optional<core::ParseError> choose(const ClassifyInput& input, const core::TablePreview& table,
                                       core::TableReading& reading)
{
    std::optional<core::ParseError> error;
    const auto find = [&](const std::string& name) {
        const auto column = core::columnNamed(table, name);
        if (!column && !error)
            error = core::ParseError{input.file, 0, core::ErrorCode::NoSuchColumn, name};
        return column;
    };
    if (input.label)
        reading.labelColumn = find(*input.label);
    if (!input.scores.empty())
        reading.scoreColumns.clear();
    for (const std::string& name : input.scores)
        if (const auto column = find(name))
            reading.scoreColumns.push_back(*column);
    if (input.label && input.scores.empty())
        std::erase(reading.scoreColumns, reading.labelColumn.value_or(table.columns.size()));
    const auto chooseOther = [&](const std::optional<std::string>& name,
                                 std::optional<std::size_t>& column) {
        if (name)
            column = *name == noColumn ? std::nullopt : find(*name);
    };
    chooseOther(input.weight, reading.weightColumn);
    chooseOther(input.group, reading.groupColumn);
    for (const std::string& name : divisionsIn(input))
        if (name != theGroups || !reading.groupColumn)
            if (const auto column = find(name))
                reading.subgroupColumns.push_back(*column);
    return error;
}

/// Whether every listed bad row has a score such as 0,5.
bool looksOfDecimalCommas(const core::TableProblems& problems)
{
    return std::ranges::all_of(problems.first, [](const core::ParseError& problem) {
        return problem.problem == core::ErrorCode::BadScore &&
               core::CellNumbers::withDecimalComma(problem.found).has_value();
    });
}

bool isOfARow(core::ErrorCode problem)
{
    using core::ErrorCode;
    return problem == ErrorCode::BadScore || problem == ErrorCode::BadWeight ||
           problem == ErrorCode::NoLabel || problem == ErrorCode::RaggedRow;
}

bool areBadWeights(const core::TableProblems& problems)
{
    return std::ranges::all_of(problems.first, [](const core::ParseError& problem) {
        return problem.problem == core::ErrorCode::BadWeight;
    });
}

/// Whether labels are numbers, some with fractions, as in a regression.
bool areAmounts(const std::vector<std::string>& labels, bool decimalComma)
{
    bool hasFraction = false;
    for (const std::string& label : labels) {
        const auto number = core::numberInCell(label, decimalComma);
        if (!number)
            return false;
        hasFraction = hasFraction || std::trunc(*number) != *number;
    }
    return hasFraction;
}

void adviseOnAmounts(const ClassifyInput& input)
{
    tellOf(input, Wording::tr("these labels are amounts, not classes; turn them into classes "
                              "first, such as 1 for amounts above a limit and 0 for the others."));
}

QString listed(const std::vector<std::string>& labels)
{
    constexpr std::size_t most = 12;
    QStringList first;
    for (std::size_t i = 0; i < std::min(labels.size(), most); ++i)
        first << quoted(labels[i]);
    const QString text = ui::listText(first);
    return labels.size() > most
               ? Wording::tr("%1 and %n more", nullptr, static_cast<int>(labels.size() - most))
                     .arg(text)
               : text;
}

/// Writes advice on a refused table, after its bad rows.
void adviseOn(const core::TableProblems& problems, const ClassifyInput& input)
{
    if (areAmounts(problems.classes, input.decimalComma))
        return adviseOnAmounts(input);
    if (!problems.classes.empty())
        tellOf(input,
               (input.takesClasses
                    ? Wording::tr("the labels are %1; use --positive to compare one of them with "
                                  "the rest, or --score for each class to read several classes.")
                    : Wording::tr("the labels are %1; use --positive to compare one of them with "
                                  "the rest. “classify” reads several classes."))
                   .arg(listed(problems.classes)));
    else if (!input.decimalComma && looksOfDecimalCommas(problems))
        tellOf(input, decimalCommas());
    else if (!input.weight && areBadWeights(problems))
        tellOf(input, Wording::tr("use --weight none to ignore the weights."));
    if (!problems.classes.empty() && input.unknownLabels.empty())
        tellOf(input,
               Wording::tr("use --leave-out to skip the rows of a label such as “unknown”."));
    if (problems.count > 1 && !problems.withoutScore.empty())
        tellOf(input, ui::missingScoresSentence(problems.withoutScore));
    if (problems.count > 1)
        tellOf(input, Wording::tr("%n rows could not be read; use --skip-bad-rows to skip them.",
                                  nullptr, static_cast<int>(problems.count)));
    else if (isOfARow(problems.first.front().problem))
        tellOf(input, Wording::tr("use --skip-bad-rows to skip the bad row."));
}

void warnOfBadRows(const core::TableProblems& problems)
{
    for (const core::ParseError& problem : problems.first)
        refuse(problem);
}

/// Whether the cells alone say which column holds the labels, or a score that is no share; shares
/// beside a known label are models, which the output names.
bool isGuessed(const core::TablePreview& preview, const core::TableReading& reading,
               const ClassifyInput& input)
{
    if (input.label)
        return false;
    return !preview.columns[*reading.labelColumn].isNamed ||
           (input.scores.empty() &&
            std::ranges::any_of(reading.scoreColumns, [&](std::size_t column) {
                return !preview.columns[column].isNamed &&
                       !core::contentOf(preview.rows, column, preview.decimalComma).areShares();
            }));
}

/// Reports what was recognised in the table without an option.
void tellReading(const core::SampleTable& table, const core::TablePreview& preview,
                 const core::TableReading& reading, const ClassifyInput& input)
{
    const bool guessesWeight = !input.weight && reading.weightColumn;
    const bool guessesGroup = !input.group && reading.groupColumn;
    const bool leavesScores =
        input.scores.empty() && !core::unusedNumbers(preview, reading).empty();
    const bool leavesPredictions =
        std::ranges::find(preview.columns, core::ColumnRole::Predicted, &core::TableColumn::role) !=
        preview.columns.end();
    const bool guessesGaps = !input.delimiter && reading.delimiter == core::Delimiter::Space;
    if (!guessesWeight && !guessesGroup && !leavesScores && !leavesPredictions && !guessesGaps &&
        !isGuessed(preview, reading, input))
        return;
    QStringList sentences{ui::readingSentence(preview, reading, table.samples, *table.positive)};
    if (guessesWeight)
        sentences << Wording::tr("Use --weight none to count every sample as 1.");
    if (guessesGroup)
        sentences << Wording::tr("Use --group none to ignore the groups.");
    noteOf(input, ui::joinedSentences(sentences));
}

/// @param hasHeader if known from the table
core::TableForm formOf(const ClassifyInput& input, std::optional<bool> hasHeader)
{
    return {input.delimiter, input.noHeader ? false : hasHeader, input.decimalComma, input.label};
}

/// An option that names a column, quoted for a shell.
QString namedBy(const std::string& option, const std::string& column)
{
    const bool isOneWord = column.find_first_of(" <>$&|;()*'`") == std::string::npos;
    const std::string mark = isOneWord ? "" : column.find('$') == std::string::npos ? "\"" : "'";
    return QString::fromStdString(option + " " + mark + column + mark);
}

QString whichHoldsLabels(const core::TablePreview& preview)
{
    QStringList columns;
    QStringList options;
    for (const std::size_t column : preview.possibleLabels) {
        const std::string name = core::columnName(preview, column);
        columns << quoted(name);
        options << namedBy("--label", name);
    }
    const core::TableColumn& first = preview.columns[preview.possibleLabels.front()];
    if (columns.size() == 1 && core::describesSamples(first.name))
        return Wording::tr("%1 seems to describe the samples, and no other column may hold the "
                           "labels; add a column of true labels, or use %2 if they are true.")
            .arg(columns.front(), options.front());
    if (columns.size() == 1 && core::roleOfHeading(first.name) != core::ColumnRole::Label)
        return Wording::tr("%1 contains none of the predicted classes, so it may not be the truth; "
                           "add a column of true labels, or use %2 if they are true.")
            .arg(columns.front(), options.front());
    if (columns.size() == 1)
        return Wording::tr("the labels in %1 seem to be predicted, as every score is a confidence "
                           "of at least 0.5; add a column of true labels, or use %2 if they are "
                           "true.")
            .arg(columns.front(), options.front());
    return Wording::tr("the labels could be in %1; choose the column: %2.")
        .arg(ui::listText(columns), ui::listText(options));
}

QString whichHoldsScores(const core::TablePreview& preview)
{
    constexpr std::size_t most = 8;
    QStringList columns;
    QStringList options;
    for (const std::size_t column : preview.possibleScores) {
        if (std::cmp_equal(columns.size(), most))
            break;
        const std::string name = core::columnName(preview, column);
        columns << quoted(name);
        options << namedBy("--score", name);
    }
    return Wording::tr("the scores could be in %1; choose the column: %2.")
        .arg(ui::listText(columns), ui::listText(options));
}

}  // namespace

std::string whichIsPositive(const std::string& file, const std::array<std::string, 2>& classes)
{
    const QString why =
        classes[0].empty()
            ? Wording::tr("every label is %1; name the positive class with --positive.")
                  .arg(quoted(classes[1]))
            : Wording::tr("the labels are %1 and %2; name the positive class with %3 or %4.")
                  .arg(quoted(classes[0]), quoted(classes[1]), namedBy("--positive", classes[0]),
                       namedBy("--positive", classes[1]));
    return file + ": " + why.toStdString();
}

std::variant<core::TablePreview, ExitStatus>
previewOf(std::string_view text, const ClassifyInput& input, std::optional<bool> hasHeader)
{
    auto preview = core::previewTable(text, input.file, formOf(input, hasHeader));
    if (!preview)
        return refuse(preview.error());
    if (!input.noHeader)
        preview = core::withClassHeadings(*std::move(preview), text, input.file);
    if (input.scores.empty() && core::seemsToHaveDecimalCommas(*preview)) {
        tellOf(input, decimalCommas());
        return InputRefused;
    }
    const bool holdsScores = std::ranges::find(preview->columns, core::ColumnRole::Score,
                                               &core::TableColumn::role) != preview->columns.end();
    if (!input.label && holdsScores && !preview->possibleLabels.empty()) {
        tellOf(input, whichHoldsLabels(*preview));
        return WrongUsage;
    }
    if (input.scores.empty() && !preview->possibleScores.empty()) {
        tellOf(input, whichHoldsScores(*preview));
        return WrongUsage;
    }
    return *std::move(preview);
}

std::variant<core::TableReading, ExitStatus>
readingOf(std::string_view text, const core::TablePreview& preview, const ClassifyInput& input)
{
    core::TableReading reading = core::proposedReading(preview, input.positive);
    if (input.positive && input.scores.empty())
        if (const auto column = core::classColumnOf(text, preview, *input.positive))
            reading.scoreColumns = {*column};
    if (const auto error = choose(input, preview, reading))
        return refuse(*error);
    reading.confidenceOf = core::confidencesIn(preview, reading);
    if (!input.keepsIds)
        reading.idColumn.reset();
    reading.positive = input.positive;
    if (!input.positive && reading.scoreColumns.size() == 1)
        reading.positive = core::negativeNamedBy(preview, reading.scoreColumns.front());
    reading.unknownLabels = input.unknownLabels;
    reading.leavesOutBadRows = input.skipsBadRows;
    reading.reportedRows = shownBadRows;
    return reading;
}

ExitStatus refuseTable(const core::TableProblems& problems, const ClassifyInput& input)
{
    warnOfBadRows(problems);
    adviseOn(problems, input);
    return InputRefused;
}

void tellLeftOut(const core::TableProblems& leftOut, const ClassifyInput& input)
{
    if (leftOut.count == 0)
        return;
    warnOfBadRows(leftOut);
    if (!leftOut.withoutScore.empty())
        tellOf(input, ui::missingScoresSentence(leftOut.withoutScore));
    tellOf(input, Wording::tr("skipped %n bad rows (--skip-bad-rows)", nullptr,
                              static_cast<int>(leftOut.count)));
}

void tellRest(const std::vector<std::string>& rest, const std::string& name,
              const ClassifyInput& input)
{
    if (!rest.empty())
        noteOf(input,
               Wording::tr("the labels %1 are treated as %2.").arg(listed(rest), quoted(name)));
}

namespace {

/// Lists the columns of a table without a column of labels or of scores.
void tellColumns(core::ErrorCode problem, const core::TablePreview& preview,
                 const ClassifyInput& input)
{
    const bool lacksLabels = problem == core::ErrorCode::NoLabelColumn;
    if ((!lacksLabels && problem != core::ErrorCode::NoScoreColumn) || preview.columns.size() < 2)
        return;
    std::vector<std::string> names;
    for (std::size_t column = 0; column < preview.columns.size(); ++column)
        names.push_back(core::columnName(preview, column));
    const QString columns = ui::headingsInMessage(core::headingsText(names));
    tellOf(input,
           lacksLabels
               ? Wording::tr("the columns are %1; name the labels with --label.").arg(columns)
               : Wording::tr("the columns are %1; name the scores with --score.").arg(columns));
}

/// Reports which models have no score in some rows, and which rows are used.
void tellLackingScores(const core::TableProblems& problems, std::size_t common,
                       const ClassifyInput& input)
{
    const int rows = static_cast<int>(common);
    const QString use =
        input.takesOwnRows
            ? Wording::tr("Each model is evaluated on its own rows; comparisons use the %n rows "
                          "with a score of every model.",
                          nullptr, rows)
            : ui::commonRowsSentence(common);
    tellOf(input, ui::joinedSentences({ui::missingScoresSentence(problems.withoutScore), use}));
}

/// Weka's margin, if the table has it: the score of the true class less that of the others.
std::optional<std::size_t> marginOfTruth(const core::TablePreview& preview)
{
    for (std::size_t column = 0; column < preview.columns.size(); ++column)
        if (core::foldedHeading(preview.columns[column].name) == "predictionmargin")
            return column;
    return std::nullopt;
}

QString whyMarginIsNoScore(const core::TablePreview& preview, std::size_t column)
{
    return Wording::tr("%1 is not a score: it is the margin of the true class, which is positive "
                       "wherever the prediction is right. Save the class distribution instead.")
        .arg(quoted(core::columnName(preview, column)));
}

/// Whether the table is a confusion matrix: classes in the first column, the same in the headings,
/// and whole numbers, of which one is above 1.
bool isMatrix(const core::TablePreview& table)
{
    const std::size_t classes = table.rows.size();
    if (!table.hasHeader || classes < 2 || table.columns.size() != classes + 1)
        return false;
    double most = 0;
    for (std::size_t i = 0; i < classes; ++i) {
        if (table.rows[i].size() != classes + 1)
            return false;
        const std::string name = core::foldedHeading(table.rows[i].front());
        std::string_view whole = table.columns[i + 1].name;
        whole.remove_prefix(whole.rfind(':') + 1);  // "Predicted: no"
        const std::string heading = core::foldedHeading(whole);
        if (name.empty() || !(heading.starts_with(name) || heading.ends_with(name)))
            return false;
        for (std::size_t other = 1; other <= classes; ++other) {
            const auto count = core::numberInCell(table.rows[i][other], table.decimalComma);
            if (!count || !(*count >= 0) || std::trunc(*count) != *count)
                return false;
            most = std::max(most, *count);
        }
    }
    return most > 1;
}

/// The multiclass samples; nothing if the table has none.
std::optional<Read> classesIn(const std::string& text, const core::TablePreview& preview,
                              const ClassifyInput& input)
{
    const auto found = core::classReadingOf(
        text, input.file, preview,
        {input.label, input.predicted, input.scores, input.weight, input.unknownLabels});
    if (!found)
        return std::nullopt;
    if (!*found) {
        refuse(found->error());
        if (found->error().problem == core::ErrorCode::NoLabel)
            adviseOnAmounts(input);
        return InputRefused;
    }
    core::ClassReading reading = **found;
    reading.leavesOutBadRows = input.skipsBadRows;
    reading.reportedRows = shownBadRows;
    auto table = core::parseClassTable(text, input.file, reading);
    if (!table)
        return refuseTable(table.error(), input);
    tellLeftOut(table->leftOut, input);
    noteOf(input, ui::classReadingSentence(preview, reading));
    for (const QString& remark :
         ui::leftOutRemarks(table->withoutWeight, table->ofUnknownLabel, reading.unknownLabels))
        tellOf(input, remark);
    return std::move(table->samples);
}

Read fromLooked(const std::string& text, const core::TablePreview& preview,
                const ClassifyInput& input, const OptionSet& command)
{
    if (const auto margin = marginOfTruth(preview)) {
        const QString why = whyMarginIsNoScore(preview, *margin);
        for (const std::string& score : input.scores)
            if (core::columnNamed(preview, score) == margin) {
                tellOf(input, why);
                return InputRefused;
            }
        noteOf(input, why);
    }
    if (input.takesClasses && !input.positive)
        if (auto classes = classesIn(text, preview, input))
            return *std::move(classes);
    auto found = readingOf(text, preview, input);
    if (const auto* status = std::get_if<ExitStatus>(&found))
        return *status;
    auto& reading = std::get<core::TableReading>(found);
    auto table = core::parseSampleTable(text, input.file, reading,
                                        core::Threads(std::thread::hardware_concurrency()));
    std::vector<core::Samples> ofModel;
    if (!table)
        if (auto unequal =
                core::parseUnequalSamples(text, input.file, reading, table.error(),
                                          core::Threads(std::thread::hardware_concurrency()))) {
            tellLackingScores(table.error(), unequal->common.samples.size(), input);
            ofModel = std::move(unequal->ofModel);
            table = std::move(unequal->common);
            table->leftOut = {};
            reading.leavesOutBadRows = true;
        }
    if (!table && !input.delimiter && preview.columns.size() == 1 && core::isCutByBlanks(text))
        tellOf(input,
               Wording::tr("the columns seem to be separated by spaces; use --delimiter space."));
    if (!table) {
        const ExitStatus status = refuseTable(table.error(), input);
        tellColumns(table.error().first.front().problem, preview, input);
        return status;
    }
    tellLeftOut(table->leftOut, input);
    table->leftOut.withoutScore.clear();
    if (!table->positive)
        return wrongUsage(command, whichIsPositive(input.file, table->samples.classes));
    tellRest(table->rest, table->samples.classes[0], input);
    tellReading(*table, preview, reading, input);
    for (const QString& remark : ui::readingRemarks(preview, reading, *table))
        tellOf(input, remark);
    SamplesToClassify result{
        {}, std::move(table->samples), *table->positive, !input.lowerIsPositive, {}, {}};
    const auto divided = [&input](SamplesToClassify& read) {
        return divide(read, input, std::move(read.samples.columns));
    };
    if (const auto error = divided(result))
        return refuse(*error);
    for (core::Samples& own : ofModel) {
        result.ofModel.push_back(
            {{}, std::move(own), *table->positive, !input.lowerIsPositive, {}, {}});
        if (const auto error = divided(result.ofModel.back()))
            return refuse(*error);
    }
    return result;
}

/// Reports the ids of one file that are missing from the other, if any.
void tellUnmatched(const std::vector<std::string>& ids, const std::string& file,
                   const std::string& other)
{
    if (!ids.empty())
        warn(file + ": " +
             Wording::tr("%n ids are not in %1 and are skipped: %2.", nullptr,
                         static_cast<int>(ids.size()))
                 .arg(QString::fromStdString(other), listed(ids))
                 .toStdString());
}

Read fromTable(const core::PlainTable& table, const ClassifyInput& input, const OptionSet& command)
{
    const auto whole = core::previewTable(table.text, input.file, formOf(input, table.hasHeader));
    if (whole && isMatrix(*whole))
        return wrongUsage(
            command, input.file + ": " +
                         Wording::tr("this is a confusion matrix, and samples need a row each; for "
                                     "two classes, use --counts TP,FP,FN,TN of “classify”.")
                             .toStdString());
    const auto looked = previewOf(table.text, input, table.hasHeader);
    if (const auto* status = std::get_if<ExitStatus>(&looked))
        return *status;
    return fromLooked(table.text, std::get<core::TablePreview>(looked), input, command);
}

Read fromTwoTables(const core::PlainTable& one, const core::PlainTable& other,
                   const ClassifyInput& input, const OptionSet& command)
{
    const auto joined =
        core::joinTables({one.text, input.file, formOf(input, one.hasHeader)},
                         {other.text, input.otherFile, formOf(input, other.hasHeader)}, input.id);
    if (!joined)
        return refuse(joined.error());
    tellUnmatched(joined->onlyInTruth, joined->truth, joined->scores);
    tellUnmatched(joined->onlyInScores, joined->scores, joined->truth);
    ClassifyInput inOne = input;
    inOne.file = joined->truth;
    if (!input.label && !joined->preview.possibleLabels.empty()) {
        tellOf(inOne, whichHoldsLabels(joined->preview));
        return WrongUsage;
    }
    if (input.scores.empty() && !joined->preview.possibleScores.empty()) {
        tellOf(inOne, whichHoldsScores(joined->preview));
        return WrongUsage;
    }
    return fromLooked(joined->text, joined->preview, inOne, command);
}

/// The table in UTF-8, with JSON and lists in cells converted to rows of plain cells.
std::variant<core::PlainTable, ExitStatus> plainTable(std::string text, const std::string& file,
                                                      const ClassifyInput& input)
{
    if (core::findInvalidUtf8(text) != std::string::npos) {
        if (input.encodings == core::OtherEncodings{})
            warn(file + ": " +
                 Wording::tr("this text is not UTF-8; use --latin1 to read it as Latin-1, or "
                             "--gb18030 as Chinese text.")
                     .toStdString());
        text = core::utf8From(text, input.encodings);
    }
    auto plain = core::plainTable(std::move(text), file);
    if (!plain)
        return refuse(plain.error());
    return *std::move(plain);
}

Read fromText(std::string text, const ClassifyInput& input, const OptionSet& command)
{
    const auto one = plainTable(std::move(text), input.file, input);
    if (const auto* status = std::get_if<ExitStatus>(&one))
        return *status;
    if (input.otherFile.empty())
        return fromTable(std::get<core::PlainTable>(one), input, command);
    auto read = readSessionText(input.otherFile, input.expansion);
    if (const auto* failed = std::get_if<ExitStatus>(&read))
        return *failed;
    const auto other = plainTable(std::get<std::string>(std::move(read)), input.otherFile, input);
    if (const auto* status = std::get_if<ExitStatus>(&other))
        return *status;
    return fromTwoTables(std::get<core::PlainTable>(one), std::get<core::PlainTable>(other), input,
                         command);
}

/// Reads a host's samples like fromTable().
Read fromHost(const InMemorySamples& held, const ClassifyInput& input, const OptionSet& command)
{
    auto named = core::namedClasses(held.words, input.positive, input.file, "labels");
    if (!named)
        return refuseTable(named.error(), input);
    if (!named->positive)
        return wrongUsage(command, whichIsPositive(input.file, named->classes));
    core::Samples samples = held.samples;
    samples.classes = named->classes;
    for (std::uint8_t& label : samples.labels)
        label = held.words[label].word == named->classes[1];
    tellRest(named->rest, named->classes[0], input);
    SamplesToClassify result{{}, std::move(samples), *named->positive, !input.lowerIsPositive, {},
                             {}};
    if (const auto error = divide(result, input))
        return refuse(*error);
    return result;
}

}  // namespace

void addTableOptions(OptionSet command, ClassifyInput& input)
{
    command.add("--label", "C", input.label, "Column with the labels.");
    command.add("--score", "C", input.scores, "Column with scores. Can be repeated.").oneEach();
    if (input.takesClasses)
        command.add("--predicted", "C", input.predicted,
                    "For more than two classes: column with the predicted class.");
    command.add("--weight", "C", input.weight,
                "Column with weights (default: detected from its heading). “none” gives every "
                "sample the weight 1.");
    command.add("--group", "C", input.group,
                "Column with groups, such as queries or users (default: detected from its "
                "heading). The output then includes their mean AUC. “none” ignores groups.");
    command.add("--positive", "L", input.positive,
                "Label of the positive class. It is required unless the label is 1, true, yes or "
                "similar. If there are three or more labels, this one is compared with the rest.");
    addChoice<std::optional<core::Delimiter>>(
        command, "--delimiter", "WORD",
        "Column delimiter: comma, tab, semicolon or space (default: detected).",
        {{"comma", core::Delimiter::Comma},
         {"tab", core::Delimiter::Tab},
         {"semicolon", core::Delimiter::Semicolon},
         {"space", core::Delimiter::Space}},
        input.delimiter);
    command
        .add("--leave-out", "L", input.unknownLabels,
             "Omit rows with this label, such as unknown. Can be repeated.")
        .oneEach();
    command.addFlag("--no-header", input.noHeader, "Read the first row as data, not as headings.");
    command.addFlag("--decimal-comma", input.decimalComma,
                    "Read numbers with a decimal comma, such as 0,5.");
    command.addFlag("--skip-bad-rows", input.skipsBadRows,
                    "Skip rows that cannot be read, and report them.");
    command.addFlag("--lower-is-positive", input.lowerIsPositive, "Treat low scores as positive.");
}

void addSlices(OptionSet command, ClassifyInput& input)
{
    command
        .add("--slices", "C", input.slices,
             "Evaluate the samples separately for each value of this column; “group” means the "
             "column that --group uses. Can be repeated.")
        .oneEach();
}

void addCluster(OptionSet command, ClassifyInput& input)
{
    command.add("--cluster", "C", input.cluster,
                "Column with clusters of samples that are not independent, such as the patient of "
                "each row, or “group”. The intervals then come from a bootstrap of whole "
                "clusters, and the output contains no p values.");
}

Read readSamples(const OptionSet& command, const ClassifyInput& input)
{
    if (const InMemorySamples* const held = inMemorySamples(input.file))
        return fromHost(*held, input, command);
    auto read = readSessionText(input.file, input.expansion);
    if (const auto* failed = std::get_if<ExitStatus>(&read))
        return *failed;
    auto* text = std::get_if<std::string>(&read);
    try {
        if (core::recognise(*text) == core::FileKind::SampleSession)
            return fromSession(*text, input, command);
        return fromText(std::move(*text), input, command);
    } catch (const std::exception& exception) {
        return refuse(core::endedBy(exception, input.file));
    }
}

}  // namespace cli
