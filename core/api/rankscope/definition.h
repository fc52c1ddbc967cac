// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rankscope {
inline namespace v0 {

/// What is measured: a measure, its parameters and a cutoff.
///
/// Its text form is `name[(parameter=value, …)][@cutoff]`: "nDCG(gain=exp)@10", "AP(rel=2)@100",
/// "RR". Names are read case-insensitively, those of other programs too (`P_10`, `ndcg_cut_10`);
/// `rankscope-cli measures` lists all with their parameters.
class Definition {
public:
    /// Reads the text form. @throws Error what is wrong in it and what could stand there
    Definition(std::string_view text);
    /// The same.
    Definition(const std::string& text)
        : Definition(std::string_view(text))
    {}
    /// The same.
    Definition(const char* text)
        : Definition(std::string_view(text))
    {}

    /// The canonical text form: parameters that have their default are left out. Two definitions
    /// are equal exactly when their texts are.
    std::string text() const;
    /// The measure's canonical name: "nDCG".
    std::string_view measure() const;
    /// k, 1 or more; none: the whole ranking counts.
    std::optional<std::size_t> cutoff() const;
    /// The same measure with another cutoff. @param cutoff 1 or more @throws Error when it is 0
    Definition at(std::optional<std::size_t> cutoff) const;
    /// The measure as a tool computes it: every parameter that is left at its default becomes the
    /// tool's. @param tool one of tools() @throws Error for another
    Definition as(std::string_view tool) const;

    /// Whether the texts are equal.
    friend bool operator==(const Definition& a, const Definition& b)
    {
        return a.text() == b.text();
    }

private:
    friend struct Inward;
    struct Inside;
    explicit Definition(std::shared_ptr<const Inside> inside);

    std::shared_ptr<const Inside> m_inside;
};

/// The canonical names of all ranking measures, in the order in which menus have them.
std::vector<std::string_view> measures();

/// The tools under whose rules a run can be evaluated (Rules::as): "trec_eval 9.0.8", "ranx",
/// "scikit-learn", …
std::vector<std::string_view> tools();

}  // namespace v0
}  // namespace rankscope
