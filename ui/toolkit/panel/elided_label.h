// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace ui {

/// A one-line label that gives up room before its neighbours do. Of several variants of a text,
/// separated as QFontMetrics::elidedText() knows it, the first that fits is shown; the text stands
/// whole in the tooltip where it is not.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    using QLabel::QLabel;

    /// What becomes of a text of which no variant fits.
    enum class Lack {
        Cut,     ///< it ends in …
        Hidden,  ///< nothing is shown
        None,    ///< cannot be: the label takes the room of the last variant
    };
    void setLack(Lack lack);
    /// Where a text is cut that has no room.
    void setElision(Qt::TextElideMode where) { m_elision = where; }
    /// What the tooltip says besides, whether the text fits or not.
    void setTip(const QString& tip);
    /// What it says where there is room for all.
    QString whole() const { return variants().front(); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QStringList variants() const;
    int widthOf(const QString& variant) const;
    QString elided() const;
    void adoptTip();

    Lack m_lack = Lack::Cut;
    QString m_tip;
    Qt::TextElideMode m_elision = Qt::ElideRight;
};

}  // namespace ui
