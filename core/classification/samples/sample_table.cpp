// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/sample_table.h"

#include "core/classification/samples/class_scores.h"
#include "core/classification/samples/label_words.h"
#include "core/classification/samples/level_order.h"
#include "core/classification/samples/table_piece.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/class_names.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>
#include <utility>

namespace core {

namespace {

std::size_t linesIn(std::string_view text)
{
    return lineAt(text, text.size()) - 1;
}

/// Cuts the text at line feeds into about `count` pieces.
std::vector<TablePiece> piecesOf(std::string_view text, std::size_t count)
{
    std::vector<TablePiece> pieces;
    const std::size_t size = text.size() / count + 1;
    while (!text.empty()) {
        std::size_t end = text.size();
        if (text.size() > size)
            if (const std::size_t feed = text.find('\n', size); feed != std::string_view::npos)
                end = feed + 1;
        pieces.emplace_back().text = text.substr(0, end);
        text.remove_prefix(end);
    }
    return pieces;
}

class Reader {
public:
    Reader(const std::string& file, const TableReading& reading, const Threads& threads)
        : m_shape{file, reading, {}}
        , m_reading(reading)
        , m_threads(threads)
    {}

    Result<SampleTable, TableProblems> read(std::string_view text)
    {
        text = withoutByteOrderMark(text);
        auto head = tableHead(text, m_shape.file, m_reading);
        if (!head)
            return problem(std::move(head).error());
        m_shape.headings = std::move(head->headings);
        const std::string_view body = text.substr(head->length);
        std::vector<TablePiece> pieces = cut(body);
        if (auto error = countLines(text, body, pieces))
            return problem(*std::move(error));
        readPieces(pieces);
        const bool isDependent = std::ranges::any_of(pieces, &TablePiece::looksAcrossLines);
        if (isDependent && pieces.size() > 1) {
            pieces = whole(body, pieces);
            readPieces(pieces);
        }
        return gather(pieces);
    }

    /// Only after a table was read.
    const std::vector<std::string>& headings() const { return m_shape.headings; }

private:
    static TableProblems problem(ParseError error) { return {{std::move(error)}, 1}; }

    std::vector<TablePiece> cut(std::string_view body) const
    {
        constexpr std::size_t piecesPerThread = 4;  // so that a slow one delays the others less
        const bool isAlone = m_threads.count() == 1;
        return piecesOf(body, isAlone ? 1 : m_threads.count() * piecesPerThread);
    }

    /// Counts the lines of the pieces, sets where their rows go, and reserves space for all.
    std::optional<ParseError> countLines(std::string_view text, std::string_view body,
                                         std::vector<TablePiece>& pieces)
    {
        const std::string_view head = text.substr(0, text.size() - body.size());
        if (auto error = unreadable(head, m_shape.file))
            return error;
        std::vector<std::size_t> lines(pieces.size());
        std::vector<std::optional<ParseError>> errors(pieces.size());
        m_threads.run(pieces.size(), [&](std::size_t i) {
            lines[i] = linesIn(pieces[i].text);
            errors[i] = unreadable(pieces[i].text, m_shape.file);
        });

        std::size_t line = 1 + linesIn(head);
        std::size_t start = 0;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (errors[i]) {
                errors[i]->line += line - 1;
                return errors[i];
            }
            pieces[i].firstLine = line;
            pieces[i].start = start;
            line += lines[i];
            start += lines[i] + 1;  // the last line needs no end
        }
        m_target.resize(start, m_reading);
        return std::nullopt;
    }

    void readPieces(std::vector<TablePiece>& pieces)
    {
        m_threads.run(pieces.size(),
                      [&](std::size_t i) { readRows(m_shape, pieces[i], m_target); });
    }

    std::vector<TablePiece> whole(std::string_view body,
                                  const std::vector<TablePiece>& pieces) const
    {
        std::vector<TablePiece> one(1);
        one.front().text = body;
        one.front().firstLine = pieces.front().firstLine;
        return one;
    }

    Result<SampleTable, TableProblems> gather(std::vector<TablePiece>& pieces)
    {
        TableProblems bad = badRows(pieces);
        if (bad.count > 0 && !m_reading.leavesOutBadRows)
            return bad;
        const std::size_t rows = std::accumulate(
            pieces.begin(), pieces.end(), std::size_t{0},
            [](std::size_t sum, const TablePiece& piece) { return sum + piece.rows; });
        if (rows == 0)
            return bad.count > 0 ? std::move(bad)
                                 : problem({m_shape.file, 0, ErrorCode::NothingToRead, {}});
        SampleTable table;
        table.leftOut = std::move(bad);
        for (const TablePiece& piece : pieces) {
            table.withoutWeight += piece.withoutWeight;
            table.ofUnknownLabel += piece.ofUnknownLabel;
        }
        table.samples.leftOut = leftOutRows(table.leftOut, table.withoutWeight,
                                            table.ofUnknownLabel, m_reading.unknownLabels);
        if (auto problems = nameClasses(pieces, table))
            return *std::move(problems);
        numberGroups(pieces, table.samples);
        std::size_t end = 0;
        for (const TablePiece& piece : pieces) {
            if (piece.start != end)
                m_target.move(piece.start, piece.rows, end);
            end += piece.rows;
        }
        m_target.resize(rows, m_reading);
        take(table.samples);
        return table;
    }

    TableProblems badRows(const std::vector<TablePiece>& pieces) const
    {
        TableProblems bad;
        for (const TablePiece& piece : pieces) {
            const std::size_t requested =
                std::min(m_reading.reportedRows - bad.first.size(), piece.bad.first.size());
            bad.first.insert(bad.first.end(), piece.bad.first.begin(),
                             piece.bad.first.begin() + static_cast<std::ptrdiff_t>(requested));
            bad.count += piece.bad.count;
            bad.lackingScores += piece.bad.lackingScores;
            bad.lackingLabels += piece.bad.lackingLabels;
        }
        for (std::size_t model = 0; model < m_reading.scoreColumns.size(); ++model) {
            std::size_t without = 0;
            for (const TablePiece& piece : pieces)
                without += piece.withoutScore.empty() ? 0 : piece.withoutScore[model];
            if (without > 0)
                bad.withoutScore.push_back(
                    {m_shape.headings[m_reading.scoreColumns[model]], without});
        }
        return bad;
    }

    std::optional<TableProblems> nameClasses(std::vector<TablePiece>& pieces, SampleTable& table)
    {
        LabelWords all;
        for (const TablePiece& piece : pieces)
            for (const FirstLabel& label : piece.labels.met())
                all.numberOf(label.word, label.line);
        auto named = namedClasses(all.met(), m_reading.positive, m_shape.file,
                                  m_shape.headings[*m_reading.labelColumn]);
        if (!named)
            return std::move(named).error();
        table.samples.classes = std::move(named->classes);
        table.positive = named->positive;
        table.rest = std::move(named->rest);
        renumberLabels(pieces, table.samples.classes);
        return m_reading.confidenceOf ? turnConfidences(pieces, all.met(), table.samples.classes[1])
                                      : std::nullopt;
    }

    /// Converts confidences in the other class to scores of the positive one, 1 minus them.
    /// @return the error that a predicted class is not one of the labels
    std::optional<TableProblems> turnConfidences(const std::vector<TablePiece>& pieces,
                                                 const std::vector<FirstLabel>& labels,
                                                 const std::string& positive)
    {
        for (const TablePiece& piece : pieces) {
            std::array<bool, LabelWords::most> isPositive{};
            for (std::size_t i = 0; i < piece.predictions.met().size(); ++i) {
                const FirstLabel& predicted = piece.predictions.met()[i];
                const auto isPredicted = [&](std::string_view label) {
                    return isSameClass(predicted.word, label) || isSameSide(predicted.word, label);
                };
                isPositive[i] = isPredicted(positive);
                if (!isPositive[i] && std::ranges::none_of(labels, [&](const FirstLabel& label) {
                        return isPredicted(label.word);
                    }))
                    return problem({m_shape.file, predicted.line, ErrorCode::UnknownPrediction,
                                    excerpt(predicted.word),
                                    m_shape.headings[*m_reading.confidenceOf]});
            }
            for (std::size_t row = piece.start; row < piece.start + piece.rows; ++row)
                for (auto& scores : m_target.scores)
                    if (!isPositive[m_target.predicted[row]])
                        scores[row] = 1 - scores[row];
        }
        return std::nullopt;
    }

    void renumberLabels(const std::vector<TablePiece>& pieces,
                        const std::array<std::string, 2>& classes)
    {
        m_threads.run(pieces.size(), [&](std::size_t i) {
            const TablePiece& piece = pieces[i];
            std::array<std::uint8_t, LabelWords::most> number{};
            bool isSame = true;
            for (std::size_t label = 0; label < piece.labels.met().size(); ++label) {
                number[label] = piece.labels.met()[label].word == classes[1];
                isSame = isSame && number[label] == label;
            }
            for (std::size_t row = 0; !isSame && row < piece.rows; ++row) {
                std::uint8_t& label = m_target.labels[piece.start + row];
                label = number[label];
            }
        });
    }

    void numberGroups(std::vector<TablePiece>& pieces, Samples& samples)
    {
        if (!m_reading.groupColumn)
            return;
        NameNumbers all;
        std::vector<std::vector<std::uint32_t>> numbers(pieces.size());
        for (std::size_t i = 0; i < pieces.size(); ++i)
            for (const std::string& name : pieces[i].groups.names())
                numbers[i].push_back(all.numberOf(name));
        m_threads.run(pieces.size(), [&](std::size_t i) {
            for (std::size_t row = 0; row < pieces[i].rows; ++row) {
                std::uint32_t& group = m_target.groups[pieces[i].start + row];
                group = numbers[i][group];
            }
        });
        samples.groupNames = std::move(all.names());
    }

    void take(Samples& samples)
    {
        samples.labels = std::move(m_target.labels);
        for (std::size_t model = 0; model < m_target.scores.size(); ++model)
            samples.models.push_back({m_shape.headings[m_reading.scoreColumns[model]],
                                      std::move(m_target.scores[model])});
        samples.ids = std::move(m_target.ids);
        samples.weights = std::move(m_target.weights);
        samples.groups = std::move(m_target.groups);
    }

    TableShape m_shape;
    const TableReading& m_reading;
    const Threads& m_threads;
    TableRows m_target;
};

/// Writes samples as rows of cells.
class TableWriter {
public:
    TableWriter(const Samples& samples, Delimiter delimiter)
        : m_samples(samples)
        , m_delimiter(delimiter)
    {
        if (!samples.ids.empty())
            cell("id");
        cell("label");
        for (const ModelScores& model : samples.models)
            cell(model.name.empty() ? "score" : model.name);
        if (!samples.weights.empty())
            cell("weight");
        if (!samples.groupNames.empty())
            cell("group");
        for (const SampleColumn& column : samples.columns)
            cell(column.name);
        m_text += '\n';
    }

    void row(std::size_t row)
    {
        m_isFirst = true;
        if (!m_samples.ids.empty())
            cell(m_samples.ids[row]);
        cell(m_samples.classes[m_samples.labels[row]]);
        for (const ModelScores& model : m_samples.models)
            number(model.values[row]);
        if (!m_samples.weights.empty())
            number(m_samples.weights[row]);
        if (!m_samples.groupNames.empty())
            cell(m_samples.groupNames[m_samples.groups[row]]);
        for (const SampleColumn& column : m_samples.columns)
            cell(column.names[column.of[row]]);
        m_text += '\n';
    }

    std::string take() { return std::move(m_text); }

private:
    void separate()
    {
        if (!std::exchange(m_isFirst, false))
            m_text += characterOf(m_delimiter);
    }
    void cell(std::string_view text)
    {
        separate();
        m_text += delimitedCell(text, m_delimiter);
    }
    void number(double number)
    {
        separate();
        m_text += shortestText(number);
    }

    const Samples& m_samples;
    Delimiter m_delimiter;
    std::string m_text;
    bool m_isFirst = true;
};

}  // namespace

std::optional<std::size_t> confidencesIn(const TablePreview& table, const TableReading& reading)
{
    const auto predicted =
        std::ranges::find(table.columns, ColumnRole::Predicted, &TableColumn::role);
    if (predicted == table.columns.end() || reading.scoreColumns.size() != 1)
        return std::nullopt;
    const auto column = static_cast<std::size_t>(predicted - table.columns.begin());
    const bool are =
        areConfidences(table.rows, column, reading.scoreColumns.front(), table.decimalComma);
    return are ? std::optional(column) : std::nullopt;
}

std::vector<std::size_t> unusedNumbers(const TablePreview& table, const TableReading& reading)
{
    const std::array named{reading.idColumn, reading.labelColumn, reading.weightColumn,
                           reading.groupColumn};
    const auto scores = std::ranges::count(table.columns, ColumnRole::Score, &TableColumn::role);
    const bool areOfBoth = std::cmp_less(scoresOfPositive(table, {}).size(), scores);
    std::vector<std::size_t> unused;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const ColumnRole role = table.columns[column].role;
        const bool isUsed =
            (role != ColumnRole::None && !(areOfBoth && role == ColumnRole::Score)) ||
            std::ranges::find(named, std::optional(column)) != named.end() ||
            std::ranges::find(reading.scoreColumns, column) != reading.scoreColumns.end();
        if (!isUsed && std::ranges::all_of(table.rows, [&](const auto& row) {
                return column < row.size() && numberInCell(row[column], reading.decimalComma);
            }))
            unused.push_back(column);
    }
    return unused;
}

TableReading proposedReading(const TablePreview& table, const std::optional<std::string>& positive)
{
    TableReading reading;
    reading.delimiter = table.delimiter;
    reading.hasHeader = table.hasHeader;
    reading.decimalComma = table.decimalComma;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        switch (table.columns[i].role) {
        case ColumnRole::None:
        case ColumnRole::Predicted:
        case ColumnRole::Score:
            break;
        case ColumnRole::Id:
            reading.idColumn = i;
            break;
        case ColumnRole::Label:
            reading.labelColumn = i;
            break;
        case ColumnRole::Weight:
            reading.weightColumn = i;
            break;
        case ColumnRole::Group:
            reading.groupColumn = i;
            break;
        }
    }
    reading.scoreColumns = scoresOfPositive(table, positive);
    if (!positive && reading.scoreColumns.size() == 1)
        reading.positive = negativeNamedBy(table, reading.scoreColumns.front());
    reading.confidenceOf = confidencesIn(table, reading);
    return reading;
}

LeftOutRows leftOutRows(const TableProblems& bad, std::size_t withoutWeight,
                        std::size_t ofUnknownLabel, const std::vector<std::string>& unknownLabels)
{
    LeftOutRows left{bad.count - bad.lackingScores - bad.lackingLabels, bad.lackingScores,
                     withoutWeight, ofUnknownLabel, bad.lackingLabels};
    if (left.ofUnknownLabel > 0)
        left.labels = unknownLabels;
    for (const MissingScores& missing : bad.withoutScore)
        if (left.withoutScore > 0)
            left.models.push_back(missing.column);
    return left;
}

Result<SampleTable, TableProblems> parseSampleTable(std::string_view text, const std::string& file,
                                                    const TableReading& reading,
                                                    const Threads& threads)
{
    assert(reading.reportedRows > 0);
    Reader reader(file, reading, threads);
    auto table = reader.read(text);
    for (const std::size_t column : reading.subgroupColumns) {
        if (!table)
            break;
        TableReading again = reading;
        again.subgroupColumns.clear();
        again.groupColumn = column;
        auto divided = Reader(file, again, threads).read(text);
        if (!divided)
            return divided;
        Samples& of = divided->samples;
        table->samples.columns.push_back(
            {reader.headings()[column], std::move(of.groups), std::move(of.groupNames)});
        orderLevels(table->samples.columns.back());
    }
    return table;
}

std::optional<SampleTable> parseCommonRows(std::string_view text, const std::string& file,
                                           const TableReading& reading,
                                           const TableProblems& problems, const Threads& threads)
{
    if (reading.scoreColumns.size() < 2 || problems.count == 0 ||
        problems.lackingScores < problems.count)
        return std::nullopt;
    TableReading lenient = reading;
    lenient.leavesOutBadRows = true;
    auto common = parseSampleTable(text, file, lenient, threads);
    return common ? std::optional(*std::move(common)) : std::nullopt;
}

std::optional<UnequalSamples> parseUnequalSamples(std::string_view text, const std::string& file,
                                                  const TableReading& reading,
                                                  const TableProblems& problems,
                                                  const Threads& threads)
{
    auto common = parseCommonRows(text, file, reading, problems, threads);
    if (!common)
        return std::nullopt;
    TableReading lenient = reading;
    lenient.leavesOutBadRows = true;
    UnequalSamples samples{*std::move(common), {}};
    const auto& classes = samples.common.samples.classes;
    if (samples.common.positive)
        lenient.positive = classes[*samples.common.positive];
    for (const std::size_t column : reading.scoreColumns) {
        lenient.scoreColumns = {column};
        auto own = parseSampleTable(text, file, lenient, threads);
        if (!own || own->samples.classes != classes)
            return std::nullopt;
        samples.ofModel.push_back(std::move(own->samples));
    }
    return samples;
}

std::string sampleTableText(const Samples& samples, Delimiter delimiter)
{
    TableWriter writer(samples, delimiter);
    for (std::size_t row = 0; row < samples.size(); ++row)
        writer.row(row);
    return writer.take();
}

std::string sampleTableText(const Samples& samples, std::span<const std::size_t> rows,
                            Delimiter delimiter)
{
    TableWriter writer(samples, delimiter);
    for (const std::size_t row : rows)
        writer.row(row);
    return writer.take();
}

}  // namespace core
