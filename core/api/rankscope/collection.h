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

/// One judgment.
struct Judgment {
    std::string_view query;     ///< its id
    std::string_view document;  ///< its id
    double grade = 0;           ///< finite
};

/// What people judged: every query's documents with their grades. Never changes; copies share it.
class Qrels {
public:
    /// Of no query.
    Qrels();
    /// A file in any format that Rankscope reads, told apart by content (TREC, BEIR, JSON, LETOR,
    /// tables, …), compressed or not; "-" is standard input. Of a folder, as BEIR has them, its
    /// judgments. O(judgments).
    /// @throws Error with file, line and reason
    static Qrels read(const std::string& path);
    /// The same of a text. @param name what an Error calls it
    static Qrels parse(std::string text, const std::string& name = "qrels");
    /// Built in memory; ids are copied. The same judgment twice counts once.
    /// @throws Error for a grade that is not finite, and for two grades of one document; its line()
    /// is the judgment's place, from 1
    static Qrels of(std::span<const Judgment> judgments, const std::string& name = "judgments");

    std::size_t size() const;                     ///< number of queries
    std::string_view query(std::size_t i) const;  ///< in byte order of the ids
    double topGrade() const;                      ///< the highest grade, at least 0

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
    double score = 0;           ///< not NaN; higher is better
    long long rank = 0;         ///< only Order::RankColumn reads it
};

/// What a system retrieved. Never changes; copies share it. The order of documents is made when a
/// run is evaluated, by the rules that hold then.
class Run {
public:
    /// A file in any format that Rankscope reads, compressed or not; "-" is standard input.
    /// O(documents).
    /// @throws Error with file, line and reason, also where the file has the runs of several
    /// systems
    static Run read(const std::string& path);
    /// All runs of a file that may hold those of several systems, at least one.
    static std::vector<Run> readAll(const std::string& path);
    /// The same as read() of a text. @param name what an Error calls it
    static Run parse(std::string text, const std::string& name = "run");
    /// Built in memory, in the order of a file; ids are copied.
    /// @throws Error for a score that is NaN and a document twice for one query; its line() is the
    /// place of what was retrieved, from 1
    static Run of(std::span<const Retrieved> retrieved, const std::string& tag = "run");

    const std::string& tag() const;               ///< what the system is called
    std::size_t size() const;                     ///< number of queries
    std::string_view query(std::size_t i) const;  ///< in byte order of the ids

private:
    friend struct Inward;
    struct Inside;
    explicit Run(std::shared_ptr<const Inside> inside);

    std::shared_ptr<const Inside> m_inside;
};

}  // namespace v0
}  // namespace rankscope
