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

/// The sizes of a view, in design pixels.
struct ViewSizes {
    QSizeF usual{480, 260};
    QSizeF least{200, 130};
};

/// A widget that paints data. It shows a text while there is none, a frame when focused by a key,
/// and has a description. Follows the palette and font of the widget.
/// @tparam Area QWidget, or QAbstractScrollArea, which is painted in its viewport
template <class Area>
class PaintedView : public Area, public HasOwnKeys {
public:
    /// The text shown while there is nothing to paint.
    void setEmptyText(const QString& text);
    QString emptyText() const { return m_emptyText; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    PaintedView(const ViewSizes& sizes, QWidget* parent);

    virtual bool isEmpty() const = 0;
    /// Data, size, font or colours changed: the layout is outdated.
    virtual void stale() = 0;
    virtual void paintShown(QPainter& painter, const QRegion& region) = 0;
    /// Whether a frame shows the focus; false if the current item does.
    virtual bool framesFocus() const { return true; }
    /// Calls describe() with what is shown now.
    virtual void tell() = 0;
    /// Handles a key. Not called while the view is empty.
    /// @return whether the view uses the key
    virtual bool takeKey(const QKeyEvent& key) = 0;
    /// The tip at a place of the canvas; may be empty.
    virtual QString tipAt(QPointF place) const;
    /// The mouse left the canvas.
    virtual void leave() {}

    /// What is painted: the widget itself, or its viewport.
    QWidget& canvas();
    Look look(double textSize = textShare) const;
    /// Sets the accessible description; says the current item while the view has the focus.
    void describe(const QString& whole, const QString& current);
    /// Shows the focus frame from now on: a key was pressed.
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

/// How far a key moves through the places: ±1 for `back` and `forward`, ±`page` for Page Up and
/// Page Down, and for Home and End enough to reach an end from anywhere; nullopt for other keys.
std::optional<std::ptrdiff_t> walkOf(int key, Qt::Key back, Qt::Key forward, std::size_t page);
inline constexpr std::ptrdiff_t wholeWalk = PTRDIFF_MAX / 2;

}  // namespace ui
