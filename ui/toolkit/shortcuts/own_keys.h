// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

class QAction;

namespace ui {

/// Keys that a widget handles itself while it has the focus, as text.
struct OwnKeys {
    struct Key {
        QString keys;               ///< "Alt+Up, Alt+Down" as the desktop writes them, or "0 to 9"
        QString does;               ///< a sentence without a full stop
        QAction* action = nullptr;  ///< does it from anywhere
    };
    QString place;  ///< where they work: "Ranked list"
    std::vector<Key> keys;
};

/// A widget with its own keys; the sheet of keys finds it by this class.
class HasOwnKeys {
public:
    virtual OwnKeys ownKeys() const = 0;

protected:
    HasOwnKeys() = default;
    ~HasOwnKeys() = default;
    Q_DISABLE_COPY_MOVE(HasOwnKeys)
};

/// "Ctrl++, Ctrl+=" as the desktop writes keys.
QString keysText(const QList<QKeySequence>& keys);

}  // namespace ui
