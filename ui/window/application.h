// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

namespace ui {

/// An application that an exception does not end: what one event came to nothing with is told, and
/// the next event follows.
class Application : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    /// @param sentence for the person
    void stepFailed(const QString& sentence);
};

}  // namespace ui
