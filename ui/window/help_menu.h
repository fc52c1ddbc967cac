#pragma once

#include "ui/keys/own_keys.h"

#include <QMenu>

#include <functional>

class QMainWindow;

namespace ui {

/// The sheet of keys, by F1 or ?, and what the program is.
class HelpMenu : public QMenu {
    Q_OBJECT
public:
    /// @param presentationKeys those of the presentation that may be begun now
    HelpMenu(QMainWindow& window, std::function<OwnKeys()> presentationKeys);

private:
    void showKeys();
    void about();

    QMainWindow& m_window;
    std::function<OwnKeys()> m_presentationKeys;
};

}  // namespace ui
