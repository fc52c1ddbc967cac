#include "ui/recovery/orphans.h"
#include "ui/theme/early_start.h"
#include "ui/theme/portal_look.h"
#include "ui/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/screenshot.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFontDatabase>
#include <QIcon>
#include <QStyleFactory>

#include <cstdio>
#include <cstring>
#include <memory>

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Rankscope)
};

/// A screenshot needs no display and looks the same on every machine.
void preparePlatform(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i)
        if (std::strncmp(argv[i], "--screenshot", 12) == 0)
            qputenv("QT_QPA_PLATFORM", "offscreen");
}

void describeOptions(QCommandLineParser& parser)
{
    parser.setApplicationDescription(Words::tr("Ranking and classification metrics, term by term. "
                                               "Without files the cake-shop example opens."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        {QStringLiteral("screenshot"), Words::tr("Write the window as a picture and exit."),
         Words::tr("file.png")},
        {QStringLiteral("size"), Words::tr("Size of the window."), Words::tr("width x height"),
         QStringLiteral("1440x900")},
        {QStringLiteral("dark"), Words::tr("Use the dark look, whatever the desktop has.")},
        {QStringLiteral("zoom"), Words::tr("Zoom of the interface, 0.5 to 3."), Words::tr("factor"),
         QStringLiteral("1")},
    });
    parser.addPositionalArgument(
        QStringLiteral("files"),
        Words::tr("A session, a list of grades, judgments and a run, or a table of samples."),
        QStringLiteral("[files...]"));
}

void applyLook(QApplication& app, bool dark, bool forPicture)
{
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(ui::paletteFor(dark));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/rankscope.svg")));
    if (forPicture) {
        QFont font(QStringLiteral("DejaVu Sans"));
        font.setPixelSize(13);
        app.setFont(font);
    }
}

}  // namespace

int main(int argc, char** argv)
{
    preparePlatform(argc, argv);
    ui::EarlyStart early;
    QApplication app(argc, argv);
    early.goOn();
    QApplication::setApplicationName(QStringLiteral("rankscope"));
    QApplication::setOrganizationName(QStringLiteral("rankscope"));
    QApplication::setApplicationDisplayName(QStringLiteral("Rankscope"));
    QApplication::setApplicationVersion(QStringLiteral(RANKSCOPE_VERSION));
    QCommandLineParser parser;
    describeOptions(parser);
    parser.process(app);
    const bool picture = parser.isSet(QStringLiteral("screenshot"));
    applyLook(app,
              parser.isSet(QStringLiteral("dark")) ||
                  (!picture && ui::isDark(QApplication::palette())),
              picture);

    ui::ScreenshotRequest request;
    request.path = parser.value(QStringLiteral("screenshot"));
    const QString problem = ui::readScreenshotOptions(request, parser.value(QStringLiteral("size")),
                                                      parser.value(QStringLiteral("zoom")));
    if (!problem.isEmpty()) {
        std::fprintf(stderr, "rankscope: %s\n", qPrintable(problem));
        return 2;
    }
    ui::MainWindow window(picture ? ui::MainWindow::Memory::Forgets
                                  : ui::MainWindow::Memory::Remembers);
    if (parser.isSet(QStringLiteral("zoom")))
        window.setZoom(request.zoom);
    if (parser.isSet(QStringLiteral("dark")))
        window.appearance().choose(ui::Appearance::Choice::Dark);
    if (!picture)
        window.appearance().setDesktop(std::make_unique<ui::PortalLook>());
    const QStringList files = parser.positionalArguments();
    const bool opened = files.isEmpty() || window.open(files);
    if (files.isEmpty() || !opened)
        window.openExample();
    window.forgetHistory();  // there is nothing before the start to go back to
    if (picture)
        return ui::writeScreenshot(window, request, opened);
    window.protect(ui::recoveryFolder());
    window.show();
    return QApplication::exec();
}
