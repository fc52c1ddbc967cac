// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/shortcuts/own_keys.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class WrappedLabel;

/// A few sentences that stand over a window beside what they are about, with a button that leads on
/// and one that ends them. It takes no keys but by Tab, and is read aloud as an alert.
class Callout : public QWidget, public HasOwnKeys {
    Q_OBJECT
public:
    explicit Callout(QWidget& window);

    /// @param where "Step 1 of 3"
    void say(const QString& sentences, const QString& where, bool isLast);
    QString sentences() const;
    OwnKeys ownKeys() const override;
    /// As wide as sentences read well, as high as they need; no larger than `room`.
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
