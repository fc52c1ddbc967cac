// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/page_of_collection.h"
#include "core/foundation/file/text_source.h"
#include "core/teaching/lessons/lesson_file.h"
#include "core/teaching/lessons/lesson_writer.h"
#include "ui/charts/figure/figure_source.h"
#include "ui/collection/document/collection_document.h"
#include "ui/export/dialog/export_dialog.h"
#include "ui/export/dialog/figure_memory.h"
#include "ui/export/figure/all_charts.h"
#include "ui/export/figure/export_files.h"
#include "ui/export/figure/figure_clipboard.h"
#include "ui/export/figure/figure_presets.h"
#include "ui/export/figure/write_files.h"
#include "ui/teaching/lesson/document/lesson_document.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/import/error_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/page_file/page_file.h"
#include "ui/toolkit/document/document.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/window/main_window.h"
#include "ui/window/page/workspace_page.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QMouseEvent>
#include <QPushButton>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace ui {

namespace {

QString nameOf(FigureSource* chart)
{
    const auto* panel = dynamic_cast<Panel*>(chart);
    return panel ? panel->title() : chart->paperFigure().title;
}

/// Replaces existing files only if the person confirms.
bool mayReplace(QWidget& window, const std::vector<BesideFile>& files)
{
    QStringList standing;
    for (const BesideFile& file : files)
        if (QFileInfo::exists(file.path))
            standing << QFileInfo(file.path).fileName();
    if (standing.isEmpty())
        return true;
    QMessageBox question(
        QMessageBox::Question, MainWindow::tr("Export all charts"),
        MainWindow::tr("%n files already exist.", nullptr, static_cast<int>(standing.size())),
        QMessageBox::Cancel, &window);
    question.setInformativeText(listText(standing));
    const QPushButton* replace =
        question.addButton(MainWindow::tr("Replace"), QMessageBox::AcceptRole);
    question.exec();
    return question.clickedButton() == replace;
}

/// Of a variant, with its numbers; empty if no lesson file can express it.
std::string pageWith(const LessonDocument& document)
{
    const core::Lesson& lesson = document.lesson();
    const std::string file = document.file().toStdString();
    std::optional<std::string> text;
    if (document.seed() == 0 && file.empty())
        text = shippedLessonText(lesson.id);
    else if (document.seed() == 0)
        if (const auto read = core::readText(file))
            text = *read;
    if (text)
        if (auto read = core::parseLesson(*text, file))
            return lessonPage(*text, core::toldIn(*std::move(read), lesson.languages.front()));
    const auto written = core::lessonText(lesson);
    return written ? lessonPage(*written, lesson) : std::string();
}

}  // namespace

void MainWindow::exportChart(FigureSource* chart)
{
    emit exportBegun();
    m_inFront->leaveSteps();
    std::vector<FigureSource*> charts = m_inFront->figures();
    if (chart)
        bringFirst(charts, chart);
    if (charts.empty()) {
        note(tr("There is no chart to export yet."));
        return;
    }
    ExportSubject subject;
    for (FigureSource* each : charts)
        subject.figures.push_back({nameOf(each), each});
    subject.documentName = documentInFront().name();
    subject.session = [this](const QString& path) {
        return figureSession(documentInFront(), path);
    };
    subject.contents = [this] { return sessionContents(documentInFront().snapshot()); };
    const QString presets = m_memory == Memory::Remembers ? FigurePresets::ownFile() : QString();
    auto* dialog =
        new ExportDialog(std::move(subject), *m_figureMemory, *m_dragFolder, presets, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::exported, this,
            [this](const QStringList& files, const QString& remark) {
                const QString name = QDir::toNativeSeparators(files.front());
                const int beside = static_cast<int>(files.size()) - 1;
                QString saved = tr("Saved %1.").arg(name);
                if (beside == 1)
                    saved = tr("Saved %1, with %2 in the same folder.")
                                .arg(name, QFileInfo(files.back()).fileName());
                else if (beside > 1)
                    saved = tr("Saved %1, with %n more files in the same folder.", nullptr, beside)
                                .arg(name);
                note(joinedSentences({saved, remark}));
            });
    dialog->open();
}

void MainWindow::exportAllCharts()
{
    const QString folder = QFileDialog::getExistingDirectory(
        this, tr("Export all charts to a folder"), m_figureMemory->folder());
    if (folder.isEmpty())
        return;
    m_inFront->leaveSteps();
    const std::vector<FigureSource*> charts = m_inFront->figures();
    const QString document = documentInFront().name();
    bool isRenamed = false;
    const AllCharts all = allCharts(charts, document, folder, [&](PaperFigure& figure) {
        const FigureWords names = m_figureMemory->names(document, figure);
        isRenamed = isRenamed || !names.renamed.empty();
        figure = worded(std::move(figure), names);
        return settingsFor(m_figureMemory->choicesAmongAll(figure.kind), figure);
    });
    if (!all.problem.isEmpty() || all.files.empty()) {
        say(all.problem.isEmpty() ? tr("There is no chart to export yet.") : all.problem);
        return;
    }
    if (!mayReplace(*this, all.files))
        return;
    if (const auto problem = ui::writeFiles(all.files)) {
        say(*problem);
        return;
    }
    m_figureMemory->rememberFolder(folder);
    QStringList told{
        tr("Saved %n charts in %1.", nullptr, all.drawn).arg(QDir::toNativeSeparators(folder))};
    if (isRenamed)
        told << tr("Labels are taken from the last export.");
    if (!all.nothing.isEmpty())
        told << tr("Not exported (nothing to show): %1.").arg(listText(all.nothing));
    if (!all.withIds.isEmpty())
        told << tr("Not exported (shows names of documents or queries): %1. Export it on its own.")
                    .arg(listText(all.withIds));
    note(joinedSentences(told));
}

std::string MainWindow::pageInFront(const QString& name)
{
    if (const auto* lesson = qobject_cast<LessonDocument*>(&documentInFront());
        lesson && lesson->hasLesson())
        return pageWith(*lesson);
    const auto* document = qobject_cast<CollectionDocument*>(&documentInFront());
    if (!document)
        return *sessionPage(documentInFront().snapshot(), name);
    if (!document->hasRuns())
        return {};
    std::vector<std::size_t> runs{document->runA()};
    if (document->hasTwoRuns())
        runs.push_back(document->runB());
    for (std::size_t run = 0; run < document->collection().runs.size(); ++run)
        if (runs.size() < core::mostPageRuns && std::ranges::find(runs, run) == runs.end())
            runs.push_back(run);
    auto page = core::pageOfCollection(document->collection(), document->edits(),
                                       document->evaluation(), runs, document->measures().size());
    page.measure = document->measure();
    page.name = name.toStdString();
    return ui::collectionPage(page);
}

void MainWindow::exportPage()
{
    const QString name = documentInFront().name();
    const auto* lesson = qobject_cast<LessonDocument*>(&documentInFront());
    const bool isLesson = lesson && lesson->hasLesson();
    const std::string page = pageInFront(name);
    if (page.empty()) {
        say(isLesson ? tr("No lesson file can express this lesson.")
                     : tr("Open judgments and runs first. The page shows their queries."));
        return;
    }
    const QString proposed = isLesson ? QString::fromStdString(lesson->lesson().id) : name;
    const bool isVariant = isLesson && lesson->seed() != 0;
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export interactive page"),
        QDir(m_figureMemory->folder()).filePath(fileNameOf(proposed) + QStringLiteral(".html")),
        tr("HTML (*.html)"));
    if (path.isEmpty())
        return;
    if (const auto problem = core::writeText(path.toStdString(), page)) {
        say(errorText(*problem));
        return;
    }
    const QString saved =
        tr("Saved %1. It opens in any browser.").arg(QDir::toNativeSeparators(path));
    note(joinedSentences({saved, isVariant ? tr("It has the numbers of this set.") : QString()}));
}

void MainWindow::copyChart(FigureSource* chart)
{
    m_inFront->leaveSteps();
    const std::vector<FigureSource*> charts = m_inFront->figures();
    if (!chart && !charts.empty())
        chart = charts.front();
    const PaperFigure figure = chart ? finishedFigure(*chart) : PaperFigure();
    auto mime = figure.paint
                    ? figureMime(figure, settingsFor(m_figureMemory->choices(figure.kind), figure))
                    : nullptr;
    if (!mime) {
        note(tr("There is no chart to copy yet."));
        return;
    }
    QGuiApplication::clipboard()->setMimeData(mime.release());
    note(tr("Copied the chart as SVG, PDF and PNG: %1.").arg(figure.title));
}

FigureSource* MainWindow::chartAt(QPoint place) const
{
    for (QWidget* widget = childAt(place); widget; widget = widget->parentWidget())
        if (auto* chart = dynamic_cast<FigureSource*>(widget))
            return chart;
    return nullptr;
}

void MainWindow::contextMenuEvent(QContextMenuEvent* event)
{
    FigureSource* chart = chartAt(event->pos());
    if (!chart) {
        event->ignore();
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Export chart…"), this, [this, chart] { exportChart(chart); });
    menu->addAction(tr("Copy chart"), this, [this, chart] { copyChart(chart); });
    menu->popup(event->globalPos());
}

// Receives only what charts ignored: a chart is dragged out by its panel's header.
void MainWindow::mousePressEvent(QMouseEvent* event)
{
    m_pulled = event->button() == Qt::LeftButton ? chartAt(event->pos()) : nullptr;
    m_pressed = event->pos();
}

void MainWindow::mouseMoveEvent(QMouseEvent* event)
{
    const bool isFar =
        (event->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (m_pulled && isFar && event->buttons().testFlag(Qt::LeftButton))
        pullOut(*std::exchange(m_pulled, nullptr));
}

void MainWindow::pullOut(FigureSource& chart)
{
    chart.bringUpToDate();
    const PaperFigure figure = chart.writtenFigure();
    if (!figure.paint || chart.isWorking())
        return;
    const FigureSettings settings = settingsFor(m_figureMemory->choices(figure.kind), figure);
    auto* panel = dynamic_cast<Panel*>(&chart);
    if (const auto problem =
            m_dragFolder->pullOut(*this, panel ? panel->grab() : QPixmap(), figure, settings,
                                  figureName(documentInFront().name(), figure.kind)))
        say(*problem);
}

}  // namespace ui
