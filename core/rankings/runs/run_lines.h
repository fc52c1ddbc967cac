// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic_counts.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/file/text_blocks.h"
#include "core/rankings/runs/run.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

enum class RunForm : std::uint8_t {
    Trec,     ///< query Q0 document rank score tag
    MsMarco,  ///< query document rank
};

/// The layout of a run's lines, determined from its first line of data.
struct RunLayout {
    RunForm form = RunForm::Trec;
    std::size_t columns = 0;  ///< including those after the tag
    std::string first;        ///< the first line of data

    /// Whether an id with a space has shifted the columns of a TREC line, or of the first line: one
    /// has more columns than the other, and its rank, score and the other's tag are shifted by the
    /// difference.
    bool isMoved(std::string_view line) const;
};

/// Determines the layout from the first blocks of a text.
class RunStart {
public:
    /// If numbers are read like C, every run has the TREC form, the only one trec_eval knows. If
    /// bad lines are skipped, the first line may be one.
    explicit RunStart(const ScoreReading& scores)
        : m_numbers(scores.numbers)
        , m_badLines(scores.badLines)
    {}

    /// Must be called with each block in turn.
    void look(const TextBlock& block);

    bool isKnown() const { return m_isKnown; }
    const RunLayout& layout() const { return m_layout; }

private:
    NumberReading m_numbers;
    BadLineRule m_badLines;
    bool m_isKnown = false;
    RunLayout m_layout;
};

/// Consecutive lines of one query.
struct RunGroup {
    std::string_view query;  ///< points into the block
    std::size_t line = 0;    ///< of the first one, counted from the start of the block
    std::vector<RetrievedDocument> documents;  ///< in file order; the ids point into the block
};

/// A problem in a line.
struct LineProblem {
    std::size_t line = 0;  ///< counted from the start of the block
    ErrorCode problem = ErrorCode::CannotRead;
    std::string found;
};

/// The facts of a block besides its documents. Lines are counted from the start of the block.
struct RunBlockFacts {
    std::size_t lines = 0;
    std::size_t documents = 0;
    std::string firstTag;
    std::string lastTag;
    LooseNumbers looseScores;
    DiagnosticCounts diagnostics;
    std::optional<LineProblem> problem;  ///< the first one; later lines were not read
};

/// Parses the lines of a run; the only place that knows their format. Can be reused for other
/// blocks.
class RunLines {
public:
    explicit RunLines(const ScoreReading& scores)
        : m_scores(scores)
    {}

    /// @param isStart whether the first line of data is in this block or a later one
    /// @param take called for each group in turn, up to the first problem; it may keep the
    /// documents
    RunBlockFacts read(const TextBlock& block, const RunLayout& layout, bool isStart,
                       const std::function<void(RunGroup&)>& take);

    /// Reads a line again that read() has parsed.
    /// @param document the position of its id
    RetrievedDocument readAgain(const char* document, const RunLayout& layout);

private:
    const char* readPlainLines(const char* line, const char* end);
    const char* readOtherLines(const char* at);
    const char* refuseUnreadable(const char* end);
    const char* refuse(LineProblem problem, const char* stop, const char* end);
    const char* readLine(const char* line, const char* end);
    bool isOfOtherTag() const { return m_scores.tag && *m_scores.tag != m_lastTag; }
    const char* readData(const char* line, const char* at, const char* end);
    const char* readNumbers(const char* stop, RetrievedDocument& document);
    const char* readOther(const char* line, const char* end);
    std::optional<double> scoreIn(std::string_view text) const;
    bool readOddRank(std::string_view text, RetrievedDocument& document) const;
    void addNan(std::string_view scoreText, RetrievedDocument& document);
    bool readOddNumbers(std::string_view rankText, std::string_view scoreText,
                        RetrievedDocument& document);
    bool isFirstData() const;
    bool isMoved(std::size_t columns, std::string_view line) const;
    const char* refuse(const char* line, const char* end);
    LineProblem problemOf(std::string_view line, std::size_t unseen) const;
    void add(std::string_view query, const RetrievedDocument& document);
    void openGroup(std::string_view query);
    void lookAt(std::string_view id);
    void takeGroup();

    ScoreReading m_scores;
    RunLayout m_layout;
    bool m_isStart = false;
    std::size_t m_unseen = 0;
    const std::function<void(RunGroup&)>* m_take = nullptr;
    RunBlockFacts m_facts;
    RunGroup m_group;
    std::string_view m_text;
    bool m_isChecked = false;                    // for invalid bytes, up to the end
    std::optional<UnreadableByte> m_unreadable;  // its offset counts from m_readable
    const char* m_readable = nullptr;            // up to here
    std::string_view m_firstTag;
    std::string_view m_lastTag;
};

}  // namespace core
