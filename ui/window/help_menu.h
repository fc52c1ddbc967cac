#pragma once

#include <QMenu>

class QMainWindow;

namespace ui {

/// The sheet of keys, by F1 or ?, and what the program is.
class HelpMenu : public QMenu {
    Q_OBJECT
public:
    explicit HelpMenu(QMainWindow& window);

private:
    void showKeys();
    void about();

    QMainWindow& m_window;
};

}  // namespace ui
