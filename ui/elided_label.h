#pragma once

#include <QLabel>

namespace ui {

/// A one-line label that gives up room before its neighbours do: what does not fit ends in … and
/// stands whole in the tooltip.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    using QLabel::QLabel;

    /// What the tooltip says instead, whether the text fits or not; empty: as before.
    void setTip(const QString& tip);
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString elided() const;
    void adoptTip();

    QString m_tip;
};

}  // namespace ui
