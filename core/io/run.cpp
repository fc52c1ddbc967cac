#include "core/io/run.h"

#include "core/io/by_query.h"
#include "core/io/lines.h"
#include "core/io/result_order.h"
#include "core/io/run_findings.h"
#include "core/io/run_lines.h"
#include "core/io/text_blocks.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>

namespace core {

namespace {

/// What a block has for one query.
struct Part {
    std::string_view query;
    std::vector<RetrievedDocument> documents;  // in file order
    std::size_t line = 0;     // where it starts, counted from the start of the block
    std::size_t resumed = 0;  // where lines of it stand again after others; 0: nowhere
};

struct ParsedBlock {
    TextBlock text;
    bool isStart = false;
    RunBlockFacts facts;
    std::vector<Part> parts;     // in the order in which they start
    std::string_view lastQuery;  // of the last line of data
};

/// What the file has for one query.
struct Gathered {
    std::string_view query;
    std::vector<RetrievedDocument> documents;  // in file order
    std::size_t line = 0;
    std::size_t resumed = 0;
    ResultFacts facts;
    std::optional<std::string_view> repeated;
};

/// Collects the documents of a block by query. Neighbours are known already.
class PartsOfBlock {
public:
    explicit PartsOfBlock(std::vector<Part>& parts)
        : m_parts(parts)
    {}

    std::string_view lastQuery() const { return m_lastQuery; }

    void take(RunGroup& group)
    {
        m_lastQuery = group.query;
        const auto [known, isNew] = m_places.try_emplace(group.query, m_parts.size());
        if (isNew) {
            m_parts.push_back({group.query, std::move(group.documents), group.line, 0});
            return;
        }
        Part& part = m_parts[known->second];
        if (part.resumed == 0)
            part.resumed = group.line;
        part.documents.insert(part.documents.end(), group.documents.begin(), group.documents.end());
    }

private:
    std::vector<Part>& m_parts;
    std::string_view m_lastQuery;
    std::unordered_map<std::string_view, std::size_t> m_places;
};

/// Reads a whole run that stays in memory: blocks at once, then queries at once.
class RunReader {
public:
    RunReader(const SharedText& text, const std::string& name, RankOrder order,
              const ScoreReading& scores, const Threads& threads, Loading* loading)
        : m_text(text)
        , m_name(name)
        , m_order(order)
        , m_scores(scores)
        , m_threads(threads)
        , m_loading(loading)
    {}

    Parsed<Run> read()
    {
        cut();
        parse();
        if (isStopped())
            return stopped();
        const auto problem = gather();
        if (m_queries.empty())
            return problem.value_or(ParseError{m_name, 0, Problem::NothingToRead, {}});
        sort();
        if (isStopped())
            return stopped();
        return run(problem);
    }

private:
    bool isStopped() const { return m_loading && m_loading->isStopped(); }
    ParseError stopped() const { return {m_name, 0, Problem::Stopped, {}}; }

    /// Small enough to share the work, and large enough that lines in no order are gathered by
    /// hundreds.
    std::size_t blockSize() const
    {
        constexpr std::size_t blocksPerThread = 8;
        return std::clamp(m_text.view().size() / (m_threads.count() * blocksPerThread),
                          TextBlocks::usualSize, 32 * TextBlocks::usualSize);
    }

    void cut()
    {
        RunStart start(m_scores);
        TextBlocks blocks(m_text, blockSize());
        while (auto block = blocks.next()) {
            const bool isStart = !start.isKnown();
            start.look(*block);
            m_blocks.push_back({*std::move(block), isStart, {}, {}, {}});
        }
        m_layout = start.layout();
    }

    void parse()
    {
        m_threads.run(m_blocks.size(), [this](std::size_t index) {
            if (isStopped())
                return;
            ParsedBlock& block = m_blocks[index];
            RunLines lines(m_scores);
            PartsOfBlock parts(block.parts);
            block.facts = lines.read(block.text, m_layout, block.isStart,
                                     [&parts](RunGroup& group) { parts.take(group); });
            block.lastQuery = parts.lastQuery();
            if (m_loading)
                m_loading->advance(block.text.text.size());
        });
    }

    /// Joins the blocks. @return the first problem of a line; what stands behind it is left out
    std::optional<ParseError> gather()
    {
        std::unordered_map<std::string_view, std::size_t> places;
        std::string_view lastQuery;
        for (ParsedBlock& block : m_blocks) {
            for (Part& part : block.parts) {
                const auto [known, isNew] = places.try_emplace(part.query, m_queries.size());
                if (isNew)
                    m_queries.emplace_back().query = part.query;
                const bool goesOn = &part == &block.parts.front() && part.query == lastQuery;
                join(m_queries[known->second], part, goesOn);
            }
            if (!block.parts.empty())
                lastQuery = block.lastQuery;
            m_facts.add(block.facts);
            if (m_facts.problem())
                return ParseError{m_name, m_facts.problem()->line, m_facts.problem()->problem,
                                  m_facts.problem()->found};
        }
        return std::nullopt;
    }

    void join(Gathered& query, Part& part, bool goesOn)
    {
        const std::size_t before = m_facts.lines();
        if (query.documents.empty()) {
            query.documents = std::move(part.documents);
            query.line = before + part.line;
        } else {
            if (!goesOn && query.resumed == 0)
                query.resumed = before + part.line;
            query.documents.insert(query.documents.end(), part.documents.begin(),
                                   part.documents.end());
            part.documents = {};
        }
        if (part.resumed != 0 && query.resumed == 0)
            query.resumed = before + part.resumed;
    }

    void sort()
    {
        constexpr std::size_t pieceSize = 32;
        std::sort(m_queries.begin(), m_queries.end(),
                  [](const Gathered& a, const Gathered& b) { return a.query < b.query; });
        m_threads.run((m_queries.size() + pieceSize - 1) / pieceSize, [this](std::size_t piece) {
            ResultOrder order(m_order);
            const std::size_t end = std::min(m_queries.size(), (piece + 1) * pieceSize);
            for (std::size_t i = piece * pieceSize; i < end && !isStopped(); ++i)
                sort(m_queries[i], order);
        });
    }

    static void sort(Gathered& query, ResultOrder& order)
    {
        if (const auto place = order.repeated(query.documents))
            query.repeated = query.documents[*place].document;
        else
            query.facts = order.sort(query.documents);
    }

    /// The first in the file, not in query order.
    std::optional<std::string_view> repeated() const
    {
        std::optional<std::string_view> first;
        for (const Gathered& query : m_queries)
            if (query.repeated && (!first || query.repeated->data() < first->data()))
                first = query.repeated;
        return first;
    }

    Parsed<Run> run(const std::optional<ParseError>& problem)
    {
        if (const auto document = repeated())
            return problemAt(m_text.view(), m_name, *document, Problem::DuplicateDocument);
        if (problem)
            return *problem;
        Run run;
        run.texts.push_back(m_text);
        run.tag = m_facts.firstTag();
        run.lastTag = m_facts.lastTag();
        run.looseScores = m_facts.looseScores();
        RunFindings findings;
        FindingCounts counts = m_facts.findings();
        run.queries.reserve(m_queries.size());
        for (Gathered& query : m_queries) {
            findings.addQuery(query.query, query.line, query.facts);
            if (query.resumed != 0)
                counts.add(Oddity::SplitQuery, query.resumed, query.query);
            run.queries.push_back({std::string(query.query), std::move(query.documents)});
        }
        run.findings = findings.findings(std::move(counts));
        return run;
    }

    SharedText m_text;
    const std::string& m_name;
    RankOrder m_order;
    ScoreReading m_scores;
    const Threads& m_threads;
    Loading* m_loading;
    RunLayout m_layout = RunLayout::Trec;
    std::vector<ParsedBlock> m_blocks;
    std::vector<Gathered> m_queries;
    RunFacts m_facts;
};

}  // namespace

const QueryResults* Run::find(std::string_view query) const
{
    return findQuery(queries, query);
}

Parsed<Run> parseRun(const SharedText& text, const std::string& name, RankOrder order,
                     const ScoreReading& scores, const Threads& threads, Loading* loading)
{
    if (loading)
        loading->expect(text.view().size());
    return RunReader(text, name, order, scores, threads, loading).read();
}

Parsed<Run> parseRun(std::string_view text, const std::string& name, RankOrder order,
                     const ScoreReading& scores, const Threads& threads, Loading* loading)
{
    return parseRun(SharedText(std::string(text)), name, order, scores, threads, loading);
}

Parsed<Run> readRun(const std::string& path, RankOrder order, const ScoreReading& scores,
                    const Threads& threads, Loading* loading)
{
    const auto text = readSharedText(path, loading);
    if (!text)
        return text.error();
    return parseRun(*text, path, order, scores, threads, loading);
}

}  // namespace core
