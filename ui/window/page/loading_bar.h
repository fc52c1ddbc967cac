// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

/// The progress of a load, with a button to cancel. Hidden otherwise.
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
