// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/confusion_matrix.h"

#include <QAbstractButton>

namespace ui {

/// A cell of the confusion matrix: its count above "TP, found", tinted by right or wrong; pressed
/// while the samples table shows its samples.
class MatrixCell : public QAbstractButton {
    Q_OBJECT
public:
    explicit MatrixCell(core::Outcome outcome, QWidget* parent = nullptr);

    core::Outcome outcome() const { return m_outcome; }
    void setCount(const QString& count);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void doubleClicked();  ///< emitted on release: a dialog may grab the mouse

protected:
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString word() const;
    QSize sizeWith(const QString& word) const;

    core::Outcome m_outcome;
    QString m_count;
    bool m_isDoubleClick = false;
};

}  // namespace ui
