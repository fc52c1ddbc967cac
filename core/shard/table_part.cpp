#include "core/shard/table_part.h"

#include "core/shard/byte_text.h"

#include <limits>
#include <utility>

namespace core {

namespace {

constexpr std::size_t sizeBytes = 8;  // of the number behind the summary

/// The fields of what is written, in order: once for the writer and for the reader.
template <class Fields>
void visit(Fields& fields, auto& file) requires requires
{
    file.modified;
}
{
    fields(file.path, file.bytes, file.modified);
}
template <class Fields>
void visit(Fields& fields, auto& task) requires requires
{
    task.positive;
}
{
    fields(task.plan, task.version, task.file, task.options, task.positive, task.parts);
}
template <class Fields>
void visit(Fields& fields, auto& stretch) requires requires
{
    stretch.from;
}
{
    fields(stretch.from, stretch.to, stretch.isWhole);
}
template <class Fields>
void visit(Fields& fields, auto& label) requires requires
{
    label.word;
}
{
    fields(label.word, label.line);
}
template <class Fields>
void visit(Fields& fields, auto& error) requires requires
{
    error.problem;
}
{
    fields(error.file, error.line, error.problem, error.found, error.column);
}
template <class Fields>
void visit(Fields& fields, auto& sums) requires requires
{
    sums.isOfProbabilities;
}
{
    fields(sums.terms, sums.weights, sums.isOfProbabilities);
}
template <class Fields>
void visit(Fields& fields, auto& model) requires requires
{
    model.bestKey;
}
{
    fields(model.name, model.logLoss, model.brier, model.bestKey, model.worstKey, model.runs);
}
template <class Fields>
void visit(Fields& fields, auto& part) requires requires
{
    part.firstBad;
}
{
    fields(part.task, part.part, part.stretch, part.digest, part.headLines, part.lines, part.rows,
           part.positives, part.labelColumn, part.labels, part.firstBad, part.bad, part.models);
}

class SummaryWriter : public ByteWriter {
public:
    template <class... Field>
    void operator()(const Field&... field)
    {
        (write(field), ...);
    }

private:
    void write(const std::string& value) { text(value); }
    void write(std::uint64_t number) { whole(number); }
    void write(std::int64_t number) { bits(static_cast<std::uint64_t>(number)); }
    void write(bool is) { whole(is); }
    void write(Problem problem) { whole(static_cast<std::uint64_t>(problem)); }
    void write(const ExactTotal& total)
    {
        write(total.isInfinite());
        const auto digits = total.digits();
        whole(digits.size());
        for (const std::uint32_t digit : digits)
            whole(digit);
    }
    template <class T>
    void write(const std::vector<T>& all)
    {
        whole(all.size());
        for (const T& each : all)
            write(each);
    }
    void write(const auto& object) { visit(*this, object); }
};

class SummaryReader : public ByteReader {
public:
    using ByteReader::ByteReader;

    template <class... Field>
    void operator()(Field&... field)
    {
        (read(field), ...);
    }

private:
    static constexpr auto lastProblem = static_cast<std::uint64_t>(Problem::LessonUnended);

    void read(std::string& value) { value = text(); }
    void read(std::uint64_t& number) { number = whole(); }
    void read(std::int64_t& number) { number = static_cast<std::int64_t>(bits()); }
    void read(bool& is) { is = whole(1) == 1; }
    void read(Problem& problem) { problem = static_cast<Problem>(whole(lastProblem)); }
    void read(ExactTotal& total)
    {
        bool isInfinite = false;
        read(isInfinite);
        std::vector<std::uint32_t> digits;
        for (std::uint64_t left = count(); left > 0 && isGood(); --left)
            digits.push_back(
                static_cast<std::uint32_t>(whole(std::numeric_limits<std::uint32_t>::max())));
        if (auto read = ExactTotal::ofDigits(digits, isInfinite))
            total = *read;
        else
            refuse();
    }
    template <class T>
    void read(std::vector<T>& all)
    {
        for (std::uint64_t left = count(); left > 0 && isGood(); --left)
            read(all.emplace_back());
    }
    void read(auto& object) { visit(*this, object); }
};

bool isPossible(const TablePart& part)
{
    return part.part > 0 && part.part <= part.task.parts && part.positives <= part.rows &&
           part.stretch.from <= part.stretch.to && !part.models.empty();
}

/// @param bytes of all runs
std::optional<std::vector<std::vector<std::string_view>>> runsIn(std::string_view bytes,
                                                                 const TablePart& part)
{
    const std::size_t count = part.models.front().runs.size();
    for (const ModelPart& model : part.models)
        if (model.runs.size() != count)
            return std::nullopt;
    std::vector<std::vector<std::string_view>> runs(part.models.size());
    for (std::size_t run = 0; run < count; ++run)
        for (std::size_t model = 0; model < part.models.size(); ++model) {
            const std::uint64_t size = part.models[model].runs[run];
            if (size > bytes.size())
                return std::nullopt;
            runs[model].push_back(bytes.substr(0, size));
            bytes.remove_prefix(size);
        }
    return bytes.empty() ? std::optional(std::move(runs)) : std::nullopt;
}

}  // namespace

std::string summaryBytes(const TablePart& part)
{
    SummaryWriter writer;
    visit(writer, part);
    std::string bytes = writer.take();
    ByteWriter size;
    size.bits(bytes.size());
    return bytes + size.take();
}

std::optional<PlacedTablePart> parseTablePart(std::string_view bytes)
{
    if (bytes.size() < sizeBytes)
        return std::nullopt;
    const std::uint64_t size = ByteReader(bytes.substr(bytes.size() - sizeBytes)).bits();
    bytes.remove_suffix(sizeBytes);
    if (size > bytes.size())
        return std::nullopt;
    SummaryReader reader(bytes.substr(bytes.size() - size));
    bytes.remove_suffix(size);
    PlacedTablePart placed;
    visit(reader, placed.part);
    if (!reader.isGood() || !reader.isAtEnd() || !isPossible(placed.part))
        return std::nullopt;
    auto runs = runsIn(bytes, placed.part);
    if (!runs)
        return std::nullopt;
    placed.runs = *std::move(runs);
    return placed;
}

}  // namespace core
