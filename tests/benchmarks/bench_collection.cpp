// SPDX-License-Identifier: GPL-3.0-or-later
// The Collection workspace on large files: how long the longest event handler of the window takes
// while they are read and scored, and from an action to the panels painted. Without files a pair of
// runs over 6 980 queries of 100 documents is made up; with files, QRELS RUN…, they are read.
#include "tests/benchmarks/stopwatch.h"
#include "ui/collection/collection_workspace.h"
#include "ui/collection/table/queries_panel.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/window/main_window.h"
#include "ui/window/page/collection_page.h"

#include <QApplication>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QStyleFactory>
#include <QTemporaryDir>

#include <cstdint>
#include <functional>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize windowSize{1440, 900};

/// Notes the event handler that took longest, by the time it computed for.
class Application : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override
    {
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        ++m_depth;
        // Either may be gone afterwards.
        const QByteArray name = receiver->metaObject()->className();
        const int type = event->type();
        bool handled = false;
        const double took =
            bench::millisecondsOf([&] { handled = QApplication::notify(receiver, event); });
        --m_depth;
        if (took > m_longest) {
            m_longest = took;
            m_where = name + ", event " + QByteArray::number(type);
        }
        return handled;
    }
    void forget() { m_longest = 0; }
    double longest() const { return m_longest; }
    const QByteArray& where() const { return m_where; }

private:
    double m_longest = 0;
    QByteArray m_where;
    int m_depth = 0;
};

void settle()
{
    for (int round = 0; round < 5; ++round)
        QApplication::processEvents();
}

QByteArray runText(std::uint32_t seed)
{
    QByteArray text;
    std::uint32_t state = seed;
    for (int query = 1; query <= 6980; ++query) {
        for (int rank = 1; rank <= 100; ++rank) {
            state = state * 1664525u + 1013904223u;
            const std::uint32_t document = (state >> 8) % 1000;
            text += QByteArray::number(query) + " Q0 d" +
                    QByteArray::number(rank * 1000 + document) + ' ' + QByteArray::number(rank) +
                    ' ' + QByteArray::number(200 - rank) + " r" + QByteArray::number(seed) + '\n';
        }
    }
    return text;
}

QByteArray qrelsText()
{
    QByteArray text;
    std::uint32_t state = 7;
    for (int query = 1; query <= 6980; ++query) {
        state = state * 1664525u + 1013904223u;
        const int rank = 1 + static_cast<int>((state >> 8) % 20);
        for (int document = 0; document < 1000; document += 3)
            text += QByteArray::number(query) + " 0 d" +
                    QByteArray::number(rank * 1000 + document) + " 1\n";
    }
    return text;
}

QString write(const QTemporaryDir& folder, const QString& name, const QByteArray& text)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        std::fprintf(stderr, "cannot write %s\n", qPrintable(name));
    return file.fileName();
}

class Bench {
public:
    Bench(Application& app, ui::MainWindow& window)
        : m_app(app)
        , m_window(window)
    {}

    bool load(const QStringList& files)
    {
        m_app.forget();
        const double start = bench::milliseconds();
        if (!m_window.open(files))
            return false;
        while (page().isLoading())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        while (page().document().isBusy())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        settle();
        std::printf("%zu queries, %zu runs\n", page().document().queryCount(),
                    page().document().collection().runs.size());
        std::printf("%-44s %9.1f ms\n", "opening, the window's own thread",
                    bench::milliseconds() - start);
        std::printf("%-44s %9.1f ms   (%s)\n", "  its longest event handler", m_app.longest(),
                    m_app.where().constData());
        return page().document().hasRuns();
    }

    void measure(const char* what, const std::function<void(int round)>& act)
    {
        std::vector<double> times;
        for (int round = 0; round < 9; ++round)
            times.push_back(bench::millisecondsOf([&] {
                act(round);
                settle();
            }));
        std::printf("%-44s %9.1f ms   one frame is 16.7\n", what, bench::median(times));
    }

    ui::CollectionPage& page() { return m_window.collectionPage(); }
    ui::QueriesPanel& queries() { return page().collection().queries(); }

private:
    Application& m_app;
    ui::MainWindow& m_window;
};

}  // namespace

int main(int argc, char** argv)
{
    if (bench::refusesThisBuild())
        return 1;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    Application app(argc, argv);
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setPalette(ui::paletteFor(false));
    const QTemporaryDir folder;
    QStringList files = QApplication::arguments().mid(1);
    if (files.isEmpty())
        files = {write(folder, u"made.qrels"_s, qrelsText()),
                 write(folder, u"one.run"_s, runText(1)), write(folder, u"two.run"_s, runText(2))};
    ui::MainWindow window(ui::MainWindow::Memory::Forgets);
    window.openExample();
    window.resize(windowSize);
    window.show();
    settle();

    Bench bench(app, window);
    if (!bench.load(files))
        return 1;
    ui::CollectionDocument& document = bench.page().document();
    bench.measure("another query in every panel", [&](int round) {
        document.chooseQuery(static_cast<std::size_t>(round * 37 + 1) % document.queryCount());
    });
    bench.measure("filter: a part of the id", [&](int round) {
        bench.queries().filterLine().setText(QString::number(round % 5));
    });
    bench.measure("filter: a condition", [&](int round) {
        bench.queries().filterLine().setText(u"delta < -0.%1"_s.arg(round));
    });
    bench.queries().filterLine().clear();
    settle();
    bench.measure("sort by another column", [&](int round) {
        emit bench.queries().view().horizontalHeader()->sectionClicked(round % 4);
    });
    bench.measure("another measure in every panel",
                  [&](int round) { document.setMeasure(static_cast<std::size_t>(round % 3)); });
    bench.measure("a judgment in every panel", [&](int round) {
        const core::RankedList list = document.list(5, document.runA());
        if (!list.ranked.empty())
            document.judge(5, QString::fromStdString(list.ranked.front().id),
                           core::Grade(round % 2));
    });
    return 0;
}
