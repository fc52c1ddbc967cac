// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

/// A message that does not block work: why a file was refused, or what was read. One at a time;
/// hidden when empty. It concerns the page in front when it is said, unless setSubject() says
/// otherwise, and goes when another page comes to the front.
class MessageBar : public QWidget {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// Shows a refusal or an error: in red, with an icon.
    void refuse(const QString& sentence);
    /// Shows what was done. @param offer the text of a button for the next step; empty: none
    void note(const QString& sentence, const QString& offer = {});
    /// Empty if the bar is hidden.
    QString sentence() const;
    bool isRefusal() const;
    /// @param subject the page that the message concerns; null: it concerns all
    void setSubject(const QObject* subject) { m_subject = subject; }
    const QObject* subject() const { return m_subject; }
    void setInFront(const QObject& page);
    QPushButton& offer() const { return *m_offer; }

public slots:
    void dismiss();

signals:
    /// Emitted before it is shown.
    void said(bool isRefusal);
    /// The person used the button of note().
    void offerTaken();

private:
    void say(const QString& sentence, bool isRefusal, const QString& offer);

    QLabel* m_sign;
    QLabel* m_sentence;
    QPushButton* m_offer;
    const QObject* m_inFront = nullptr;
    const QObject* m_subject = nullptr;
};

}  // namespace ui
