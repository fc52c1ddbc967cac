// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/open_window.h"
#include "tests/ui/when_asked.h"
#include "ui/toolkit/panel/question_bar.h"
#include "ui/window/recovery/recovery_offer.h"

#include <QFile>
#include <QMessageBox>
#include <QPushButton>

#include <chrono>

namespace ranking_samples {

inline constexpr ui::Autosave::Pace fast{std::chrono::milliseconds(1),
                                         std::chrono::milliseconds(5)};

inline QByteArray content(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be opened");
}

inline void put(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("%s cannot be written", qPrintable(path));
}

/// A window whose unsaved changes are kept in a folder, and what it asks about them.
class ProtectedWindow : public OpenWindow {
public:
    explicit ProtectedWindow(const QString& folder, ui::Autosave::Pace pace = fast)
        : OpenWindow({1440, 900}, Memory::Remembers)
    {
        document().history().clear();
        window.protect(folder, pace);
    }
    ~ProtectedWindow()
    {
        document().history().setClean();
        const WhenAsked<QMessageBox> closing([](QMessageBox& box) {
            QTest::mouseClick(box.button(QMessageBox::Discard), Qt::LeftButton);
        });
        window.close();
    }
    Q_DISABLE_COPY_MOVE(ProtectedWindow)

    ui::RecoveryOffer& offer() { return *window.findChild<ui::RecoveryOffer*>(); }
    ui::QuestionBar& changedOnDisk()
    {
        for (auto* bar : window.findChildren<ui::QuestionBar*>())
            if (bar != &offer() &&
                bar->parentWidget()->parentWidget() == offer().parentWidget()->parentWidget())
                return *bar;
        qFatal("no bar asks about changes on the disk");
    }
    void answer(ui::QuestionBar& bar, int answer)
    {
        settle();
        click(bar.button(answer));
    }
};

}  // namespace ranking_samples
