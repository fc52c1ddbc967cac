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

/// A formula as a tree, without sizes or colours. An immutable value; copies share their nodes.
///
/// A *term* belongs to a rank of the list, so that a view can highlight it and a click can identify
/// it. A *sum* contains terms and gaps, joined by plus signs.
class Formula {
    Q_DECLARE_TR_FUNCTIONS(ui::Formula)

public:
    enum class Kind : std::uint8_t {
        Row,          ///< children from left to right
        Name,         ///< upright: nDCG@10, log
        Variable,     ///< slanted: k, R
        Words,        ///< upright, a phrase in the interface language
        Number,       ///< digits
        Blank,        ///< a number to fill in; rank() is its index
        Relation,     ///< =, ≤; a row may be broken before it
        Operator,     ///< ×, −, a comma
        Gap,          ///< … for the terms of ranks rank()..lastRank(); text() is their number
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
    /// @param place index of the blank, from 0
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
    /// @param isDimmed shown next to the sum but not part of it: a rank past the cutoff
    static Formula term(std::size_t rank, Formula inner, bool isDimmed = false);
    static Formula gap(std::size_t firstRank, std::size_t lastRank, bool isDimmed = false);
    /// A gap that states the number of terms: "… 6974 more".
    static Formula countedGap(std::size_t first, std::size_t last);
    static Formula sum(std::vector<Formula> termsAndGaps);

    Kind kind() const;
    bool isEmpty() const { return !m_node; }
    /// Empty or 0 for kinds that do not have them, see above.
    const QString& text() const;
    std::span<const Formula> children() const;
    std::size_t rank() const;
    std::size_t lastRank() const;
    bool isDimmed() const;

    /// Whether both trees are equal; cheap when one is a copy of the other.
    friend bool operator==(const Formula& a, const Formula& b);

private:
    struct Node;
    explicit Formula(Node node);
    static Formula leaf(Kind kind, QString text);
    static Formula branch(Kind kind, std::vector<Formula> children, QString text = {});

    std::shared_ptr<const Node> m_node;
};

/// The most terms that formulaOf() shows in a sum. A longer sum keeps the first terms, the current
/// one and the last, with gaps between.
inline constexpr std::size_t shownTerms = 12;

/// The formula with at most `most` terms in each sum (2 or more).
Formula abbreviated(const Formula& formula, std::size_t most,
                    std::optional<std::size_t> currentRank = {});

/// Indices to show out of `count`, at most `most` (2 or more), ascending: all, or the first ones,
/// `current` (0-based) and the last.
std::vector<std::size_t> shownPlaces(std::size_t count, std::size_t most,
                                     std::optional<std::size_t> current);

/// Parses a formula written on one line, `nDCG@5 = (4 + _) ÷ 7.510`: names, numbers, parentheses, +
/// − × ÷ · ^ and relations; / makes a fraction, and every separate `_` is the next blank.
/// Everything else becomes words.
Formula writtenFormula(const QString& text);
/// On one line: (1 + 2)/3, g_i, 2^10. Omits dimmed terms, which are not part of the sum.
QString toPlainText(const Formula& formula);
/// For LaTeX math mode with amsmath, without the dollar signs.
QString toLatex(const Formula& formula);
/// As a MathML element `math`. A term is a row of the class `term` with the attribute `data-rank`.
/// Omits dimmed terms.
QString toMathMl(const Formula& formula);

}  // namespace ui
