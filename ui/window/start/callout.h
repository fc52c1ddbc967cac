// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/shortcuts/own_keys.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class WrappedLabel;

/// A few sentences over a window, next to what they describe, with one button to continue and one
/// to end. Takes focus only by Tab, and screen readers read it as an alert.
class Callout : public QWidget, public HasOwnKeys {
    Q_OBJECT
public:
    explicit Callout(QWidget& window);

    /// @param where such as "Step 1 of 3"
    void say(const QString& sentences, const QString& where, bool isLast);
    QString sentences() const;
    OwnKeys ownKeys() const override;
    /// Wide enough to read well, as high as the text needs, and at most `room`.
    QSize sizeWithin(QSize room) const;

signals:
    void nextRequested();
    void endRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    WrappedLabel* m_sentences;
    QLabel* m_where;
    QPushButton* m_next;
    QPushButton* m_end;
};

}  // namespace ui
