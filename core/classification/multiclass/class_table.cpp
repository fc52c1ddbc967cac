// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/class_table.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/class_names.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace core {
namespace {

/// A word of a column, and the line of its first occurrence.
struct MetWord {
    std::string word;
    std::size_t line = 0;
};

/// Numeric order if both are numbers, otherwise alphabetical.
bool isClassBefore(const std::string& a, const std::string& b)
{
    double first = 0;
    double second = 0;
    return readNumber(a, first) && readNumber(b, second) ? first < second : a < b;
}

bool isJoint(char c)
{
    return std::string_view("_- .:/([").find(c) != std::string_view::npos;
}

/// Columns whose headings have the same word next to the class; without a word, the class alone.
struct ColumnFamily {
    std::string word;
    std::vector<ClassColumn> columns;
};

struct WordAndClass {
    std::string word;
    std::string name;
};

/// "prob" and "cat" for "Prob_cat"; nothing without such a word.
std::optional<WordAndClass> split(std::string_view heading)
{
    heading = trimmed(heading);
    if (heading.starts_with('.'))
        heading.remove_prefix(1);
    const std::size_t equals = heading.rfind('=');
    if (equals != std::string_view::npos && speaksOfScores(heading)) {
        std::string_view name = heading.substr(equals + 1);
        if (name.ends_with(')'))
            name.remove_suffix(1);
        return WordAndClass{std::string(heading.substr(0, equals)), std::string(trimmed(name))};
    }
    const auto matches = [](std::string_view text, std::string_view word) {
        return std::equal(text.begin(), text.end(), word.begin(), word.end(),
                          [](char a, char b) { return b == '_' ? isJoint(a) : lower(a) == b; });
    };
    for (const std::string_view word : wordsFor(ColumnMeaning::ClassScore)) {
        if (heading.size() < word.size() + 2)
            continue;
        std::string_view rest = heading.substr(word.size());
        if (matches(heading.substr(0, word.size()), word) && isJoint(rest.front())) {
            const bool isOpened = rest.front() == '(' || rest.front() == '[';
            rest.remove_prefix(1);
            if (isOpened && (rest.ends_with(')') || rest.ends_with(']')))
                rest.remove_suffix(1);
            if (!rest.empty())
                return WordAndClass{std::string(word), std::string(rest)};
        }
        const std::size_t end = heading.size() - word.size();
        if (matches(heading.substr(end), word) && isJoint(heading[end - 1]) && end > 1)
            return WordAndClass{"…" + std::string(word), std::string(heading.substr(0, end - 1))};
    }
    return std::nullopt;
}

/// The rows of a table below its heading.
template <class Visit>
void forEachRow(std::string_view text, Delimiter delimiter, bool hasHeader, Visit visit)
{
    DelimitedReader reader(withoutByteOrderMark(text), delimiter);
    DelimitedRow row;
    bool isHeading = hasHeader;
    while (reader.next(row))
        if (!std::exchange(isHeading, false))
            visit(row);
}

/// The distinct words of a column in order of occurrence, at most one more than allowed.
std::vector<MetWord> wordsIn(std::string_view text, const TablePreview& preview, std::size_t column)
{
    std::vector<MetWord> words;
    forEachRow(text, preview.delimiter, preview.hasHeader, [&](const DelimitedRow& row) {
        if (column >= row.cells.size() || words.size() > mostClasses)
            return;
        const std::string_view word = trimmed(row.cells[column]);
        const bool isKnown =
            word.empty() || isNoClass(word) ||
            std::ranges::any_of(words, [word](const MetWord& met) { return met.word == word; });
        if (!isKnown)
            words.push_back({std::string(word), row.line});
    });
    return words;
}

bool isAmong(const std::vector<std::string>& words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

bool hasClass(const std::vector<ClassColumn>& columns, std::string_view name)
{
    return std::ranges::any_of(
        columns, [name](const ClassColumn& column) { return isSameClass(column.name, name); });
}

std::size_t covered(const std::vector<ClassColumn>& columns, const std::vector<MetWord>& labels)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        labels, [&](const MetWord& label) { return hasClass(columns, label.word); }));
}

/// Finds out how to read a table.
class ReadingFinder {
public:
    ReadingFinder(std::string_view text, const std::string& file, const TablePreview& preview,
                  ClassColumnChoice choice)
        : m_text(text)
        , m_file(file)
        , m_preview(preview)
        , m_choice(std::move(choice))
    {}

    /// @param isAsked whether the table must be read with classes, regardless of its content
    Parsed<ClassReading> find(bool isAsked)
    {
        takePreview();
        if (auto error = chooseNamed())
            return *std::move(error);
        if (!m_reading.labelColumn)
            return whole(ErrorCode::NoLabelColumn);
        // Finding the labels needs a pass over all rows.
        if (!isAsked && !mayHoldClasses())
            return whole(ErrorCode::NoScoreColumn);
        m_labels = wordsIn(m_text, m_preview, *m_reading.labelColumn);
        m_reading.unknownLabels = m_choice.unknownLabels;
        std::erase_if(m_labels, [this](const MetWord& label) {
            return isAmong(m_reading.unknownLabels, label.word);
        });
        if (!m_reading.predictedColumn)
            findPredictions();
        if (m_reading.scoreColumns.empty())
            findScores();
        return checked();
    }
    Parsed<ClassReading> name(ClassReading chosen)
    {
        m_reading = std::move(chosen);
        m_labels = wordsIn(m_text, m_preview, *m_reading.labelColumn);
        for (ClassColumn& each : m_reading.scoreColumns)
            each.name = nameOf(each.column);
        return checked();
    }
    std::size_t labels() const { return m_labels.size(); }

private:
    Parsed<ClassReading> checked()
    {
        if (const auto amount = amountAmongClasses())
            return *amount;
        if (m_labels.size() > mostClasses)
            return atLabel(ErrorCode::TooManyClasses, m_labels.back());
        nameInOrder();
        const auto& columns = m_reading.scoreColumns;
        if (columns.empty() && !m_reading.predictedColumn)
            return whole(ErrorCode::NoScoreColumn);
        for (const MetWord& label : m_labels)
            if (!columns.empty() && !hasClass(columns, label.word))
                return atLabel(ErrorCode::NoClassColumn, label);
        return m_reading;
    }

    /// The refusal of labels and predictions that are amounts, as of a regression, if they are:
    /// without scores, numbers with fractions, many or not all among the labels. Half stars and
    /// grades such as 0.5 may be classes.
    std::optional<ParseError> amountAmongClasses() const
    {
        constexpr std::size_t mostGrades = 10;
        if (!m_reading.scoreColumns.empty() || !m_reading.predictedColumn || m_labels.size() < 3)
            return std::nullopt;
        const auto predicted = wordsIn(m_text, m_preview, *m_reading.predictedColumn);
        const bool areGrades = m_labels.size() <= mostGrades &&
                               std::ranges::all_of(predicted, [this](const MetWord& word) {
                                   return std::ranges::any_of(m_labels, [&](const MetWord& label) {
                                       return isSameClass(label.word, word.word);
                                   });
                               });
        if (areGrades)
            return std::nullopt;
        const MetWord* amount = nullptr;
        std::size_t column = 0;
        for (const auto* words : {&m_labels, &predicted})
            for (const MetWord& each : *words) {
                const auto number = numberInCell(each.word, m_reading.decimalComma);
                if (!number)
                    return std::nullopt;
                if (!amount && std::trunc(*number) != *number) {
                    amount = &each;
                    column =
                        words == &m_labels ? *m_reading.labelColumn : *m_reading.predictedColumn;
                }
            }
        if (!amount)
            return std::nullopt;
        return ParseError{m_file, amount->line, ErrorCode::NoLabel, excerpt(amount->word),
                          columnName(m_preview, column)};
    }

    ParseError whole(ErrorCode problem, std::string found = {}) const
    {
        return {m_file, 0, problem, std::move(found)};
    }
    ParseError atLabel(ErrorCode problem, const MetWord& label) const
    {
        return {m_file, label.line, problem, excerpt(label.word),
                columnName(m_preview, *m_reading.labelColumn)};
    }

    void takePreview()
    {
        m_reading.delimiter = m_preview.delimiter;
        m_reading.hasHeader = m_preview.hasHeader;
        m_reading.decimalComma = m_preview.decimalComma;
        for (std::size_t i = 0; i < m_preview.columns.size(); ++i) {
            const ColumnRole role = m_preview.columns[i].role;
            if (role == ColumnRole::Label)
                m_reading.labelColumn = i;
            if (role == ColumnRole::Id && !split(m_preview.columns[i].name))
                m_reading.idColumn = i;
            if (role == ColumnRole::Weight)
                m_reading.weightColumn = i;
        }
    }

    std::optional<ParseError> chooseNamed()
    {
        std::optional<ParseError> error;
        const auto find = [&](const std::string& name) {
            const auto column = columnNamed(m_preview, name);
            if (!column && !error)
                error = whole(ErrorCode::NoSuchColumn, name);
            return column;
        };
        if (m_choice.label)
            m_reading.labelColumn = find(*m_choice.label);
        if (m_choice.predicted)
            m_reading.predictedColumn = find(*m_choice.predicted);
        if (m_choice.weight)
            m_reading.weightColumn =
                *m_choice.weight == "none" ? std::nullopt : find(*m_choice.weight);
        for (const std::string& name : m_choice.scores)
            if (const auto column = find(name))
                m_reading.scoreColumns.push_back({*column, nameOf(*column)});
        return error;
    }

    /// The class that a column seems to belong to.
    std::string nameOf(std::size_t column) const
    {
        const auto named = classInHeading(m_preview.columns[column].name);
        return named ? *named : columnName(m_preview, column);
    }

    /// Named columns without a label in their names hold the labels in order.
    void nameInOrder()
    {
        auto& columns = m_reading.scoreColumns;
        if (columns.size() != m_labels.size() || covered(columns, m_labels) > 0)
            return;
        std::vector<MetWord> labels = m_labels;
        std::ranges::sort(labels, [](const MetWord& a, const MetWord& b) {
            return isClassBefore(a.word, b.word);
        });
        for (std::size_t i = 0; i < columns.size(); ++i)
            columns[i].name = labels[i].word;
    }

    bool isFree(std::size_t column) const
    {
        return column != m_reading.labelColumn && column != m_reading.predictedColumn &&
               column != m_reading.idColumn && column != m_reading.weightColumn;
    }

    bool mayBePredicted(std::size_t column) const
    {
        return m_preview.columns[column].role == ColumnRole::Predicted ||
               speaksOfPredictions(m_preview.columns[column].name);
    }

    /// With any labels, classes need two columns of scores or one of predictions.
    bool mayHoldClasses() const
    {
        if (m_reading.predictedColumn || !m_reading.scoreColumns.empty())
            return true;
        std::size_t free = 0;
        for (std::size_t i = 0; i < m_preview.columns.size(); ++i) {
            if (!isFree(i))
                continue;
            if (mayBePredicted(i))
                return true;
            ++free;
        }
        return free > 1;
    }

    void findPredictions()
    {
        for (std::size_t i = 0; i < m_preview.columns.size(); ++i) {
            if (!isFree(i) || !mayBePredicted(i))
                continue;
            const std::vector<MetWord> words = wordsIn(m_text, m_preview, i);
            const bool areLabels = std::ranges::any_of(words, [this](const MetWord& word) {
                return std::ranges::any_of(m_labels, [&](const MetWord& label) {
                    return isSameClass(label.word, word.word);
                });
            });
            if (areLabels) {
                m_reading.predictedColumn = i;
                return;
            }
        }
    }

    void addTo(std::vector<ColumnFamily>& families, const std::string& word, ClassColumn column)
    {
        const auto known = std::ranges::find(families, word, &ColumnFamily::word);
        auto& family =
            known == families.end() ? families.emplace_back(ColumnFamily{word, {}}) : *known;
        family.columns.push_back(std::move(column));
    }

    void findScores()
    {
        std::vector<ColumnFamily> families;
        for (std::size_t i = 0; i < m_preview.columns.size(); ++i) {
            const std::string& heading = m_preview.columns[i].name;
            if (!isFree(i))
                continue;
            if (const auto found = split(heading))
                addTo(families, found->word, {i, found->name});
            for (const MetWord& label : m_labels)
                if (isSameClass(heading, label.word)) {
                    addTo(families, {}, {i, heading});
                    break;
                }
        }
        const auto best = std::ranges::max_element(families, [this](const auto& a, const auto& b) {
            return covered(a.columns, m_labels) < covered(b.columns, m_labels);
        });
        if (best != families.end() && best->columns.size() > 1 &&
            covered(best->columns, m_labels) > 0)
            m_reading.scoreColumns = best->columns;
    }

    std::string_view m_text;
    const std::string& m_file;
    const TablePreview& m_preview;
    ClassColumnChoice m_choice;
    ClassReading m_reading;
    std::vector<MetWord> m_labels;
};

/// Reads the rows.
class ClassTableReader {
public:
    ClassTableReader(const std::string& file, const ClassReading& reading)
        : m_file(file)
        , m_reading(reading)
    {
        m_samples.scores.resize(reading.scoreColumns.size());
        for (const ClassColumn& column : reading.scoreColumns)
            m_samples.classes.push_back(column.name);
        m_samples.hasPredictions = reading.predictedColumn.has_value();
    }

    Result<ClassTable, TableProblems> read(std::string_view text)
    {
        if (auto error = unreadable(text, m_file))
            return TableProblems{{*std::move(error)}, 1};
        readHeadings(text);
        forEachRow(text, m_reading.delimiter, m_reading.hasHeader,
                   [this](const DelimitedRow& row) { readRow(row); });
        if (m_bad.count > 0 && !m_reading.leavesOutBadRows)
            return std::move(m_bad);
        if (m_samples.labels.empty())
            return m_bad.count > 0 ? std::move(m_bad)
                                   : TableProblems{{{m_file, 0, ErrorCode::NothingToRead, {}}}, 1};
        if (m_samples.scores.empty())
            sortClasses();
        else if (!m_samples.hasPredictions)
            for (std::size_t i = 0; i < m_samples.labels.size(); ++i)
                m_samples.predicted.push_back(highestClass(m_samples, i));
        m_samples.leftOut =
            leftOutRows(m_bad, m_withoutWeight, m_ofUnknownLabel, m_reading.unknownLabels);
        return ClassTable{std::move(m_samples), std::move(m_bad), m_withoutWeight,
                          m_ofUnknownLabel};
    }

private:
    void readHeadings(std::string_view text)
    {
        DelimitedReader reader(withoutByteOrderMark(text), m_reading.delimiter);
        DelimitedRow first;
        if (!reader.next(first))
            return;
        for (std::size_t i = 0; i < first.cells.size(); ++i)
            m_headings.push_back(m_reading.hasHeader && !trimmed(first.cells[i]).empty()
                                     ? std::string(trimmed(first.cells[i]))
                                     : std::to_string(i + 1));
    }

    void refuse(const DelimitedRow& row, ErrorCode problem, std::string_view found,
                std::optional<std::size_t> column = {})
    {
        if (m_bad.first.size() < m_reading.reportedRows)
            m_bad.first.push_back(
                {m_file, row.line, problem, excerpt(found), column ? m_headings[*column] : ""});
        ++m_bad.count;
    }

    /// The class in a cell; refuses the row if there is none.
    std::optional<std::uint32_t> classIn(const DelimitedRow& row, std::size_t column)
    {
        const std::string_view word = trimmed(row.cells[column]);
        if (word.empty() || isNoClass(word)) {
            refuse(row, ErrorCode::NoLabel, word, column);
            m_bad.lackingLabels += column == *m_reading.labelColumn ? 1 : 0;
            return std::nullopt;
        }
        const auto known = m_numbers.find(std::string(word));
        if (known != m_numbers.end())
            return known->second;
        const auto number =
            static_cast<std::uint32_t>(std::ranges::find_if(m_samples.classes,
                                                            [word](const std::string& name) {
                                                                return isSameClass(name, word);
                                                            }) -
                                       m_samples.classes.begin());
        if (number == m_samples.classes.size()) {
            const bool isFull = number == mostClasses;
            if (!m_samples.scores.empty() || isFull) {
                refuse(row, isFull ? ErrorCode::TooManyClasses : ErrorCode::NoClassColumn, word,
                       column);
                return std::nullopt;
            }
            m_samples.classes.emplace_back(word);
        }
        m_numbers.emplace(word, number);
        return number;
    }

    /// The scores of a row; refuses it if one is not a number.
    bool takeScores(const DelimitedRow& row, std::vector<double>& scores)
    {
        scores.clear();
        for (const ClassColumn& each : m_reading.scoreColumns) {
            const auto score = numberInCell(row.cells[each.column], m_reading.decimalComma);
            if (!score || std::isnan(*score)) {
                refuse(row, ErrorCode::BadScore, row.cells[each.column], each.column);
                return false;
            }
            scores.push_back(*score);
        }
        return true;
    }

    void readRow(const DelimitedRow& row)
    {
        if (row.length > LineReader::longest)
            return refuse(row, ErrorCode::LineTooLong, std::to_string(row.length));
        if (row.cells.size() != m_headings.size())
            return refuse(row, ErrorCode::RaggedRow, std::to_string(row.cells.size()));
        if (isAmong(m_reading.unknownLabels, trimmed(row.cells[*m_reading.labelColumn]))) {
            ++m_ofUnknownLabel;
            return;
        }
        const auto label = classIn(row, *m_reading.labelColumn);
        if (!label || !takeScores(row, m_row))
            return;
        std::optional<std::uint32_t> predicted;
        if (m_reading.predictedColumn && !(predicted = classIn(row, *m_reading.predictedColumn)))
            return;
        if (const auto column = m_reading.weightColumn) {
            const auto weight = numberInCell(row.cells[*column], m_reading.decimalComma);
            if (!weight || !(*weight >= 0) || std::isinf(*weight))
                return refuse(row, ErrorCode::BadWeight, row.cells[*column], column);
            if (*weight == 0) {
                ++m_withoutWeight;
                return;
            }
            m_samples.weights.push_back(*weight);
        }
        if (m_reading.idColumn)
            m_samples.ids.emplace_back(row.cells[*m_reading.idColumn]);
        m_samples.labels.push_back(*label);
        if (predicted)
            m_samples.predicted.push_back(*predicted);
        for (std::size_t each = 0; each < m_row.size(); ++each)
            m_samples.scores[each].push_back(m_row[each]);
    }

    void sortClasses()
    {
        const auto isBefore = [this](std::uint32_t a, std::uint32_t b) {
            return isClassBefore(m_samples.classes[a], m_samples.classes[b]);
        };
        std::vector<std::uint32_t> order(m_samples.classes.size());
        for (std::uint32_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::sort(order, isBefore);
        std::vector<std::string> names;
        std::vector<std::uint32_t> place(order.size());
        for (std::uint32_t i = 0; i < order.size(); ++i) {
            names.push_back(m_samples.classes[order[i]]);
            place[order[i]] = i;
        }
        m_samples.classes = std::move(names);
        for (auto* column : {&m_samples.labels, &m_samples.predicted})
            for (std::uint32_t& each : *column)
                each = place[each];
    }

    const std::string& m_file;
    const ClassReading& m_reading;
    std::vector<std::string> m_headings;
    std::unordered_map<std::string, std::uint32_t> m_numbers;
    std::vector<double> m_row;
    ClassSamples m_samples;
    TableProblems m_bad;
    std::size_t m_withoutWeight = 0;
    std::size_t m_ofUnknownLabel = 0;
};

/// Whether there are only words as predictions: with two classes, numbers are scores of one of
/// them.
bool holdsOnlyPredictions(const TablePreview& preview, const ClassReading& reading)
{
    if (!reading.scoreColumns.empty() || !reading.predictedColumn)
        return false;
    const std::size_t predicted = *reading.predictedColumn;
    for (std::size_t i = 0; i < preview.columns.size(); ++i)
        if (i != predicted && preview.columns[i].role == ColumnRole::Score)
            return false;
    return std::ranges::none_of(preview.rows, [&](const auto& row) {
        return predicted < row.size() && numberInCell(row[predicted], reading.decimalComma);
    });
}

}  // namespace

std::optional<std::string> classInHeading(std::string_view heading)
{
    auto found = split(heading);
    return found ? std::optional(std::move(found->name)) : std::nullopt;
}

Parsed<ClassReading> proposedClassReading(std::string_view text, const std::string& file,
                                          const TablePreview& preview,
                                          const ClassColumnChoice& choice)
{
    return ReadingFinder(text, file, preview, choice).find(true);
}

Parsed<ClassReading> namedClassReading(std::string_view text, const std::string& file,
                                       const TablePreview& preview, ClassReading chosen)
{
    return ReadingFinder(text, file, preview, {}).name(std::move(chosen));
}

std::optional<Parsed<ClassReading>> classReadingOf(std::string_view text, const std::string& file,
                                                   const TablePreview& preview,
                                                   const ClassColumnChoice& choice)
{
    ReadingFinder finder(text, file, preview, choice);
    auto reading = finder.find(false);
    if (!reading) {
        const ErrorCode problem = reading.error().problem;
        const bool isNearly = problem == ErrorCode::NoClassColumn && finder.labels() > 2;
        const bool isNamed = choice.predicted && problem == ErrorCode::NoSuchColumn;
        const bool areAmounts = problem == ErrorCode::NoLabel;
        return isNearly || isNamed || areAmounts ? std::optional(std::move(reading)) : std::nullopt;
    }
    const bool areMany = finder.labels() > 2;
    if (!areMany && !choice.predicted && !holdsOnlyPredictions(preview, *reading))
        return std::nullopt;
    return reading;
}

std::optional<std::size_t> classColumnOf(std::string_view text, const TablePreview& preview,
                                         std::string_view name)
{
    const auto reading = classReadingOf(text, {}, preview);
    if (!reading || !*reading)
        return std::nullopt;
    for (const ClassColumn& each : (*reading)->scoreColumns)
        if (isSameClass(each.name, name))
            return each.column;
    return std::nullopt;
}

Parsed<TablePreview> withClassHeadings(TablePreview preview, std::string_view text,
                                       const std::string& file)
{
    if (preview.hasHeader)
        return preview;
    auto headed = previewTable(text, file, {preview.delimiter, true, preview.decimalComma});
    bool isNamed = false;
    for (std::size_t i = 0; headed && i < headed->columns.size(); ++i) {
        const TableColumn& column = headed->columns[i];
        // "target" may also be the class of the first row.
        const auto isClass = [&](const auto& row) {
            return i < row.size() && row[i] == column.name;
        };
        isNamed = isNamed || (column.role == ColumnRole::Label && column.isNamed &&
                              std::ranges::none_of(headed->rows, isClass));
    }
    return isNamed ? std::move(headed) : Parsed<TablePreview>(std::move(preview));
}

Result<ClassTable, TableProblems> parseClassTable(std::string_view text, const std::string& file,
                                                  const ClassReading& reading)
{
    return ClassTableReader(file, reading).read(text);
}

}  // namespace core
