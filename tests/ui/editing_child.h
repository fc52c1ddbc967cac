// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/open_window.h"

#include <QCryptographicHash>
#include <QSettings>
#include <QTemporaryDir>

#include <array>
#include <chrono>
#include <cstdio>
#include <random>

#include <unistd.h>

/// A program of its own with a window in which somebody edits, for a test to kill.
namespace editing_child {

using namespace ranking_samples;

enum class Manner {
    Calm,     ///< two edits, then nothing more
    Hurried,  ///< edits without end
    Steady,   ///< a grade every tenth of a second, kept at the usual pace
};

inline constexpr auto firstArgument = "--edit-until-killed";

/// A session as a line of output names it.
inline QByteArray nameOf(const core::Session& session)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(core::toJson(session)),
                                    QCryptographicHash::Sha1)
        .toHex();
}

/// Past every buffer: the next instruction may be the last.
inline void announce(const QByteArray& line)
{
    const QByteArray whole = line + '\n';
    if (write(STDOUT_FILENO, whole.constData(), static_cast<std::size_t>(whole.size())) < 0)
        _exit(3);
}

inline void editCalmly(OpenWindow& open)
{
    open.clickRow(open.list(), 0);
    open.type(u"4"_s);
    open.clickRow(open.list(), 2);
    open.press(Qt::Key_Delete);
}

inline void editOnce(OpenWindow& open, std::mt19937& random)
{
    const auto below = [&random](std::size_t end) { return static_cast<int>(random() % end); };
    const std::size_t length = open.document().list().ranked.size();
    if (length > 0)
        open.clickRow(open.list(), below(std::min<std::size_t>(length, 6)));
    switch (below(5)) {
    case 0:
        open.press(Qt::Key_Insert);
        break;
    case 1:
        if (length > 4)
            open.press(Qt::Key_Delete);
        break;
    case 2:
        open.press(Qt::Key_Down, Qt::AltModifier);
        break;
    case 3:
        open.undo();
        break;
    default:
        open.type(QString::number(below(6)));
    }
    OpenWindow::settle();
}

/// No state comes twice.
inline void editSteadily(OpenWindow& open)
{
    for (int grade = 1;; ++grade) {
        open.document().setGrade(ui::Section::Ranked, std::array{std::size_t{0}},
                                 core::Grade(grade));
        QTest::qWait(100);
    }
}

/// @param arguments the folder for recovery, the file to edit, the manner, a seed
inline int run(const QStringList& arguments)
{
    const auto manner = static_cast<Manner>(arguments.at(2).toInt());
    std::mt19937 random(arguments.at(3).toUInt());
    adoptLook();
    const QTemporaryDir settings;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    OpenWindow open({1440, 900}, OpenWindow::Memory::Remembers);
    if (!open.window.open({arguments.at(1)}))
        return 4;
    open.document().history().clear();
    QObject::connect(&open.document().history(), &QUndoStack::indexChanged, &open.window,
                     [&open] { announce(nameOf(open.document().session())); });
    using std::chrono::milliseconds;
    const bool isUsual = manner == Manner::Steady;
    open.window.protect(arguments.at(0),
                        isUsual ? ui::Autosave::Pace{}
                                : ui::Autosave::Pace{milliseconds(1), milliseconds(5)});
    if (isUsual)
        editSteadily(open);
    if (manner == Manner::Calm) {
        editCalmly(open);
        return QApplication::exec();
    }
    while (true)
        editOnce(open, random);
}

}  // namespace editing_child
