// SPDX-License-Identifier: GPL-3.0-or-later
// From an edit to every panel painted, for short and long lists; the window's first paint; the
// memory of a long list. With a number: only the window's edits, of a list of that length.
#include "tests/benchmarks/long_list.h"
#include "tests/benchmarks/stopwatch.h"
#include "ui/ranking/chart/curve_panel.h"
#include "ui/ranking/compare/conventions_panel.h"
#include "ui/ranking/compare/loss_panel.h"
#include "ui/ranking/compare/what_if_panel.h"
#include "ui/ranking/definition_panel.h"
#include "ui/ranking/list/list_panels.h"
#include "ui/ranking/steps/score_cards.h"
#include "ui/ranking/steps/step_panel.h"
#include "ui/toolkit/theme/early_start.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QFile>
#include <QPaintEvent>
#include <QProcess>
#include <QStyleFactory>

#include <array>
#include <cstdio>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <thread>

using namespace Qt::StringLiterals;

namespace {

using ui::RankingDocument;

constexpr std::array lengths{std::size_t{10}, std::size_t{1'000}, std::size_t{100'000}};
constexpr QSize windowSize{1440, 900};

/// Adds up what painting takes, and notes when the first and the latest frame were whole.
class Application : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        const double before = m_painting;
        ++m_depth;
        const bool handled = deliver(receiver, event);
        // All widgets of a frame are painted within one event of the system or of the loop.
        if (--m_depth == 0 && m_painting > before) {
            m_latestFrame = bench::milliseconds();
            if (m_firstFrame == 0)
                m_firstFrame = m_latestFrame;
        }
        return handled;
    }
    double painting() const { return m_painting; }
    double firstFrame() const { return m_firstFrame; }
    double latestFrame() const { return m_latestFrame; }

private:
    bool deliver(QObject* receiver, QEvent* event)
    {
        if (event->type() != QEvent::Paint || !receiver->isWidgetType())
            return QApplication::notify(receiver, event);
        bool handled = false;
        m_painting +=
            bench::millisecondsOf([&] { handled = QApplication::notify(receiver, event); });
        return handled;
    }

    double m_painting = 0;
    double m_firstFrame = 0;
    double m_latestFrame = 0;
    int m_depth = 0;
};

/// Layouts and what they ask for take a few rounds.
void settle()
{
    for (int round = 0; round < 5; ++round)
        QApplication::processEvents();
}

/// An edit that can be made again and again.
struct Edit {
    const char* name;
    std::function<void(RankingDocument&, int turn)> make;
};

const std::array edits{
    Edit{"grade",
         [](RankingDocument& document, int turn) {
             const std::size_t row = 4;
             document.setGrade(ui::Section::Ranked, {&row, 1}, core::Grade(turn % 3));
         }},
    Edit{"move", [](RankingDocument& document,
                    int turn) { turn % 2 == 0 ? document.move(8, 2) : document.move(3, 9); }},
    Edit{"cutoff",
         [](RankingDocument& document, int turn) { document.setCutoff(turn % 2 == 0 ? 5 : 7); }},
    Edit{"undo",
         [](RankingDocument& document, int turn) {
             turn % 2 == 0 ? document.history().undo() : document.history().redo();
         }},
};

/// What one edit takes until everything stands on the screen.
struct Cost {
    double all = 0;
    double painting = 0;
};

Cost costOf(const Edit& edit, RankingDocument& document, const Application& app)
{
    std::vector<double> all;
    std::vector<double> painting;
    for (int turn = 0; turn < 13; ++turn) {
        const double paintedBefore = app.painting();
        all.push_back(bench::millisecondsOf([&] {
            edit.make(document, turn);
            settle();
        }));
        painting.push_back(app.painting() - paintedBefore);
    }
    return {bench::median(all), bench::median(painting)};
}

void printCosts(const char* name, RankingDocument& document, const Application& app)
{
    std::printf("  %-26s", name);
    for (const Edit& edit : edits) {
        const Cost cost = costOf(edit, document, app);
        std::printf(" %8.2f (%5.2f)", cost.all, cost.painting);
    }
    std::printf("\n");
}

void printNothingShown(std::size_t length, const Application& app)
{
    RankingDocument document;
    document.load(bench::longList(length), QString(), QString());
    printCosts("the document alone", document, app);
}

template <class Panel>
void printPanel(const char* name, std::size_t length, QSize size, const Application& app,
                std::size_t cutoff = 10)
{
    core::Session session = bench::longList(length);
    session.cutoff = cutoff;
    RankingDocument document;
    document.load(std::move(session), QString(), QString());
    Panel panel(document);
    panel.resize(size);
    panel.show();
    settle();
    printCosts(name, document, app);
}

void printWindow(std::size_t length, const Application& app)
{
    ui::MainWindow window(ui::MainWindow::Memory::Forgets);
    window.document().load(bench::longList(length), QString(), QString());
    window.resize(windowSize);
    window.show();
    settle();
    printCosts("the whole window", window.document(), app);
    window.document().history().setClean();
    window.close();
}

void printEdits(std::size_t length, const Application& app)
{
    std::printf("\n%zu documents\n  %-26s", length, "");
    for (const Edit& edit : edits)
        std::printf(" %16s", edit.name);
    std::printf("\n");
    printNothingShown(length, app);
    printPanel<ui::RankedListPanel>("ranked list", length, {330, 600}, app);
    printPanel<ui::NotRetrievedSection>("judged, not retrieved", length, {330, 160}, app);
    printPanel<ui::ScoreCards>("score cards", length, {1000, 70}, app);
    printPanel<ui::StepPanel>("formula, sentence, steps", length, {1040, 400}, app);
    printPanel<ui::CurvePanel>("metric against cutoff", length, {540, 280}, app);
    printPanel<ui::CurvePanel>("the same, to the end", length, {540, 280}, app, length / 2);
    printPanel<ui::DefinitionPanel>("definition", length, {500, 280}, app);
    printPanel<ui::ConventionsPanel>("other tools", length, {500, 280}, app);
    printPanel<ui::LossPanel>("loss ledger", length, {500, 140}, app);
    printPanel<ui::WhatIfPanel>("what helps most", length, {500, 140}, app);
    printWindow(length, app);
}

/// Resident memory of this process in bytes; 0 where the system does not say.
double residentBytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    constexpr double page = 4096;
    return file.readAll().split(' ').value(1).toDouble() * page;
}

/// Run in a process of its own: prints the milliseconds from the program's start to the first
/// frame, and to the frame that has everything. A bare window has everything when it has settled.
int firstPaint(const QString& what, const Application& app)
{
    std::unique_ptr<QMainWindow> window;
    if (what == u"bare"_s) {
        window = std::make_unique<QMainWindow>();
    } else {
        auto ours = std::make_unique<ui::MainWindow>(ui::MainWindow::Memory::Forgets);
        ours->openExample();
        window = std::move(ours);
    }
    window->resize(windowSize);
    window->show();
    settle();
    if (what == u"bare"_s) {
        const double settled = bench::milliseconds();
        std::printf("%f %f\n", settled, settled);
        return 0;
    }
    settle();  // panels behind others follow, one in each round
    settle();
    std::printf("%f %f\n", app.firstFrame(), app.latestFrame());
    return 0;
}

/// Run in a process of its own: prints the bytes that a shown list takes per document.
int memory()
{
    ui::MainWindow window(ui::MainWindow::Memory::Forgets);
    window.openExample();
    window.resize(windowSize);
    window.show();
    settle();
    const double before = residentBytes();
    window.document().load(bench::longList(lengths.back()), QString(), QString());
    window.document().history().clear();
    settle();
    std::printf("%f\n", (residentBytes() - before) / double(lengths.back()));
    window.document().history().setClean();
    return 0;
}

QList<double> ask(const QStringList& question)
{
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), question);
    process.waitForFinished(-1);
    QList<double> answers;
    for (const QByteArray& answer : process.readAllStandardOutput().trimmed().split(' '))
        answers << answer.toDouble();
    return answers;
}

void printFirstPaint()
{
    std::vector<double> bare;
    std::vector<double> first;
    std::vector<double> whole;
    for (int turn = 0; turn < 9; ++turn) {
        bare.push_back(ask({u"--first-paint"_s, u"bare"_s}).front());
        const QList<double> ours = ask({u"--first-paint"_s, u"ours"_s});
        first.push_back(ours.front());
        whole.push_back(ours.back());
    }
    const double unit = bench::median(bare);
    std::printf("\nFrom the program's start, ms\n"
                "  a bare QMainWindow painted             %8.1f\n"
                "  Rankscope's first paint                %8.1f   ratio %.2f\n"
                "  Rankscope painted, with all its panels %8.1f   ratio %.2f\n",
                unit, bench::median(first), bench::median(first) / unit, bench::median(whole),
                bench::median(whole) / unit);
}

void printMemory()
{
    std::printf("\nMemory of a shown list of %zu, bytes per document: %.0f in all\n"
                "  a document %zu and the text that does not fit it, twice (list and its model)\n"
                "  a rank of the explanation %zu, a point of a curve %zu and its drawn copy\n",
                lengths.back(), ask({u"--memory"_s}).front(), sizeof(core::RankedItem),
                sizeof(core::ExplainedRank), 2 * sizeof(double));
}

}  // namespace

int main(int argc, char** argv)
{
    if (bench::refusesThisBuild())
        return 1;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    std::optional<ui::EarlyStart> early;
    if (argc > 2 && std::strcmp(argv[2], "ours") == 0)
        early.emplace();  // as the program does
    Application app(argc, argv);
    const std::jthread beside = early ? early->goOn() : std::jthread();
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setPalette(ui::paletteFor(false));
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == u"--first-paint"_s)
        return firstPaint(arguments.value(2), app);
    if (arguments.value(1) == u"--memory"_s)
        return memory();
    std::puts("From an edit to everything painted, ms (in brackets the painting), each panel\n"
              "alone in a window, then all of them in the program's");
    if (const auto length = arguments.value(1).toULongLong(); length > 0) {
        printWindow(length, app);
        return 0;
    }
    for (const std::size_t length : lengths)
        printEdits(length, app);
    printFirstPaint();
    printMemory();
    return 0;
}
