#pragma once

#include "ui/drawing/look.h"
#include "ui/keys/own_keys.h"

#include <QPixmap>
#include <QRegion>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <functional>
#include <optional>

namespace ui {

/// What a chart of queries says in words. A function is asked for a place only when it is needed.
struct QueryWords {
    QString whole;  ///< what the chart shows, for those who do not see it
    std::function<QString(std::size_t)> item;  ///< one query: "Query 373: A 0.4151, B 0.2890, …"
    std::function<QString(std::size_t)> tip;   ///< the same with its text, in lines
};

/// A chart in which every query has its place, 0-based, in an order of the chart's own. A query can
/// be pointed at, clicked, opened and walked to with the arrow keys, Home, End and Page Up/Down;
/// one is lit. Lighting another paints again what changes. Follows the palette and font of the
/// widget.
class QueryView : public QWidget, public HasOwnKeys {
    Q_OBJECT
public:
    /// Lights a place, or none. Emits nothing.
    void setCurrent(std::optional<std::size_t> place);
    /// The lit place, where the chart has it.
    std::optional<std::size_t> current() const;
    void setWords(QueryWords words);
    /// What stands instead of the chart while it has no query.
    void setEmptyText(const QString& text);
    QString emptyText() const { return m_emptyText; }

    virtual std::size_t queryCount() const = 0;
    /// Where to point at a query, in pixels of the widget.
    QPointF positionOf(std::size_t place);
    /// The place of the query that a click at `pixel` chooses.
    std::optional<std::size_t> placeAt(QPointF pixel);

    OwnKeys ownKeys() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// The mouse is over another query, or over none any more.
    void queryPointed(std::optional<std::size_t> place);
    /// A query was clicked or walked to.
    void queryChosen(std::size_t place);
    /// A query was double clicked, or Enter was pressed on the lit one.
    void queryOpened(std::size_t place);

protected:
    explicit QueryView(QWidget* parent = nullptr);

    /// Lays the chart out for the widget's size.
    virtual void arrange(const Look& look) = 0;
    /// Everything but the lit query.
    virtual void paintPicture(QPaintDevice& device) = 0;
    virtual void paintLit(QPainter& painter, std::size_t place) const = 0;
    /// Everything that changes its look with the lighting of a query.
    virtual QRegion lightOf(std::size_t place) const = 0;
    virtual QPointF middleOf(std::size_t place) const = 0;
    virtual std::optional<std::size_t> nearest(QPointF pixel) const = 0;

    /// To be called after the data changed.
    void queriesChanged();
    Look look() const;

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void draw();
    void point(std::optional<std::size_t> place);
    void showTip(QPoint pixel);
    std::optional<std::size_t> keyTarget(int key) const;
    void tell();

    QueryWords m_words;
    QString m_emptyText;
    std::optional<std::size_t> m_current;
    std::optional<std::size_t> m_underMouse;
    QPixmap m_picture;  ///< everything that stays while the lit query changes
    bool m_isStale = true;
    bool m_showsFocus = false;
};

}  // namespace ui
