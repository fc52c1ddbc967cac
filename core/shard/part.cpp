#include "core/shard/part.h"

#include "core/shard/byte_text.h"

#include <bit>
#include <cstdint>
#include <utility>

namespace core {

namespace {

class PartWriter : public ByteWriter {
public:
    void write(const std::string& value) { text(value); }
    void write(std::size_t number) { whole(number); }
    void write(const Value& value)
    {
        whole(value ? 0 : 1 + static_cast<std::uint64_t>(value.reason()));
        if (value)
            number(*value);
    }
    void write(const ParseError& error)
    {
        text(error.file);
        whole(error.line);
        whole(static_cast<std::uint64_t>(error.problem));
        text(error.found);
        text(error.column);
        text(error.query);
        whole(error.moreLines);
    }
    void write(const Finding& finding)
    {
        whole(static_cast<std::uint64_t>(finding.oddity));
        whole(finding.count);
        whole(finding.line);
        text(finding.sample);
        write(finding.refusals);
    }
    void write(const StretchQuery& query)
    {
        text(query.query);
        whole(query.line);
        whole(query.facts.documents);
        whole(query.facts.ties);
        whole(query.facts.tiedRanks);
        whole(query.facts.isRankContradicted);
        whole(query.facts.ownId);
        write(query.values);
    }
    void write(const StretchEvaluation& stretch)
    {
        whole(stretch.lines);
        whole(stretch.documents);
        text(stretch.firstTag);
        text(stretch.lastTag);
        write(stretch.findings);
        write(stretch.queries);
    }
    void write(const KeptEvaluation::Query& query)
    {
        text(query.query);
        write(query.values);
    }
    void write(const KeptEvaluation& kept)
    {
        text(kept.tag);
        text(kept.lastTag);
        write(kept.findings);
        write(kept.queries);
        write(kept.notJudged);
    }
    void write(const RunPiece& piece)
    {
        whole(piece.run);
        text(piece.file.path);
        whole(piece.file.bytes);
        bits(static_cast<std::uint64_t>(piece.file.modified));
        whole(piece.from);
        whole(piece.to);
        whole(piece.isWhole);
    }
    void write(const ScoredPiece& scored)
    {
        write(scored.piece);
        text(scored.digest);
        whole(scored.told.index());
        std::visit([this](const auto& told) { write(told); }, scored.told);
    }
    void write(const SharedTask& task)
    {
        text(task.plan);
        text(task.version);
        text(task.qrels);
        text(task.judgments);
        write(task.options);
        whole(task.runs);
        whole(task.parts);
    }
    template <class T>
    void write(const std::vector<T>& all)
    {
        whole(all.size());
        for (const T& each : all)
            write(each);
    }
};

class PartReader : public ByteReader {
public:
    using ByteReader::ByteReader;

    void read(std::string& value) { value = text(); }
    void read(std::size_t& number) { number = whole(); }
    void read(bool& is) { is = whole(1) == 1; }
    void read(Value& value)
    {
        if (const std::uint64_t kind = whole(1 + lastReason)) {
            value = static_cast<Undefined>(kind - 1);
            return;
        }
        const double number = this->number();
        if (number == number)
            value = number;
        else
            refuse();
    }
    void read(ParseError& error)
    {
        read(error.file);
        read(error.line);
        error.problem = static_cast<Problem>(whole(lastProblem));
        read(error.found);
        read(error.column);
        read(error.query);
        read(error.moreLines);
    }
    void read(Finding& finding)
    {
        finding.oddity = static_cast<Oddity>(whole(lastOddity));
        read(finding.count);
        read(finding.line);
        read(finding.sample);
        read(finding.refusals);
    }
    void read(StretchQuery& query)
    {
        read(query.query);
        read(query.line);
        read(query.facts.documents);
        read(query.facts.ties);
        read(query.facts.tiedRanks);
        read(query.facts.isRankContradicted);
        read(query.facts.ownId);
        read(query.values);
    }
    void read(StretchEvaluation& stretch)
    {
        read(stretch.lines);
        read(stretch.documents);
        read(stretch.firstTag);
        read(stretch.lastTag);
        read(stretch.findings);
        read(stretch.queries);
    }
    void read(KeptEvaluation::Query& query)
    {
        read(query.query);
        read(query.values);
    }
    void read(KeptEvaluation& kept)
    {
        read(kept.tag);
        read(kept.lastTag);
        read(kept.findings);
        read(kept.queries);
        read(kept.notJudged);
    }
    void read(RunPiece& piece)
    {
        read(piece.run);
        read(piece.file.path);
        piece.file.bytes = whole();
        piece.file.modified = static_cast<std::int64_t>(bits());
        piece.from = whole(piece.file.bytes);
        piece.to = whole(piece.file.bytes);
        if (piece.from > piece.to)
            refuse();
        read(piece.isWhole);
    }
    void read(ScoredPiece& scored)
    {
        read(scored.piece);
        read(scored.digest);
        if (whole(1) == 0)
            read(scored.told.emplace<0>());
        else
            read(scored.told.emplace<1>());
    }
    void read(SharedTask& task)
    {
        read(task.plan);
        read(task.version);
        read(task.qrels);
        read(task.judgments);
        read(task.options);
        read(task.runs);
        task.parts = whole(mostParts);
    }
    template <class T>
    void read(std::vector<T>& all)
    {
        for (std::uint64_t left = count(); left > 0 && isGood(); --left) {
            T each{};
            read(each);
            all.push_back(std::move(each));
        }
    }
    void read(std::vector<Value>& values)
    {
        std::uint64_t left = count();
        values.reserve(left);
        for (; left > 0 && isGood(); --left) {
            Value value = 0.0;
            read(value);
            values.push_back(value);
        }
    }

private:
    static constexpr auto lastReason = static_cast<std::uint64_t>(Undefined::NoMixedGroup);
    static constexpr auto lastProblem = static_cast<std::uint64_t>(Problem::IdNotForTrec);
    static constexpr auto lastOddity = static_cast<std::uint64_t>(Oddity::GroupSizesBeside);
};

}  // namespace

std::string bytesOf(const ScoredPart& part)
{
    PartWriter writer;
    writer.write(part.task);
    writer.whole(part.part);
    writer.write(part.pieces);
    return writer.take();
}

std::optional<ScoredPart> parseScoredPart(std::string_view bytes)
{
    PartReader reader(bytes);
    ScoredPart part;
    reader.read(part.task);
    part.part = reader.whole(part.task.parts);
    reader.read(part.pieces);
    const bool hasNumber = part.part > 0;
    if (!reader.isGood() || !reader.isAtEnd() || !hasNumber)
        return std::nullopt;
    return part;
}

}  // namespace core
