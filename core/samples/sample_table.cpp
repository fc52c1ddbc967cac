#include "core/samples/sample_table.h"

#include "core/file/lines.h"
#include "core/syntax/class_names.h"
#include "core/text/ascii.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <functional>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace core {

namespace {

/// Where a table's rows go: every piece of the text writes to its own part.
struct Target {
    std::vector<std::uint8_t> labels;  ///< as each piece numbers its labels
    std::vector<std::vector<double>> scores;
    std::vector<std::string> ids;
    std::vector<double> weights;
    std::vector<std::uint32_t> groups;  ///< as each piece numbers its groups

    void resize(std::size_t size, const TableReading& reading)
    {
        labels.resize(size);
        scores.resize(reading.scoreColumns.size());
        for (auto& column : scores)
            column.resize(size);
        if (reading.idColumn)
            ids.resize(size);
        if (reading.weightColumn)
            weights.resize(size);
        if (reading.groupColumn)
            groups.resize(size);
    }

    /// Moves `count` rows down to `to`.
    void move(std::size_t from, std::size_t count, std::size_t to)
    {
        const auto shift = [&](auto& column) {
            if (column.empty())
                return;
            const auto start = column.begin() + static_cast<std::ptrdiff_t>(from);
            std::move(start, start + static_cast<std::ptrdiff_t>(count),
                      column.begin() + static_cast<std::ptrdiff_t>(to));
        };
        shift(labels);
        std::for_each(scores.begin(), scores.end(), shift);
        shift(ids);
        shift(weights);
        shift(groups);
    }
};

struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const
    {
        return std::hash<std::string_view>{}(text);
    }
};

/// Numbers names in the order in which they are met.
class NameNumbers {
public:
    std::uint32_t numberOf(std::string_view name)
    {
        const auto found = m_numbers.find(name);
        if (found != m_numbers.end())
            return found->second;
        const auto number = static_cast<std::uint32_t>(m_names.size());
        m_names.emplace_back(name);
        m_numbers.emplace(name, number);
        return number;
    }
    std::vector<std::string>& names() { return m_names; }

private:
    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> m_numbers;
    std::vector<std::string> m_names;
};

/// A label and the line where it is met first.
struct FirstLabel {
    std::string word;
    std::size_t line = 0;
};

/// The first different labels: one more than there may be.
class Labels {
public:
    static constexpr std::size_t most = mostClasses + 1;

    std::uint8_t numberOf(std::string_view word, std::size_t line)
    {
        for (std::size_t i = 0; i < m_met.size(); ++i)
            if (m_met[i].word == word)
                return static_cast<std::uint8_t>(i);
        if (m_met.size() < most)
            m_met.push_back({std::string(word), line});
        return static_cast<std::uint8_t>(m_met.size() - 1);
    }
    const std::vector<FirstLabel>& met() const { return m_met; }

private:
    std::vector<FirstLabel> m_met;
};

/// What is the same for all pieces of a table.
struct Shape {
    const std::string& file;
    const TableReading& reading;
    std::vector<std::string> headings;  ///< as errors name the columns; as many as a row has cells
};

/// A part of a table, cut at the end of a line.
struct Piece {
    std::string_view text;
    std::size_t firstLine = 1;
    std::size_t start = 0;  ///< in the target
    std::size_t rows = 0;   ///< that were read
    Labels labels;
    NameNumbers groups;
    TableProblems bad;
    bool looksAcrossLines = false;
};

/// Reads the rows of one piece.
class PieceReader {
public:
    PieceReader(const Shape& shape, Piece& piece, Target& target)
        : m_shape(shape)
        , m_reading(shape.reading)
        , m_piece(piece)
        , m_target(target)
    {}

    void read()
    {
        DelimitedReader reader(m_piece.text, m_reading.delimiter, m_piece.firstLine);
        DelimitedRow row;
        while (reader.next(row))
            if (readRow(row))
                ++m_piece.rows;
        m_piece.looksAcrossLines = reader.looksAcrossLines();
    }

private:
    bool refuse(const DelimitedRow& row, Problem problem, std::string_view found,
                std::optional<std::size_t> column = {})
    {
        if (m_piece.bad.first.size() < m_reading.reportedRows)
            m_piece.bad.first.push_back({m_shape.file, row.line, problem, excerpt(found),
                                         column ? m_shape.headings[*column] : ""});
        ++m_piece.bad.count;
        return false;
    }

    bool readRow(const DelimitedRow& row)
    {
        if (row.length > LineReader::longest)
            return refuse(row, Problem::LineTooLong, std::to_string(row.length));
        if (row.cells.size() != m_shape.headings.size())
            return refuse(row, Problem::RaggedRow, std::to_string(row.cells.size()));
        const std::string_view label = trimmed(row.cells[*m_reading.labelColumn]);
        if (label.empty() || isNoClass(label))
            return refuse(row, Problem::NoLabel, label, m_reading.labelColumn);
        const std::size_t at = m_piece.start + m_piece.rows;
        for (std::size_t model = 0; model < m_reading.scoreColumns.size(); ++model) {
            const std::size_t column = m_reading.scoreColumns[model];
            const auto score = numberInCell(row.cells[column], m_reading.decimalComma);
            if (!score || std::isnan(*score))
                return refuse(row, Problem::BadScore, row.cells[column], column);
            m_target.scores[model][at] = *score;
        }
        if (const auto column = m_reading.weightColumn) {
            const auto weight = numberInCell(row.cells[*column], m_reading.decimalComma);
            if (!weight || !(*weight > 0) || std::isinf(*weight))
                return refuse(row, Problem::BadWeight, row.cells[*column], column);
            m_target.weights[at] = *weight;
        }
        if (m_reading.idColumn)
            m_target.ids[at] = row.cells[*m_reading.idColumn];
        if (m_reading.groupColumn)
            m_target.groups[at] = m_piece.groups.numberOf(row.cells[*m_reading.groupColumn]);
        m_target.labels[at] = m_piece.labels.numberOf(label, row.line);
        return true;
    }

    const Shape& m_shape;
    const TableReading& m_reading;
    Piece& m_piece;
    Target& m_target;
};

std::size_t linesIn(std::string_view text)
{
    return lineAt(text, text.size()) - 1;
}

/// Cuts at line feeds into about as many pieces.
std::vector<Piece> piecesOf(std::string_view text, std::size_t count)
{
    std::vector<Piece> pieces;
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
        std::string_view body = text;
        if (auto error = readHead(body))
            return problem(*std::move(error));
        std::vector<Piece> pieces = cut(body);
        if (auto error = countLines(text, body, pieces))
            return problem(*std::move(error));
        readPieces(pieces);
        const bool isDependent = std::any_of(pieces.begin(), pieces.end(), [](const Piece& piece) {
            return piece.looksAcrossLines;
        });
        if (isDependent && pieces.size() > 1) {
            pieces = whole(body, pieces);
            readPieces(pieces);
        }
        return gather(pieces);
    }

private:
    static TableProblems problem(ParseError error) { return {{std::move(error)}, 1}; }

    ParseError wholeFile(Problem problem, std::string found = {}) const
    {
        return {m_shape.file, 0, problem, std::move(found)};
    }

    /// Learns the columns from the first row and takes it off `body` when it is a heading.
    std::optional<ParseError> readHead(std::string_view& body)
    {
        DelimitedReader reader(body, m_reading.delimiter);
        DelimitedRow first;
        if (!reader.next(first))
            return unreadableOr(body, wholeFile(Problem::NothingToRead));
        for (std::size_t i = 0; i < first.cells.size(); ++i) {
            const std::string_view heading =
                m_reading.hasHeader ? trimmed(first.cells[i]) : std::string_view();
            m_shape.headings.push_back(heading.empty() ? std::to_string(i + 1)
                                                       : std::string(heading));
        }
        if (auto error = columnsProblem())
            return unreadableOr(body, *std::move(error));
        if (m_reading.hasHeader)
            m_headLength = reader.position();
        body.remove_prefix(m_headLength);
        return std::nullopt;
    }

    ParseError unreadableOr(std::string_view text, ParseError otherwise) const
    {
        if (auto error = unreadable(text, m_shape.file))
            return *std::move(error);
        return otherwise;
    }

    std::optional<ParseError> columnsProblem() const
    {
        if (!m_reading.labelColumn)
            return wholeFile(Problem::NoLabelColumn);
        if (m_reading.scoreColumns.empty())
            return wholeFile(Problem::NoScoreColumn);
        std::vector<std::size_t> columns = m_reading.scoreColumns;
        for (const auto& column : {m_reading.labelColumn, m_reading.idColumn,
                                   m_reading.weightColumn, m_reading.groupColumn})
            if (column)
                columns.push_back(*column);
        for (const std::size_t column : columns)
            if (column >= m_shape.headings.size())
                return wholeFile(Problem::NoSuchColumn, std::to_string(column + 1));
        return std::nullopt;
    }

    std::vector<Piece> cut(std::string_view body) const
    {
        constexpr std::size_t piecesPerThread = 4;  // a slow one then delays the others less
        const bool isAlone = m_threads.count() == 1;
        return piecesOf(body, isAlone ? 1 : m_threads.count() * piecesPerThread);
    }

    /// Finds the lines of the pieces and where their rows go, and makes room for all of them.
    std::optional<ParseError> countLines(std::string_view text, std::string_view body,
                                         std::vector<Piece>& pieces)
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

    void readPieces(std::vector<Piece>& pieces)
    {
        m_threads.run(pieces.size(),
                      [&](std::size_t i) { PieceReader(m_shape, pieces[i], m_target).read(); });
    }

    std::vector<Piece> whole(std::string_view body, const std::vector<Piece>& pieces) const
    {
        std::vector<Piece> one(1);
        one.front().text = body;
        one.front().firstLine = pieces.front().firstLine;
        return one;
    }

    Result<SampleTable, TableProblems> gather(std::vector<Piece>& pieces)
    {
        TableProblems bad = badRows(pieces);
        if (bad.count > 0 && !m_reading.leavesOutBadRows)
            return bad;
        const std::size_t rows =
            std::accumulate(pieces.begin(), pieces.end(), std::size_t{0},
                            [](std::size_t sum, const Piece& piece) { return sum + piece.rows; });
        if (rows == 0)
            return bad.count > 0 ? std::move(bad) : problem(wholeFile(Problem::NothingToRead));
        SampleTable table;
        table.leftOut = std::move(bad);
        if (auto problems = nameClasses(pieces, table))
            return *std::move(problems);
        numberGroups(pieces, table.samples);
        std::size_t end = 0;
        for (const Piece& piece : pieces) {
            if (piece.start != end)
                m_target.move(piece.start, piece.rows, end);
            end += piece.rows;
        }
        m_target.resize(rows, m_reading);
        take(table.samples);
        return table;
    }

    TableProblems badRows(const std::vector<Piece>& pieces) const
    {
        TableProblems bad;
        for (const Piece& piece : pieces) {
            const std::size_t wanted =
                std::min(m_reading.reportedRows - bad.first.size(), piece.bad.first.size());
            bad.first.insert(bad.first.end(), piece.bad.first.begin(),
                             piece.bad.first.begin() + static_cast<std::ptrdiff_t>(wanted));
            bad.count += piece.bad.count;
        }
        return bad;
    }

    static std::vector<std::string> wordsOf(const std::vector<FirstLabel>& met)
    {
        std::vector<std::string> words;
        for (const FirstLabel& label : met)
            words.push_back(label.word);
        std::sort(words.begin(), words.end());
        return words;
    }

    TableProblems thirdLabel(const std::vector<FirstLabel>& met) const
    {
        TableProblems problems =
            problem({m_shape.file, met[2].line, Problem::ThirdLabel, excerpt(met[2].word),
                     m_shape.headings[*m_reading.labelColumn]});
        if (met.size() <= mostClasses)
            problems.classes = wordsOf(met);
        return problems;
    }

    TableProblems unknownLabel(const std::string& given) const
    {
        return problem({m_shape.file, 0, Problem::UnknownLabel, excerpt(given),
                        m_shape.headings[*m_reading.labelColumn]});
    }

    std::optional<TableProblems> nameClasses(std::vector<Piece>& pieces, SampleTable& table)
    {
        Labels all;
        for (const Piece& piece : pieces)
            for (const FirstLabel& label : piece.labels.met())
                all.numberOf(label.word, label.line);
        const std::vector<FirstLabel>& met = all.met();
        const auto& given = m_reading.positive;
        const bool areMany = met.size() > 2;
        if (areMany && (!given || met.size() == Labels::most))
            return thirdLabel(met);
        auto& classes = table.samples.classes;
        classes[0] = met.front().word;
        if (areMany) {
            classes[1] = *given;
            table.rest = wordsOf(met);
            if (std::erase(table.rest, *given) == 0)
                return unknownLabel(*given);
            classes[0] = "not " + *given;
        } else {
            classes[1] = met.size() == 2 ? met.back().word : counterpart(classes[0]);
            std::sort(classes.begin(), classes.end());
            if (given && *given != classes[0] && *given != classes[1])
                return unknownLabel(*given);
        }
        if (given)
            table.positive = *given == classes[1];
        else
            table.positive = likelyPositive(classes);
        if (table.positive == 0) {
            std::swap(classes[0], classes[1]);
            table.positive = 1;
        }
        renumberLabels(pieces, classes);
        return std::nullopt;
    }

    /// The class of which there is no sample.
    std::string counterpart(const std::string& word) const
    {
        if (m_reading.positive && *m_reading.positive != word)
            return *m_reading.positive;
        return usualCounterpart(word);
    }

    void renumberLabels(const std::vector<Piece>& pieces, const std::array<std::string, 2>& classes)
    {
        m_threads.run(pieces.size(), [&](std::size_t i) {
            const Piece& piece = pieces[i];
            std::array<std::uint8_t, Labels::most> number{};
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

    void numberGroups(std::vector<Piece>& pieces, Samples& samples)
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

    Shape m_shape;
    const TableReading& m_reading;
    const Threads& m_threads;
    std::size_t m_headLength = 0;

    Target m_target;
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

TableReading proposedReading(const TablePreview& table)
{
    TableReading reading;
    reading.delimiter = table.delimiter;
    reading.hasHeader = table.hasHeader;
    reading.decimalComma = table.decimalComma;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        switch (table.columns[i].role) {
        case ColumnRole::None:
        case ColumnRole::Predicted:
            break;
        case ColumnRole::Id:
            reading.idColumn = i;
            break;
        case ColumnRole::Label:
            reading.labelColumn = i;
            break;
        case ColumnRole::Score:
            reading.scoreColumns.push_back(i);
            break;
        case ColumnRole::Weight:
            reading.weightColumn = i;
            break;
        case ColumnRole::Group:
            reading.groupColumn = i;
            break;
        }
    }
    return reading;
}

Result<SampleTable, TableProblems> parseSampleTable(std::string_view text, const std::string& file,
                                                    const TableReading& reading,
                                                    const Threads& threads)
{
    assert(reading.reportedRows > 0);
    return Reader(file, reading, threads).read(text);
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
