// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rankscope {
inline namespace v0 {

/// Something unusual in input that was read nevertheless, and how it was handled: what
/// `rankscope-cli` reports.
struct Finding {
    std::string_view what;     ///< such as "scores that are not numbers", in the plural
    std::string_view handled;  ///< such as "treated as minus infinity: sorted last"
    std::size_t count = 0;     ///< how many; 0 if they are not counted
    std::size_t line = 0;     ///< of the first, or its position in memory, from 1; 0 if it has none
    std::string sample = {};  ///< the text there, perhaps shortened; empty if it has none
};

/// The finding as an English sentence.
std::string toText(const Finding& finding);

/// One judgment.
struct Judgment {
    std::string_view query;     ///< its id
    std::string_view document;  ///< its id
    double grade = 0;           ///< finite
};

/// Relevance judgments: the judged documents of every query with their grades. Immutable; copies
/// share the data.
class Qrels {
public:
    /// Contains no queries.
    Qrels();
    /// Reads a file in any format that Rankscope knows (TREC, BEIR, JSON, LETOR, tables, …),
    /// detected from its content, compressed or not; "-" is standard input. In a BEIR folder, reads
    /// its judgments. O(judgments).
    /// @throws Error with file, line and reason
    static Qrels read(const std::string& path);
    /// Reads judgments from a text in the same formats. @param name the file name in an Error
    static Qrels parse(std::string text, const std::string& name = "qrels");
    /// Builds judgments in memory; copies the ids. A repeated judgment counts once.
    /// @throws Error for a grade that is not finite, or two grades for one document; its line() is
    /// the position of the judgment, from 1
    static Qrels of(std::span<const Judgment> judgments, const std::string& name = "judgments");

    std::size_t size() const;                     ///< number of queries
    std::string_view query(std::size_t i) const;  ///< in byte order of the ids
    double topGrade() const;                      ///< the highest grade, or 0 if none is above 0
    /// All queries, in byte order of the ids. Valid as long as a copy of these judgments.
    /// O(queries).
    std::vector<std::string_view> queries() const;
    /// The judgments of a query, in file order; empty if it has none. Valid as long as a copy of
    /// these judgments. O(log queries + judgments of the query).
    std::vector<Judgment> judgments(std::string_view query) const;
    /// What was unusual in the input; each kind once.
    std::vector<Finding> findings() const;

private:
    friend struct Inward;
    struct Inside;
    explicit Qrels(std::shared_ptr<const Inside> inside);

    std::shared_ptr<const Inside> m_inside;
};

/// A document that a run retrieved.
struct Retrieved {
    std::string_view query;     ///< its id
    std::string_view document;  ///< its id
    double score = 0;           ///< not NaN; higher ranks first
    long long rank = 0;         ///< used only by Order::RankColumn
};

/// The documents that one system retrieved. Immutable; copies share the data. They are sorted by
/// the rules when the run is evaluated.
class Run {
public:
    /// Reads a file in any format that Rankscope knows, compressed or not; "-" is standard input.
    /// O(documents).
    /// @throws Error with file, line and reason, also if the file contains more than one run
    static Run read(const std::string& path);
    /// Reads every run in a file; returns at least one.
    static std::vector<Run> readAll(const std::string& path);
    /// Reads a run from a text, like read(). @param name the file name in an Error
    static Run parse(std::string text, const std::string& name = "run");
    /// Builds a run in memory, with its documents in file order; copies the ids.
    /// @throws Error for a NaN score, or a document listed twice for one query; its line() is the
    /// position in `retrieved`, from 1
    static Run of(std::span<const Retrieved> retrieved, const std::string& tag = "run");

    const std::string& tag() const;               ///< the name of the system
    std::size_t size() const;                     ///< number of queries
    std::string_view query(std::size_t i) const;  ///< in byte order of the ids
    /// All queries, in byte order of the ids. Valid as long as a copy of this run. O(queries).
    std::vector<std::string_view> queries() const;
    /// The documents of a query, in file order; empty if it has none. A score that was not a number
    /// is minus infinity. Valid as long as a copy of this run. O(log queries + documents of the
    /// query).
    std::vector<Retrieved> documents(std::string_view query) const;
    /// What was unusual in the input; each kind once.
    std::vector<Finding> findings() const;

private:
    friend struct Inward;
    struct Inside;
    explicit Run(std::shared_ptr<const Inside> inside);

    std::shared_ptr<const Inside> m_inside;
};

}  // namespace v0
}  // namespace rankscope
