// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"
#include "ui/charts/view/scrolled_view.h"
#include "ui/collection/chart/beside_figure.h"

#include <functional>
#include <memory>

namespace ui {

/// A query's lists side by side, scrolled; only the rows in sight are looked at. A document is
/// pointed at, clicked and walked to; digits judge the current one, U and Delete take its judgment
/// away, N goes to the next unjudged document.
class BesideView : public ScrolledView {
    Q_OBJECT
public:
    explicit BesideView(QWidget* parent = nullptr);

    /// @param lists null: none; the empty text stands there then
    void setLists(std::shared_ptr<const ListsBeside> lists);
    void setHeads(const QString& a, const QString& b);
    void setLocale(const QLocale& locale);
    void setShown(GradesShown grades, std::optional<std::size_t> depth);
    /// What the view shows, for those who do not see it.
    void setSummary(const QString& summary);
    /// More about a document, for its tip.
    void setAbout(std::function<QString(const core::RankedItem&)> about);
    /// Lights the document of that id and, unless the mouse rests here, scrolls to it. Emits
    /// nothing.
    void setCurrentDocument(const QString& id);

    const ListsBeside& lists() const { return *m_lists; }
    const RowsBeside& rows() const { return m_rows; }
    /// The lit document; none where no list has it.
    std::optional<std::size_t> litDocument() const { return m_lit; }
    /// The list that keys go to.
    Side side() const { return m_side; }
    std::size_t firstRow() const;
    /// Where a document's chip is, in pixels of the viewport; null where it is scrolled away.
    QRect placeOf(Side side, std::size_t row) const;
    BesidePicture picture() const;
    OwnKeys ownKeys() const override;

signals:
    /// The mouse is over another document; empty: over none any more.
    void documentPointed(const QString& id);
    /// A document was clicked or walked to.
    void documentChosen(const QString& id);
    /// @param grade unjudged: its judgment is to be taken away
    void judgmentRequested(const QString& id, core::Grade grade);
    void openRequested(ui::Side side);
    /// There is no unjudged document to go to.
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
    std::optional<std::size_t> nextUnjudged(Side side, std::size_t fromRow) const;
    std::optional<std::size_t> litRow() const;

    std::shared_ptr<const ListsBeside> m_lists;
    RowsBeside m_rows;
    BesideFigure m_figure;
    GradesShown m_grades = GradesShown::All;
    std::optional<std::size_t> m_depth;
    QString m_headA;
    QString m_headB;
    QLocale m_locale = QLocale::c();
    QString m_summary;
    std::function<QString(const core::RankedItem&)> m_about;
    QString m_current;                 ///< id of the document highlighted
    std::optional<std::size_t> m_lit;  ///< which that is here
    std::optional<std::size_t> m_underMouse;
    std::optional<std::size_t> m_judgedRow;  ///< whose document may leave what is shown
    Side m_side = Side::A;
    bool m_decimalPending = false;
};

}  // namespace ui
