// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace ui {

/// A formula as a tree: what stands where, without sizes or colours. An immutable value; a copy
/// shares its nodes.
///
/// A *term* belongs to a rank of the list, so that a view can light it and a click can name it. A
/// *sum* holds terms and gaps, all joined by plus signs.
class Formula {
    Q_DECLARE_TR_FUNCTIONS(ui::Formula)

public:
    enum class Kind : std::uint8_t {
        Row,          ///< children from left to right
        Name,         ///< upright: nDCG@10, log
        Variable,     ///< slanted: k, R
        Words,        ///< upright, a phrase of the reader's language
        Number,       ///< digits
        Blank,        ///< a number to be filled in; rank() says which
        Relation,     ///< =, ≤; a row may be broken before it
        Operator,     ///< ×, −, a comma
        Gap,          ///< … for the terms of ranks rank()..lastRank(); text() says how many
        Fraction,     ///< children: numerator, denominator
        Superscript,  ///< children: base, script
        Subscript,    ///< children: base, script
        BigOperator,  ///< ∑ or ∏ in text(); children: lower limit, upper limit (may be empty)
        Parentheses,  ///< around its child; text() is the opening one, ( or [
        Strong,       ///< the result
        Term,         ///< its child, belonging to rank()
        Sum,          ///< children: terms and gaps
    };

    Formula() = default;  ///< an empty row

    static Formula row(std::vector<Formula> children);
    static Formula name(QString text);
    static Formula variable(QString text);
    static Formula words(QString text);
    static Formula number(QString text);
    /// @param place of what is to be filled in, from 0
    static Formula blank(std::size_t place);
    static Formula relation(QString text);
    static Formula binary(QString text);
    static Formula fraction(Formula numerator, Formula denominator);
    static Formula superscript(Formula base, Formula script);
    static Formula subscript(Formula base, Formula script);
    static Formula bigOperator(QString sign, Formula lower, Formula upper = {});
    static Formula parentheses(Formula inner);
    static Formula brackets(Formula inner);
    static Formula strong(Formula inner);
    /// @param rank 1-based
    /// @param isDimmed shown beside the sum without being part of it: a rank past the cutoff
    static Formula term(std::size_t rank, Formula inner, bool isDimmed = false);
    static Formula gap(std::size_t firstRank, std::size_t lastRank, bool isDimmed = false);
    /// The same with how many they are: "… 6,974 more".
    static Formula countedGap(std::size_t first, std::size_t last);
    static Formula sum(std::vector<Formula> termsAndGaps);

    Kind kind() const;
    bool isEmpty() const { return !m_node; }
    /// Only what the kinds above say they have; elsewhere empty or 0.
    const QString& text() const;
    std::span<const Formula> children() const;
    std::size_t rank() const;
    std::size_t lastRank() const;
    bool isDimmed() const;

    /// Same tree; cheap when one is a copy of the other.
    friend bool operator==(const Formula& a, const Formula& b);

private:
    struct Node;
    explicit Formula(Node node);
    static Formula leaf(Kind kind, QString text);
    static Formula branch(Kind kind, std::vector<Formula> children, QString text = {});

    std::shared_ptr<const Node> m_node;
};

/// The terms of a sum that formulaOf() shows at most; a longer one keeps the first ones, the
/// current one and the last, with gaps between.
inline constexpr std::size_t shownTerms = 12;

/// A formula with at most `most` terms in each sum (2 or more).
Formula abbreviated(const Formula& formula, std::size_t most,
                    std::optional<std::size_t> currentRank = {});

/// Which of `count` places are shown when at most `most` (2 or more) may be, ascending: all, or the
/// first ones, `current` (0-based) and the last.
std::vector<std::size_t> shownPlaces(std::size_t count, std::size_t most,
                                     std::optional<std::size_t> current);

/// Reads a formula as people write one on a line, `nDCG@5 = (4 + _) ÷ 7.510`: names, numbers,
/// parentheses, + − × ÷ · ^ and relations; / makes a fraction, and every `_` that stands alone is
/// the next blank. What is none of these is words.
Formula writtenFormula(const QString& text);
/// On one line: (1 + 2)/3, g_i, 2^10. Dimmed terms are left out: they are not part of the sum.
QString toPlainText(const Formula& formula);
/// For LaTeX's mathematics mode with amsmath; without the dollar signs.
QString toLatex(const Formula& formula);

}  // namespace ui
