// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace ui {

/// A sentence above the workspace, where it does not stop anybody: why a file was refused, why
/// saving failed. Hidden while there is nothing to say.
class MessageBar : public QWidget {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    void say(const QString& sentence);
    /// Empty while the bar is hidden.
    QString sentence() const;

public slots:
    void dismiss();

private:
    QLabel* m_sentence;
};

}  // namespace ui
