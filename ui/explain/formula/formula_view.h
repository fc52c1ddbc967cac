// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/explain/formula/formula_layout.h"
#include "ui/text/formula/formula.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <QWidget>

#include <cstddef>
#include <map>
#include <optional>

namespace ui {

/// Shows a formula in type and links its terms with the ranks of the list: the current rank's terms
/// are lit, the one under the mouse is announced, Left and Right walk along them.
///
/// Too narrow, it breaks before equals signs and then shortens the sums; its height follows its
/// width. Dragging, Shift+Left and Shift+Right and Ctrl+A select it or parts of it that stand for
/// themselves; what is selected, else all of it, is copied as text or LaTeX.
class FormulaView : public QWidget, public HasOwnKeys {
    Q_OBJECT

public:
    explicit FormulaView(QWidget* parent = nullptr);

    void setFormula(const Formula& formula);
    const Formula& formula() const { return m_formula; }
    /// @param rank 1-based; its terms are lit where they are shown
    void setCurrentRank(std::optional<std::size_t> rank);
    std::optional<std::size_t> currentRank() const { return m_currentRank; }
    /// How far a reader has come: blanks stand for the rest. Nothing: everything is shown.
    void setReach(std::optional<FormulaReach> reach);
    std::optional<FormulaReach> reach() const { return m_reach; }
    /// Where room is scarce: terms are rather left out than put on a further line.
    void setOneLine(bool oneLine);
    /// How high another formula would stand in this view: room to reserve for it.
    int heightFor(const Formula& other, std::optional<std::size_t> currentRank) const;
    void selectAll();
    /// What is selected, as a formula; empty when nothing is.
    Formula selectedFormula() const;
    OwnKeys ownKeys() const override;
    /// As it stands now, for this width.
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
    std::size_t m_anchor = 0;  ///< atoms of the layout, where a selection by keys begins and ends
    std::size_t m_tip = 0;
    std::optional<FormulaReach> m_reach;
    bool m_oneLine = false;
    mutable std::optional<FormulaLayout> m_layout;  // of m_layoutWidth
    mutable int m_layoutWidth = -1;
    mutable std::map<int, int> m_heights;  // by width
    mutable std::optional<QSize> m_sizeHint;
    mutable std::optional<QSize> m_minimumSizeHint;
};

}  // namespace ui
