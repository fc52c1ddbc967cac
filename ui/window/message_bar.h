// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

/// A sentence above the workspace, where it does not stop anybody: why a file was refused, what was
/// read. One at a time; hidden while there is nothing to say.
class MessageBar : public QWidget {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// That something was refused or went wrong: in red, with a sign.
    void refuse(const QString& sentence);
    /// What was done. @param offer the text of a button that leads on; empty: none
    void note(const QString& sentence, const QString& offer = {});
    /// Empty while the bar is hidden.
    QString sentence() const;
    bool isRefusal() const;
    QPushButton& offer() const { return *m_offer; }

public slots:
    void dismiss();

signals:
    /// The button that note() offered.
    void offerTaken();

private:
    void say(const QString& sentence, bool isRefusal, const QString& offer);

    QLabel* m_sign;
    QLabel* m_sentence;
    QPushButton* m_offer;
};

}  // namespace ui
