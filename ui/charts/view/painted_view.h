// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/drawing/look.h"
#include "ui/toolkit/shortcuts/own_keys.h"

#include <QAbstractScrollArea>
#include <QSizeF>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <optional>

class QKeyEvent;
class QPainter;
class QRegion;

namespace ui {

/// How large a view is, in pixels of the design.
struct ViewSizes {
    QSizeF usual{480, 260};
    QSizeF least{200, 130};
};

/// A widget that paints data: a text in its place while there is none, a frame while the focus is
/// here by a key, and what it shows in words. Follows the palette and font of the widget.
/// @tparam Area QWidget, or QAbstractScrollArea, which is painted in its viewport
template <class Area>
class PaintedView : public Area, public HasOwnKeys {
public:
    /// What stands in place of the picture while there is nothing to show.
    void setEmptyText(const QString& text);
    QString emptyText() const { return m_emptyText; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    PaintedView(const ViewSizes& sizes, QWidget* parent);

    virtual bool isEmpty() const = 0;
    /// Data, size, font or colours changed: everything is to be laid out anew.
    virtual void stale() = 0;
    virtual void paintShown(QPainter& painter, const QRegion& region) = 0;
    /// Whether a frame shows the focus; not where what is current does.
    virtual bool framesFocus() const { return true; }
    /// Calls describe() with what is shown now.
    virtual void tell() = 0;
    /// Does what a key asks for. Not called while there is nothing to show.
    /// @return whether it is a key of the view's own
    virtual bool takeKey(const QKeyEvent& key) = 0;
    /// The tip at a place of the canvas, empty for none.
    virtual QString tipAt(QPointF place) const;
    /// The mouse is not over the canvas any more.
    virtual void leave() {}

    /// What is painted: the widget itself, or its viewport.
    QWidget& canvas();
    Look look(double textSize = textShare) const;
    /// Tells assistive programs of what is shown, and of what is current alone as the value.
    void describe(const QString& whole, const QString& current);
    /// The focus must be seen from now on: a key was pressed.
    void showFocus();
    void showTip(QPoint place);

    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    ViewSizes m_sizes;
    QString m_emptyText;
    bool m_showsFocus = false;
};

extern template class PaintedView<QWidget>;
extern template class PaintedView<QAbstractScrollArea>;

/// Whether a key is pressed without Shift, Ctrl and the like.
bool isPlain(const QKeyEvent& key);

/// By what a key walks along places: `step` to walk by one, ±`page` for Page Up and Page Down, and
/// for Home and End as much as leads to an end from everywhere; none for other keys.
std::optional<std::ptrdiff_t> walkOf(int key, Qt::Key back, Qt::Key forward, std::size_t page);
inline constexpr std::ptrdiff_t wholeWalk = PTRDIFF_MAX / 2;

}  // namespace ui
