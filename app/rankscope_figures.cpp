// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/language_option.h"
#include "app/cli/option/streams.h"
#include "app/cli/program.h"
#include "app/figures/plot_command.h"
#include "app/figures/report_command.h"
#include "app/figures/slides_command.h"
#include "app/figures/worksheet_command.h"
#include "core/foundation/file/standard_streams.h"
#include "ui/text/language/language.h"
#include "ui/toolkit/theme/faces.h"
#include "ui/toolkit/theme/theme.h"

#include <QApplication>
#include <QFont>
#include <QLocale>
#include <QStyleFactory>

#include <array>
#include <clocale>
#include <vector>

namespace {

/// Drops Qt's messages about the machine.
void keepQuiet(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        cli::warn("rankscope-figures: " + message.toStdString());
}

/// Fixes everything that could make a figure differ between machines.
void prepareLook()
{
    QLocale::setDefault(QLocale::c());
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(ui::paletteFor(false));
    QFont font(ui::ownFamily());
    font.setPixelSize(13);
    QApplication::setFont(font);
}

cli::ExitStatus run(int argc, char** argv)
{
    // Named after the program that users call, which starts this one.
    cli::Program program("Draw charts, reports, slides and worksheets.", "rankscope-cli");
    program.setVersion("rankscope-figures " RANKSCOPE_VERSION "\n" RANKSCOPE_BUILD);
    program.options().setFooter(
        "rankscope-cli starts this program for commands that need fonts and widgets, with the same "
        "arguments.\nYou do not have to run it yourself.");
    program.options().requireCommand();
    std::vector commands = figures::addWorksheet(program.options());
    commands.push_back(figures::addPlot(program.options()));
    commands.push_back(figures::addReport(program.options()));
    commands.push_back(figures::addSlides(program.options()));
    return cli::runProgram(program, commands, argc, argv);
}

}  // namespace

int main(int argc, char** argv)
{
    core::keepStandardStreams();
    qInstallMessageHandler(keepQuiet);
    // Qt writes the fonts of a PDF in hash order.
    QHashSeed::setDeterministicGlobalSeed();
    // Needs no display, and ignores desktop settings.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    for (const char* scaling : {"QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI",
                                "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME"})
        qunsetenv(scaling);
    std::array<char*, 2> own{argv[0], nullptr};  // hides Qt's own options
    int ownCount = 1;
    const QApplication app(ownCount, own.data());
    std::setlocale(LC_NUMERIC, "C");      // Qt sets the system's, where 0.3 may not be a number
    std::setlocale(LC_CTYPE, "C.UTF-8");  // otherwise text might be shaped for Turkish, say
    std::setlocale(LC_MESSAGES, "C");     // system messages appear in English sentences
    QApplication::setApplicationName(QStringLiteral("rankscope"));
    QApplication::setApplicationVersion(QStringLiteral(RANKSCOPE_VERSION));
    prepareLook();
    cli::speakAsAsked({argv + 1, argv + argc});
    if (const QString unread = ui::speakReadably(ui::spokenLanguage()); !unread.isEmpty())
        cli::warn(unread.toStdString());
    ui::useFaces(QApplication::font());
    return cli::runToTheEnd("rankscope-figures", [&] { return run(argc, argv); });
}
