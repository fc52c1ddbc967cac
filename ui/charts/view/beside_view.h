// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"
#include "ui/charts/figure/beside_figure.h"
#include "ui/charts/view/scrolled_view.h"
#include "ui/toolkit/motion/row_motion.h"

#include <functional>
#include <memory>

namespace ui {

/// A query's lists side by side, scrolled. All work is for the visible rows. Documents can be
/// pointed at, clicked, and reached by keys; digits judge the current one, U and Delete remove its
/// judgment, N goes to the next unjudged one.
class BesideView : public ScrolledView {
    Q_OBJECT
public:
    explicit BesideView(QWidget* parent = nullptr);

    /// @param lists null: none; shows the empty text
    void setLists(std::shared_ptr<const ListsBeside> lists);
    void setHeads(const QString& a, const QString& b);
    void setLocale(const QLocale& locale);
    void setShown(GradesShown grades, std::optional<std::size_t> depth);
    /// A description of the view, for people who cannot see it.
    void setSummary(const QString& summary);
    /// Details of a document, for its tip.
    void setAbout(std::function<QString(const core::RankedItem&)> about);
    /// Highlights the document with that id and scrolls to it unless the mouse is here. Emits
    /// nothing.
    void setCurrentDocument(const QString& id);

    const ListsBeside& lists() const { return *m_lists; }
    const RowsBeside& rows() const { return m_rows; }
    /// The highlighted document; nullopt if neither list has it.
    std::optional<std::size_t> litDocument() const { return m_lit; }
    /// The list in which keys move.
    Side side() const { return m_side; }
    std::size_t firstRow() const;
    /// The place of a document's chip, in pixels of the viewport; null if it is scrolled out of
    /// view.
    QRect placeOf(Side side, std::size_t row) const;
    BesidePicture picture() const;
    OwnKeys ownKeys() const override;

signals:
    /// The mouse moved to another document; empty: off all documents.
    void documentPointed(const QString& id);
    /// A document was clicked or reached by a key.
    void documentChosen(const QString& id);
    /// @param grade unjudged: remove the judgment
    void judgmentRequested(const QString& id, core::Grade grade);
    void openRequested(ui::Side side);
    /// There is no unjudged document left.
    void allJudged();

protected:
    bool isEmpty() const override { return m_rows.count() == 0; }
    void arrange() override;
    void paintShown(QPainter& painter, const QRegion& region) override;
    bool framesFocus() const override { return !litRow(); }
    void tell() override;
    QString tipAt(QPointF place) const override;
    void pointAt(QPointF place) override;
    void leave() override;
    bool takeKey(const QKeyEvent& key) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void showRows();
    void light(const QString& id);
    void showLit();
    QString idOf(std::size_t document) const;
    bool walkByKey(int key);
    bool judgeByKey(const QKeyEvent& event);
    void judge(core::Grade grade);
    void choose(Side side, std::size_t document);
    void changeSide(Side side);
    void goToNextUnjudged();
    void sayAllJudged();
    std::optional<std::size_t> nextUnjudged(Side side, std::size_t fromRow) const;
    std::optional<std::size_t> litRow() const;

    std::shared_ptr<const ListsBeside> m_lists;
    RowsBeside m_rows;
    BesideFigure m_figure;
    RowMotion m_motionA;
    RowMotion m_motionB;
    GradesShown m_grades = GradesShown::All;
    std::optional<std::size_t> m_depth;
    QString m_headA;
    QString m_headB;
    QLocale m_locale = QLocale::c();
    QString m_summary;
    std::function<QString(const core::RankedItem&)> m_about;
    QString m_current;                 ///< id of the highlighted document
    std::optional<std::size_t> m_lit;  ///< its index here
    std::optional<std::size_t> m_underMouse;
    std::optional<std::size_t> m_judgedRow;  ///< its document may leave the shown rows
    Side m_side = Side::A;
    bool m_decimalPending = false;
};

}  // namespace ui
