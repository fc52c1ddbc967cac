#pragma once

#include <QLabel>

namespace ui {

/// A one-line label that gives up room before its neighbours do: what does not fit ends in … and
/// stands whole in the tooltip.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString elided() const;
};

}  // namespace ui
