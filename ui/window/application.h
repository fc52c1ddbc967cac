// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

namespace ui {

/// An application that survives exceptions: it reports an event handler's failure and continues
/// with the next event.
class Application : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void stepFailed(const QString& sentence);
};

}  // namespace ui
