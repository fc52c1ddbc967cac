// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/formula/formula_layout.h"

#include "ui/explain/formula/formula_measurer.h"
#include "ui/toolkit/theme/theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace ui {

namespace {

using Kind = Formula::Kind;

// Shares of an em.
constexpr double formulaMargin = 0.25;
constexpr double lineGap = 0.65;
constexpr double smallIndent = 1.5;

constexpr std::array<std::size_t, 7> shorterSums{12, 10, 8, 6, 5, 4, 3};
constexpr std::array slightlySmaller{0.94, 0.88, 0.82};  // better one line of this size than two
                                                         // lines
constexpr double smallestType = 0.1;

/// The formula cut before its equals signs.
std::vector<Formula> segmentsOf(const Formula& formula)
{
    std::vector<std::vector<Formula>> parts(1);
    for (const Formula& child : formula.children()) {
        if (child.kind() == Kind::Relation)
            parts.emplace_back();
        parts.back().push_back(child);
    }
    std::vector<Formula> segments;
    segments.reserve(parts.size());
    for (std::vector<Formula>& part : parts)
        segments.push_back(Formula::row(std::move(part)));
    return segments;
}

bool hasGap(const Formula& formula)
{
    if (formula.kind() == Kind::Gap && !formula.isDimmed())
        return true;
    return std::ranges::any_of(formula.children(), hasGap);
}

/// Arranges segments in lines, and lines below each other.
class LineBreaker {
public:
    LineBreaker(const Formula& formula, const QFont& font, double width)
        : m_fonts(font)
        , m_measurer(m_fonts)
        , m_width(width - 2 * m_fonts.em() * formulaMargin)
    {
        std::size_t first = 0;
        for (const Formula& segment : segmentsOf(formula)) {
            m_segments.push_back(m_measurer.measure(segment));
            for (PlacedAtom& atom : m_segments.back().atoms)
                atom.path.front() += first;
            first += segment.children().size();
            // First the name, then the symbols; after that, only segments with terms are not
            // results.
            if (m_segments.size() > 2 && m_segments.back().terms.empty())
                markOutcome(segment, m_segments.back());
        }
        m_indent = indent();
    }

    void run()
    {
        for (std::size_t i = 0; i < m_segments.size(); ++i) {
            const double space = i == 0 ? 0 : m_measurer.relationSpace();
            const bool isFull = m_line.width + space + m_segments[i].width > m_width;
            const bool hasRoomBelow = i > 1 || m_indent < m_line.width + space;
            if (i > 0 && isFull && hasRoomBelow)
                breakLine(std::move(m_segments[i]));
            else
                m_line.append(std::move(m_segments[i]), space);
        }
        finishLine();
    }

    FormulaBox takeBox() { return std::move(m_box); }
    double em() const { return m_fonts.em(); }
    QSizeF size() const
    {
        const double around = 2 * em() * formulaMargin;
        return {m_box.width + em() * formulaMargin, m_bottom + around};
    }
    std::size_t lineCount() const { return m_lineCount; }

private:
    void markOutcome(const Formula& segment, FormulaBox& box)
    {
        QRectF outcome = box.rect();
        const FormulaBox sign = m_measurer.measure(Formula::row({segment.children().front()}));
        outcome.setLeft(outcome.left() + sign.width + m_measurer.relationSpace());
        box.outcomes.push_back(outcome);
    }
    /// Aligned with the first equals sign, unless the left side is long or a segment needs the
    /// room.
    double indent() const
    {
        const double below = m_segments.front().width + m_measurer.relationSpace();
        double widest = 0;
        for (std::size_t i = 1; i < m_segments.size(); ++i)
            widest = std::max(widest, m_segments[i].width);
        return below + widest <= m_width ? below : std::min(below, em() * smallIndent);
    }
    void breakLine(FormulaBox next)
    {
        finishLine();
        m_line.append(std::move(next), m_indent);
    }
    void finishLine()
    {
        const double gap = m_lineCount > 0 ? em() * lineGap : 0;
        const double baseline = std::round(em() * formulaMargin + m_bottom + gap + m_line.ascent);
        m_bottom = baseline + m_line.descent - em() * formulaMargin;
        m_box.place(std::exchange(m_line, {}), {em() * formulaMargin, baseline});
        ++m_lineCount;
    }

    FormulaFonts m_fonts;
    FormulaMeasurer m_measurer;
    double m_width;
    double m_indent = 0;
    std::vector<FormulaBox> m_segments;
    FormulaBox m_line;
    FormulaBox m_box;
    double m_bottom = 0;
    std::size_t m_lineCount = 0;
};

}  // namespace

FormulaLayout::FormulaLayout(const Formula& formula, const QFont& font, double width)
    : m_formula(formula)
    , m_width(width)
{
    LineBreaker lines(formula, font, width);
    lines.run();
    m_em = lines.em();
    m_size = lines.size();
    m_lineCount = lines.lineCount();
    m_box = lines.takeBox();
}

FormulaLayout FormulaLayout::fitted(const Formula& formula, const QFont& font, double width,
                                    std::optional<std::size_t> currentRank, bool oneLine)
{
    const auto shortened = [&](std::size_t most) {
        return FormulaLayout(abbreviated(formula, most, currentRank), font, width);
    };
    const auto isOneLine = [](const FormulaLayout& layout) {
        return layout.fits() && layout.lineCount() == 1;
    };
    const auto slightlySmallerLine = [&](const Formula& shown) -> std::optional<FormulaLayout> {
        for (const double scale : slightlySmaller) {
            FormulaLayout smaller(shown, scaledFont(font, scale, font.weight()), width);
            if (isOneLine(smaller))
                return smaller;
        }
        return std::nullopt;
    };
    FormulaLayout layout(formula, font, width);
    // If terms are left out anyway, one line is better than a few more terms. It also keeps the
    // height the same for any rank pointed at.
    if (layout.lineCount() > 1 && (oneLine || hasGap(formula))) {
        for (const std::size_t most : shorterSums) {
            FormulaLayout shorter = shortened(most);
            if (isOneLine(shorter))
                return shorter;
        }
        const Formula shortest = abbreviated(formula, shorterSums.back(), currentRank);
        if (auto smaller = slightlySmallerLine(shortest))
            return *std::move(smaller);
    }
    if (layout.lineCount() > 1)
        if (auto smaller = slightlySmallerLine(formula))
            return *std::move(smaller);
    for (const std::size_t most : shorterSums) {
        if (layout.fits())
            return layout;
        layout = shortened(most);
    }
    return layout.fits() ? layout : inSmallerType(formula, font, width, currentRank);
}

FormulaLayout FormulaLayout::inSmallerType(const Formula& formula, const QFont& font, double width,
                                           std::optional<std::size_t> currentRank)
{
    const Formula shortest = abbreviated(formula, shorterSums.back(), currentRank);
    double scale = 1;
    FormulaLayout layout(shortest, font, width);
    // Hinted advances do not shrink in proportion, so one step may not be enough.
    while (!layout.fits() && scale > smallestType) {
        scale *= std::clamp(width / layout.size().width(), 0.5, 0.95);
        layout = FormulaLayout(shortest, scaledFont(font, scale, font.weight()), width);
    }
    return layout;
}

double FormulaLayout::narrowest(const Formula& formula, const QFont& font)
{
    const Formula shortest = abbreviated(formula, shorterSums.back());
    return FormulaLayout(shortest, font, 0).size().width();
}

std::optional<std::size_t> FormulaLayout::rankAt(QPointF point) const
{
    for (const PlacedTerm& term : m_box.terms)
        if (term.box.contains(point))
            return term.rank;
    return std::nullopt;
}

std::vector<QRectF> FormulaLayout::placesOf(std::size_t rank) const
{
    std::vector<QRectF> places;
    for (const PlacedTerm& term : m_box.terms)
        if (term.rank == rank)
            places.push_back(term.box);
    return places;
}

bool FormulaLayout::shows(std::size_t rank) const
{
    return std::ranges::any_of(m_box.terms,
                               [rank](const PlacedTerm& term) { return term.rank == rank; });
}

std::optional<std::size_t> FormulaLayout::atomNear(QPointF point) const
{
    const auto& atoms = m_box.atoms;
    const auto distance = [point](const PlacedAtom& atom) {
        const double x = std::max({atom.box.left() - point.x(), point.x() - atom.box.right(), 0.0});
        const double y = std::max({atom.box.top() - point.y(), point.y() - atom.box.bottom(), 0.0});
        return std::hypot(x, y);
    };
    const auto nearest = std::ranges::min_element(
        atoms, [&](const PlacedAtom& a, const PlacedAtom& b) { return distance(a) < distance(b); });
    if (nearest == atoms.end())
        return std::nullopt;
    return static_cast<std::size_t>(nearest - atoms.begin());
}

std::vector<QRectF> FormulaLayout::placesOf(const FormulaSelection& selection) const
{
    // Adjacent pieces on a line form one place; so do a fraction's two lines, as the fraction is
    // adjacent to its neighbours.
    std::vector<QRectF> places;
    std::optional<std::size_t> child;
    for (const PlacedAtom& atom : m_box.atoms) {
        if (!selection.covers(atom.path))
            continue;
        const std::size_t depth = selection.parent.size();
        const std::size_t own =
            !selection.isNode && atom.path.size() > depth ? atom.path[depth] : 0;
        const bool isSameChild = child == own;
        const bool isBeside = !places.empty() && atom.box.top() < places.back().bottom() &&
                              atom.box.bottom() > places.back().top() &&
                              atom.box.left() > places.back().left();
        child = own;
        if (!places.empty() && (isSameChild || isBeside))
            places.back() |= atom.box;
        else
            places.push_back(atom.box);
    }
    return places;
}

}  // namespace ui
