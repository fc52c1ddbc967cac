// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace ui {

/// A one-line label that shrinks before its neighbours do. Of several variants of a text, separated
/// as for QFontMetrics::elidedText(), it shows the first that fits; the tool tip has the full text
/// if it is not visible.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    using QLabel::QLabel;
    explicit ElidedLabel(const QString& text, QWidget* parent = nullptr);

    /// What happens to a text if no variant fits.
    enum class Lack {
        Cut,     ///< it ends in …
        Hidden,  ///< nothing is shown
        None,    ///< cannot happen: the label is at least as wide as the last variant
    };
    void setLack(Lack lack);
    /// Where to cut a text that does not fit.
    void setElision(Qt::TextElideMode where) { m_elision = where; }
    /// Text that the tool tip always adds.
    void setTip(const QString& tip);
    /// Shows the text; screen readers read its full variant.
    void setText(const QString& text);
    /// The full text.
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
