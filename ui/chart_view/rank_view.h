#pragma once

#include "ui/keys/own_keys.h"

#include <QAbstractScrollArea>
#include <QString>

#include <cstddef>
#include <functional>
#include <optional>

namespace ui {

/// What a view of ranks says in words. A function is asked for a rank only when it is needed.
struct RankWords {
    QString whole;                             ///< what the view shows, for those who do not see it
    std::function<QString(std::size_t)> item;  ///< one rank: "Rank 4: gain 5, ideal 4"
    std::function<QString(std::size_t)> tip;   ///< the same with the document's name, in lines
};

/// A scrolled picture of a ranking in which every rank can be pointed at, clicked and walked to
/// with the arrow keys, Home, End and Page Up/Down; one rank is lit. The ranks are 1-based.
class RankView : public QAbstractScrollArea, public HasOwnKeys {
    Q_OBJECT
public:
    /// Lights a rank and, unless the mouse rests here, scrolls to it. Emits nothing. Only what was
    /// lit and what is lit now is painted again.
    void setCurrentRank(std::optional<std::size_t> rank);
    /// The current rank, where the view has it.
    std::optional<std::size_t> litRank() const;
    /// The ranks beyond are not drawn; none: all are reached.
    void setReached(std::optional<std::size_t> rank);
    std::optional<std::size_t> reached() const { return m_reached; }
    void setWords(RankWords words);
    /// What stands in place of the picture while there is no rank.
    void setEmptyText(const QString& text);
    OwnKeys ownKeys() const override;

    virtual std::size_t rankCount() const = 0;
    /// Where a rank is drawn, in pixels of the viewport; null where it is scrolled away.
    virtual QRect placeOf(std::size_t rank) const = 0;

signals:
    /// The mouse is over another rank, or over none any more.
    void rankPointed(std::optional<std::size_t> rank);
    /// A rank was clicked or walked to.
    void rankChosen(std::size_t rank);

protected:
    explicit RankView(Qt::Orientation direction, QWidget* parent = nullptr);

    virtual std::optional<std::size_t> rankAt(QPointF place) const = 0;
    /// Everything that changes its look with the rank's lighting.
    virtual QRegion lightOf(std::size_t rank) const { return placeOf(rank); }
    /// How many ranks the window holds.
    virtual std::size_t ranksShown() const = 0;
    /// The tip's text at a place, empty for none.
    virtual QString tipAt(QPointF place) const;
    virtual void paintRanks(QPainter& painter, const QRegion& region) = 0;
    /// Data, size, font or colours changed: everything is to be arranged anew.
    virtual void arrange() = 0;
    virtual void reachedChanged() = 0;

    /// To be called after the data changed.
    void ranksChanged();

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    std::optional<std::size_t> keyTarget(int key) const;
    QScrollBar& scrollBar() const;
    void showCurrent();
    void point(std::optional<std::size_t> rank);
    void showTip(QPointF place);
    void tellCurrent();

    Qt::Orientation m_direction;
    RankWords m_words;
    QString m_emptyText;
    std::optional<std::size_t> m_current;
    std::optional<std::size_t> m_underMouse;
    std::optional<std::size_t> m_reached;
    bool m_showsFocus = false;
};

}  // namespace ui
