// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help/completion.h"
#include "app/cli/help/man_page.h"
#include "core/foundation/file/standard_streams.h"
#include "core/foundation/file/text_source.h"
#include "core/foundation/text/number_text.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/language.h"
#include "ui/text/language/wording.h"
#include "ui/toolkit/document/undo_memory.h"
#include "ui/toolkit/theme/early_start.h"
#include "ui/toolkit/theme/faces.h"
#include "ui/toolkit/theme/portal_look.h"
#include "ui/toolkit/theme/program_style.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/window/application.h"
#include "ui/window/main_window.h"
#include "ui/window/recovery/orphans.h"
#include "ui/window/screenshot.h"

#include <QApplication>
#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QIcon>
#include <QLocale>
#include <QString>
#include <QStringList>

#include <clocale>
#include <csignal>
#include <cstdio>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace {

using ui::Wording;

/// Allows the options that QApplication itself reads.
void allowOptionsOfQt(QCommandLineParser& parser)
{
    const auto allow = [&parser](const char* name, const char* value) {
        QCommandLineOption option(QString::fromLatin1(name), {}, QString::fromLatin1(value));
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(option);
    };
    for (const char* name : {"display", "geometry", "icon", "platform", "platformpluginpath",
                             "platformtheme", "plugin", "qwindowgeometry", "qwindowicon",
                             "qwindowtitle", "session", "style", "stylesheet", "title"})
        allow(name, "value");
    for (const char* name : {"dograb", "nograb", "reverse", "sync", "widgetcount"})
        allow(name, "");
}

QString knownLanguages()
{
    QStringList codes;
    for (const ui::Language& language : ui::languages())
        codes << language.code;
    return ui::listText(codes);
}

QString aboutProgram()
{
    return Wording::tr(
        "Rankscope explains ranking and classification measures term by term. Without "
        "files, it opens the cake-shop example.");
}

QString aboutFiles()
{
    return Wording::tr("A session, a list of grades, judgments and a run, or a table of samples.");
}

QList<QCommandLineOption> ownOptions()
{
    return {
        {QStringLiteral("lang"),
         Wording::tr("Use this language instead of the system language: %1.").arg(knownLanguages()),
         Wording::tr("code")},
        {QStringLiteral("lesson"),
         Wording::tr("Open a built-in lesson (list them with rankscope-cli lesson list)."),
         Wording::tr("id")},
        {QStringLiteral("seed"),
         Wording::tr(
             "Generate the lesson’s numbers from this seed (listed in key.csv of the worksheets)."),
         Wording::tr("number")},
        {QStringLiteral("step"), Wording::tr("Start the lesson at this step."),
         Wording::tr("number")},
        {QStringLiteral("screenshot"), Wording::tr("Save a picture of the window and exit."),
         Wording::tr("file.png")},
        {QStringLiteral("thumbnail"),
         Wording::tr("Scale the picture down to at most this many pixels per side."),
         Wording::tr("pixels")},
        {QStringLiteral("size"), Wording::tr("Window size."), Wording::tr("width x height"),
         QStringLiteral("1440x900")},
        {QStringLiteral("dark"),
         Wording::tr("Use the dark theme, regardless of the system setting.")},
        {QStringLiteral("undo-memory"),
         Wording::tr("Memory limit for each workspace’s undo history. The oldest steps are "
                     "discarded first."),
         Wording::tr("MiB"), QString::number(ui::UndoMemory::usualLimit >> 20)},
        {QStringLiteral("zoom"), Wording::tr("Interface zoom, 0.5 to 3."), Wording::tr("factor"),
         QStringLiteral("1")},
    };
}

QList<QCommandLineOption> describeOptions(QCommandLineParser& parser)
{
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    parser.setApplicationDescription(aboutProgram());
    QList<QCommandLineOption> options{parser.addHelpOption(), parser.addVersionOption()};
    options += ownOptions();
    parser.addOptions(ownOptions());
    parser.addPositionalArgument(QStringLiteral("files"), aboutFiles(),
                                 QStringLiteral("[files...]"));
    allowOptionsOfQt(parser);
    return options;
}

/// The words that completion offers for an option's value.
std::vector<std::string> offeredWords(const QString& option)
{
    std::vector<std::string> words;
    if (option == QStringLiteral("lesson"))
        words = ui::shippedLessonIds();
    else if (option == QStringLiteral("lang"))
        for (const ui::Language& language : ui::languages())
            words.push_back(language.code.toStdString());
    return words;
}

cli::CommandHelp helpOfWindow()
{
    cli::CommandHelp help{"rankscope",
                          "show how ranking and classification measures are calculated",
                          aboutProgram().toStdString(),
                          {}};
    help.options.push_back({{}, "FILE", aboutFiles().toStdString(), {}, false, true});
    QCommandLineParser parser;
    for (const QCommandLineOption& option : describeOptions(parser)) {
        const QString name = option.names().constLast();
        const bool isFile = name == QStringLiteral("screenshot");
        cli::OptionHelp told{{},
                             isFile ? "FILE" : option.valueName().toStdString(),
                             option.description().toStdString(),
                             offeredWords(name)};
        for (const QString& each : option.names())
            told.names.push_back((each.size() > 1 ? "--" : "-") + each.toStdString());
        help.options.push_back(std::move(told));
    }
    return help;
}

/// Answers requests of shells and the build: `--complete WORD...` and `--man-pages FOLDER`.
/// @return the exit status; none if neither was requested
std::optional<int> answerMachine(const std::vector<std::string>& arguments)
{
    if (arguments.empty())
        return std::nullopt;
    if (arguments.front() == cli::completionMark) {
        std::fputs(cli::completions(helpOfWindow(), std::span(arguments).subspan(1)).c_str(),
                   stdout);
        return 0;
    }
    if (arguments.front() != "--man-pages" || arguments.size() != 2)
        return std::nullopt;
    const auto problem = core::writeText(arguments.back() + "/rankscope.1",
                                         cli::manPage(helpOfWindow(), RANKSCOPE_VERSION));
    return problem ? 1 : 0;
}

QStringList argumentTexts(int argc, char** argv)
{
    QStringList texts;
    for (int i = 0; i < argc; ++i)
        texts.push_back(QString::fromLocal8Bit(argv[i]));
    return texts;
}

int wrongUsage(const QString& mistake)
{
    std::fprintf(stderr, "rankscope: %s\n", qPrintable(mistake));
    return 2;
}

/// The command line. Parsed before the application, whose kind and language it decides.
struct Start {
    QCommandLineParser parser;
    ui::ScreenshotRequest request;
    QString language = QStringLiteral("en");  ///< also of pictures, on every machine
    bool isLanguageChosen = false;            ///< if false, the system language
    std::size_t undoMemory = ui::UndoMemory::usualLimit;
    std::optional<std::size_t> step;  ///< default: where the lesson was left
    std::uint64_t seed = 0;           ///< 0 for the unchanged lesson
    bool isPicture = false;
    bool asksForText = false;  ///< whether help or version is requested
    QString mistake;

    Start(int argc, char** argv)
    {
        describeOptions(parser);
        const bool isRead = parser.parse(argumentTexts(argc, argv));
        isPicture = parser.isSet(QStringLiteral("screenshot"));
        readLanguage();
        if (!isRead) {
            mistake = parser.errorText();
            return;
        }
        for (const char* text : {"help", "help-all", "version"})
            asksForText = asksForText || parser.isSet(QString::fromLatin1(text));
        request.path = parser.value(QStringLiteral("screenshot"));
        if (mistake.isEmpty())
            mistake = ui::readScreenshotOptions(request, parser.value(QStringLiteral("size")),
                                                parser.value(QStringLiteral("zoom")));
        if (mistake.isEmpty() && parser.isSet(QStringLiteral("thumbnail")))
            mistake = ui::readThumbnailOption(request, parser.value(QStringLiteral("thumbnail")));
        readUndoMemory(parser.value(QStringLiteral("undo-memory")));
        if (parser.isSet(QStringLiteral("step")))
            readStep(parser.value(QStringLiteral("step")));
        if (parser.isSet(QStringLiteral("seed")))
            readSeed(parser.value(QStringLiteral("seed")));
        for (const auto& option : {QStringLiteral("step"), QStringLiteral("seed")})
            if (parser.isSet(option) && !parser.isSet(QStringLiteral("lesson")) &&
                mistake.isEmpty())
                mistake = Wording::tr("--%1 works only with a lesson; choose one with --lesson")
                              .arg(option);
    }

    /// Applies the language. Number fields follow it if it was chosen, otherwise the system.
    /// @return why the language is unavailable, or empty
    QString speak() const
    {
        QString unread = ui::speakReadably(language);
        if (isPicture)
            QLocale::setDefault(ui::numberLocale());
        else if (isLanguageChosen)
            QLocale::setDefault(QLocale(language));
        return unread;
    }

private:
    void readLanguage()
    {
        const QString wish = parser.value(QStringLiteral("lang"));
        const QString known = ui::languageFor(wish);
        isLanguageChosen = !wish.isEmpty() || !ui::languageFor(ui::chosenLanguage()).isEmpty();
        if (!known.isEmpty())
            language = known;
        else if (parser.isSet(QStringLiteral("lang")))
            mistake = Wording::tr("--lang: “%1” is not available; choose from %2")
                          .arg(wish, knownLanguages());
        else if (!isPicture)
            language = ui::requestedLanguage();
    }

    void readStep(const QString& text)
    {
        step = core::parsedNumber<std::size_t>(text.toStdString());
        if (!step && mistake.isEmpty())
            mistake = Wording::tr("--step: “%1” is not a step; use a number such as 2").arg(text);
    }

    void readSeed(const QString& text)
    {
        if (const auto number = core::parsedNumber<std::uint64_t>(text.toStdString()))
            seed = *number;
        else if (mistake.isEmpty())
            mistake = Wording::tr("--seed: “%1” is not a whole number").arg(text);
    }

    void readUndoMemory(const QString& text)
    {
        if (const auto megabytes = core::parsedNumber<std::uint32_t>(text.toStdString()))
            undoMemory = std::size_t{*megabytes} << 20;
        else if (mistake.isEmpty())
            mistake = Wording::tr("--undo-memory: “%1” is not a whole number of MiB").arg(text);
    }
};

/// Prints help, version or a mistake, which needs neither display nor fonts.
int tellOnly(int argc, char** argv, const QString& language)
{
    const QCoreApplication bare(argc, argv);
    ui::speak(language);
    Start start(argc, argv);  // again, in that language
    QCoreApplication::setApplicationVersion(QStringLiteral(RANKSCOPE_VERSION "\n" RANKSCOPE_BUILD));
    if (start.asksForText)
        start.parser.process(bare);  // prints and ends the program
    return wrongUsage(start.mistake);
}

/// Installed while the application is constructed, because without a display Qt would abort with a
/// message about plugins.
void endWithoutDisplay(QtMsgType type, const QMessageLogContext&, const QString&)
{
    if (type != QtFatalMsg)
        return;
    std::fputs("rankscope: cannot open a window because no display was found. Use rankscope-cli, "
               "or save a picture of the window with rankscope --screenshot file.png.\n",
               stderr);
    std::_Exit(1);
}

/// Fixes LC_CTYPE before the first text is shaped, so that exported figures have the same bytes in
/// every locale.
void shapeTextAlike()
{
    const std::string before = std::setlocale(LC_CTYPE, nullptr);
    std::setlocale(LC_CTYPE, "C.UTF-8");
    QFontMetricsF(QFont(ui::ownFamily())).horizontalAdvance(QStringLiteral("first"));
    std::setlocale(LC_CTYPE, before.c_str());
}

void applyLook(bool dark, bool forPicture)
{
    QApplication::setStyle(new ui::ProgramStyle);
    QApplication::setPalette(ui::paletteFor(dark));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/rankscope.svg")));
    if (forPicture) {
        QFont font(ui::ownFamily());
        font.setPixelSize(13);
        QApplication::setFont(font);
    }
    ui::useFaces(QApplication::font());
}

}  // namespace

int main(int argc, char** argv)
{
    core::keepStandardStreams();
    QCoreApplication::setApplicationName(QStringLiteral("rankscope"));
    QCoreApplication::setOrganizationName(QStringLiteral("rankscope"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RANKSCOPE_VERSION));
    // The name of the desktop entry, which gives windows their group and icon.
    QGuiApplication::setDesktopFileName(QStringLiteral("org.rankscope.Rankscope"));
    if (const auto status = answerMachine({argv + 1, argv + argc}))
        return *status;
    std::signal(SIGXFSZ, SIG_IGN);  // a file that grows too large is reported like any other error
    const Start start(argc, argv);
    if (start.asksForText || !start.mistake.isEmpty())
        return tellOnly(argc, argv, start.language);
    const QCommandLineParser& parser = start.parser;
    if (start.isPicture)  // without a display, and the same on every machine
        qputenv("QT_QPA_PLATFORM", "offscreen");
    ui::EarlyStart early;
    const QtMessageHandler usual = qInstallMessageHandler(endWithoutDisplay);
    ui::Application app(argc, argv);
    qInstallMessageHandler(usual);
    shapeTextAlike();
    const std::jthread beside = early.goOn();  // ends before the application
    const QString unread = start.speak();
    QApplication::setApplicationDisplayName(QStringLiteral("Rankscope"));
    const bool picture = start.isPicture;
    applyLook(parser.isSet(QStringLiteral("dark")) ||
                  (!picture && ui::isDark(QApplication::palette())),
              picture);
    ui::MainWindow window(picture ? ui::MainWindow::Memory::Forgets
                                  : ui::MainWindow::Memory::Remembers);
    if (parser.isSet(QStringLiteral("size"))) {
        window.setWindowState(Qt::WindowNoState);  // overrides the remembered state
        window.resize(start.request.size);
    }
    for (ui::UndoMemory* memory : window.findChildren<ui::UndoMemory*>())
        memory->setLimit(start.undoMemory);
    if (parser.isSet(QStringLiteral("zoom")))
        window.setZoom(start.request.zoom);
    if (parser.isSet(QStringLiteral("dark")))
        window.appearance().choose(ui::Appearance::Choice::Dark);
    if (!picture)
        window.appearance().setDesktop(std::make_unique<ui::PortalLook>());
    const QStringList files = parser.positionalArguments();
    const bool opened = files.isEmpty() || window.open(files);
    if (parser.isSet(QStringLiteral("lesson"))) {
        const QString problem =
            window.openLesson(parser.value(QStringLiteral("lesson")), start.step, start.seed);
        if (!problem.isEmpty())
            return wrongUsage(problem);
    } else if (files.isEmpty()) {
        window.openExample();
        window.welcome();
    }
    window.forgetHistory();  // nothing precedes the start
    if (!unread.isEmpty())
        window.say(unread);
    if (picture)
        return ui::writeScreenshot(window, start.request, opened);
    window.protect(ui::recoveryFolder());
    window.show();
    return QApplication::exec();
}
