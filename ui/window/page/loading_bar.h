// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

/// How far a load is, above the workspace, with a button that cancels it. Hidden while there is
/// nothing to tell.
class LoadingBar : public QWidget {
    Q_OBJECT
public:
    explicit LoadingBar(QWidget* parent = nullptr);

    /// @param share 0 to 1
    void tell(const QString& what, double share);
    QPushButton& cancelButton() { return *m_cancel; }

signals:
    void cancelled();

private:
    QLabel* m_what;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
};

}  // namespace ui
