// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/explain/formula/formula_layout.h"
#include "ui/text/formula/formula.h"
#include "ui/toolkit/motion/motion.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <QWidget>

#include <cstddef>
#include <map>
#include <optional>

namespace ui {

/// Shows a typeset formula and links its terms to the ranks of the list: highlights the current
/// rank's terms, reports the term under the mouse, and moves along terms with Left and Right.
///
/// If it is too narrow, the formula breaks before equals signs, then sums are shortened; its height
/// depends on its width. Dragging, Shift+Left, Shift+Right and Ctrl+A select the formula or
/// self-contained parts. The selection, or else all of it, is copied as text or LaTeX.
class FormulaView : public QWidget, public HasOwnKeys {
    Q_OBJECT

public:
    explicit FormulaView(QWidget* parent = nullptr);

    void setFormula(const Formula& formula);
    const Formula& formula() const { return m_formula; }
    /// @param rank 1-based; its terms are highlighted if they are shown
    void setCurrentRank(std::optional<std::size_t> rank);
    std::optional<std::size_t> currentRank() const { return m_currentRank; }
    /// How far a reader has come: blanks replace the rest. nullopt: shows everything.
    void setReach(std::optional<FormulaReach> reach);
    std::optional<FormulaReach> reach() const { return m_reach; }
    /// For small spaces: leaves out terms rather than adding a line.
    void setOneLine(bool oneLine);
    /// The height that another formula would need in this view, to reserve room for it.
    int heightFor(const Formula& other, std::optional<std::size_t> currentRank) const;
    void selectAll();
    /// The selected part; empty if there is none.
    Formula selectedFormula() const;
    OwnKeys ownKeys() const override;
    /// The layout for the current width.
    const FormulaLayout& formulaLayout() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

public slots:
    void copyText();
    void copyLatex();

signals:
    void rankHovered(std::size_t rank);
    void hoverLeft();
    void rankClicked(std::size_t rank);  ///< by mouse or by keys

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void createActions();
    void describe();
    void forgetLayout();
    QFont typeFont() const;
    QPointF layoutOrigin() const;
    std::optional<std::size_t> rankAt(QPointF position) const;
    void setHovered(std::optional<std::size_t> rank);
    void updateTerms(std::optional<std::size_t> rank);
    void goTo(std::optional<std::size_t> rank);
    void select(std::optional<FormulaSelection> selection);
    void selectTo(QPointF position);
    void extendSelection(int by);
    void paintSelection(QPainter& painter) const;
    Formula copied() const;

    Formula m_formula;
    std::optional<std::size_t> m_currentRank;
    std::optional<std::size_t> m_hovered;
    std::optional<FormulaSelection> m_selection;
    std::optional<QPointF> m_pressedAt;
    std::size_t m_anchor = 0;  ///< atoms where a selection by keys starts and ends
    std::size_t m_tip = 0;
    std::optional<FormulaReach> m_reach;
    Motion m_lighting;  ///< of the current term while stepping
    bool m_oneLine = false;
    mutable std::optional<FormulaLayout> m_layout;  // of m_layoutWidth
    mutable int m_layoutWidth = -1;
    mutable std::map<int, int> m_heights;  // by width
    mutable std::optional<QSize> m_sizeHint;
    mutable std::optional<QSize> m_minimumSizeHint;
};

}  // namespace ui
