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

/// A measure with its parameters and cutoff.
///
/// Its text form is `name[(parameter=value, …)][@cutoff]`: "nDCG(gain=exp)@10", "AP(rel=2)@100",
/// "RR". Names are case-insensitive, and names from other programs work too (`P_10`,
/// `ndcg_cut_10`). `rankscope-cli measures` lists every name and its parameters.
class Definition {
public:
    /// Parses the text form. @throws Error that says what is wrong and what is allowed
    Definition(std::string_view text);
    /// Parses the text form.
    Definition(const std::string& text)
        : Definition(std::string_view(text))
    {}
    /// Parses the text form.
    Definition(const char* text)
        : Definition(std::string_view(text))
    {}

    /// The canonical text form, without parameters at their defaults. Two definitions are equal
    /// exactly when their texts are.
    std::string text() const;
    /// The measure's canonical name: "nDCG".
    std::string_view measure() const;
    /// The cutoff k, 1 or more; if none, the whole ranking counts.
    std::optional<std::size_t> cutoff() const;
    /// The same measure with another cutoff. @param cutoff 1 or more @throws Error if it is 0
    Definition at(std::optional<std::size_t> cutoff) const;
    /// Returns the measure as a tool computes it: every parameter still at its default takes the
    /// tool's value. @param tool one of tools() @throws Error for any other
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

/// The canonical names of all ranking measures, in menu order.
std::vector<std::string_view> measures();

/// The tools whose rules can be used to evaluate a run (Rules::as): "trec_eval 9.0.8", "ranx",
/// "scikit-learn", …
std::vector<std::string_view> tools();

}  // namespace v0
}  // namespace rankscope
