#include "tests/ui/open_window.h"
#include "ui/page/classifier_page.h"
#include "ui/page/collection_page.h"
#include "ui/page/lesson_page.h"
#include "ui/page/presenting.h"
#include "ui/presentation/presentation.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QMenu>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QToolButton>

#include <cstdlib>
#include <functional>
#include <set>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using ranking_samples::OpenWindow;

namespace {

/// What shows a screen of the handbook: leads the window there, and says which widget is to be
/// seen.
using Screen = std::function<QWidget*(OpenWindow&)>;

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList pages()
{
    return QDir(QStringLiteral(PAGES)).entryList({u"*.md"_s}, QDir::Files, QDir::Name);
}

QString sourceOf(const QString& page)
{
    return textOf(QStringLiteral(PAGES "/") + page);
}

void rowPerPage()
{
    QTest::addColumn<QString>("page");
    for (const QString& page : pages())
        QTest::newRow(qPrintable(page)) << page;
}

/// What the form's group holds wherever the form is found.
QStringList allOf(const QString& text, const QString& form)
{
    QStringList found;
    for (auto match = QRegularExpression(form, QRegularExpression::DotMatchesEverythingOption |
                                                   QRegularExpression::MultilineOption)
                          .globalMatch(text);
         match.hasNext();)
        found << match.next().captured(1);
    return found;
}

QString withoutMark(QString text)
{
    return text.remove(u'&');
}

/// The entry at the end of a way of captions such as "File", "New from…"; null where it ends
/// before.
const QAction* entryAt(const QList<QAction*>& entries, const QStringList& way)
{
    for (const QAction* entry : entries) {
        if (withoutMark(entry->text()) != way.front())
            continue;
        if (way.size() == 1)
            return entry;
        if (entry->menu())
            if (const QAction* found = entryAt(entry->menu()->actions(), way.mid(1)))
                return found;
    }
    return nullptr;
}

/// Pictures as a person sees them from afar: where panels, tables and curves are, and not what they
/// say.
QImage fromAfar(const QImage& picture)
{
    return picture.convertToFormat(QImage::Format_RGB32)
        .scaled(picture.size() / 16, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_Grayscale8);
}

/// The share of places that are clearly lighter or darker in one of two pictures of one size.
double shareThatDiffers(const QImage& a, const QImage& b)
{
    const QImage one = fromAfar(a);
    const QImage other = fromAfar(b);
    int differ = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            differ += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 24 ? 1 : 0;
    return double(differ) / (one.width() * one.height());
}

std::size_t shadesOf(const QImage& picture)
{
    std::set<int> shades;
    const QImage afar = fromAfar(picture);
    for (int y = 0; y < afar.height(); ++y)
        for (int x = 0; x < afar.width(); ++x)
            shades.insert(qGray(afar.pixel(x, y)));
    return shades.size();
}

/// The dialog of a name that an entry of a menu opens.
QWidget* dialogOf(OpenWindow& open, const QString& caption, const char* className)
{
    open.action(caption)->trigger();
    OpenWindow::settle();
    for (QWidget* dialog : open.window.findChildren<QWidget*>())
        if (dialog->isWindow() && dialog->inherits(className))
            return dialog;
    return nullptr;
}

void press(OpenWindow& open, int key, int times)
{
    for (int i = 0; i < times; ++i) {
        open.press(key);
        OpenWindow::settle();
    }
}

/// Every picture of the handbook, from its folder, by its path.
std::vector<std::pair<QString, Screen>> screens()
{
    return {
        {u"../pictures/ranking.png"_s, [](OpenWindow& open) { return &open.window; }},
        {u"../pictures/classifier.png"_s,
         [](OpenWindow& open) {
             open.window.bringToFront(open.window.classifierPage());
             return &open.window;
         }},
        {u"../pictures/collection.png"_s,
         [](OpenWindow& open) {
             open.window.bringToFront(open.window.collectionPage());
             open.window.collectionPage().complete();
             return &open.window;
         }},
        {u"../pictures/lessons.png"_s,
         [](OpenWindow& open) {
             return open.window.openLesson(u"which-ideal"_s, 2).isEmpty() ? &open.window : nullptr;
         }},
        {u"pictures/steps.png"_s,
         [](OpenWindow& open) {
             open.press(Qt::Key_F6);
             press(open, Qt::Key_Right, 22);
             return &open.window;
         }},
        {u"pictures/two-lists.png"_s,
         [](OpenWindow& open) {
             open.action(u"Duplicate as B"_s)->trigger();
             open.action(u"Sort ideal"_s)->trigger();
             return &open.window;
         }},
        {u"pictures/presentation.png"_s,
         [](OpenWindow& open) -> QWidget* {
             open.window.presenting().begin();
             QWidget* presentation = open.window.presenting().presentation();
             presentation->setWindowState(Qt::WindowNoState);
             presentation->resize(1280, 720);
             return presentation;
         }},
        {u"pictures/curve-steps.png"_s,
         [](OpenWindow& open) {
             open.window.bringToFront(open.window.classifierPage());
             OpenWindow::settle();
             open.press(Qt::Key_F6);
             press(open, Qt::Key_Right, 24);
             return &open.window;
         }},
        {u"pictures/leaderboard.png"_s,
         [](OpenWindow& open) {
             const QTemporaryDir folder;
             const QString five = folder.filePath(u"short.run"_s);
             QFile run(five);
             if (run.open(QIODevice::WriteOnly))
                 for (const QString& line :
                      textOf(u":/examples/cake-search/meaning.run"_s).split(u'\n'))
                     if (line.section(u' ', 3, 3).toInt() <= 5 && !line.isEmpty())
                         run.write((line.section(u' ', 0, 4) + u" short\n"_s).toUtf8());
             run.close();
             QStringList paths{five};
             for (const char* name : {"judgments.qrels", "keywords.run", "meaning.run",
                                      "queries.jsonl", "corpus.jsonl"})
                 paths << QStringLiteral(EXAMPLES "/cake-search/") + QString::fromLatin1(name);
             open.window.open(paths);
             open.window.collectionPage().complete();
             return &open.window;
         }},
        {u"pictures/guide.png"_s,
         [](OpenWindow& open) { return dialogOf(open, u"Which measure?"_s, "ui::GuideDialog"); }},
        {u"pictures/export.png"_s,
         [](OpenWindow& open) {
             return dialogOf(open, u"Export the chart…"_s, "ui::ExportDialog");
         }},
        {u"pictures/worksheet.png"_s,
         [](OpenWindow& open) {
             open.window.openLesson(u"which-ideal"_s);
             return dialogOf(open, u"Worksheet…"_s, "ui::WorksheetDialog");
         }},
    };
}

}  // namespace

class TestHandbook : public QObject {
    Q_OBJECT

public slots:
    void browserOpens(const QUrl& url) { m_opened = url.toLocalFile(); }

private slots:
    void init();
    void cleanup() { QDesktopServices::unsetUrlHandler(u"file"_s); }
    void helpOpensIt();
    void aWorkspaceHasItsPage_data();
    void aWorkspaceHasItsPage();
    void whereItIsIsToldWhereNothingOpensIt();
    void pagesStandAlone_data() { rowPerPage(); }
    void pagesStandAlone();
    void linksLeadSomewhere_data() { rowPerPage(); }
    void linksLeadSomewhere();
    void entriesOfMenusAreThere_data() { rowPerPage(); }
    void entriesOfMenusAreThere();
    void commandsRun_data() { rowPerPage(); }
    void commandsRun();
    void picturesShowTheProgram_data();
    void picturesShowTheProgram();
    void everyPictureIsMadeHere();

private:
    QString m_opened;
};

void TestHandbook::init()
{
    ranking_samples::adoptLook();
    ranking_samples::failOnWarnings();
    m_opened.clear();
    QDesktopServices::setUrlHandler(u"file"_s, this, "browserOpens");
}

void TestHandbook::helpOpensIt()
{
    OpenWindow open;
    open.press(Qt::Key_H, Qt::AltModifier);
    QWidget* menu = QApplication::activePopupWidget();
    QVERIFY(menu);
    QTest::keyClick(menu, Qt::Key_H);
    QCOMPARE(m_opened, QStringLiteral(HANDBOOK "/index.html"));
    QCOMPARE(open.window.message(), QString());
}

void TestHandbook::aWorkspaceHasItsPage_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("page");
    QTest::newRow("Ranking") << Qt::Key_1 << u"ranking"_s;
    QTest::newRow("Classifier") << Qt::Key_2 << u"classifier"_s;
    QTest::newRow("Collection") << Qt::Key_3 << u"collection"_s;
    QTest::newRow("Lessons") << Qt::Key_4 << u"lessons"_s;
}

void TestHandbook::aWorkspaceHasItsPage()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const QString, page);
    OpenWindow open;
    open.press(key, Qt::ControlModifier);
    open.press(Qt::Key_F1, Qt::ShiftModifier);
    QCOMPARE(m_opened, QStringLiteral(HANDBOOK "/%1.html").arg(page));
    QVERIFY(QFileInfo::exists(m_opened));
}

void TestHandbook::whereItIsIsToldWhereNothingOpensIt()
{
    QDesktopServices::unsetUrlHandler(u"file"_s);  // and this screen has no desktop
    OpenWindow open;
    open.action(u"Handbook"_s)->trigger();
    QVERIFY2(open.window.message().contains(QStringLiteral(HANDBOOK "/index.html")),
             qPrintable(open.window.message()));
}

void TestHandbook::pagesStandAlone()
{
    QFETCH(const QString, page);
    const QString html =
        textOf(QStringLiteral(HANDBOOK "/") + QFileInfo(page).baseName() + u".html"_s);
    QVERIFY(html.contains(u"<html lang=\"en\">"_s));
    QCOMPARE(html.count(u"<h1"_s), 1);
    QVERIFY(!html.contains(u"<script"_s));
    QCOMPARE(allOf(html, uR"re(<(?:img|link|iframe|object)[^>]*(https?:[^"]*)")re"_s),
             QStringList());
    for (const QString& image : allOf(html, u"(<img[^>]*>)"_s))
        QVERIFY2(image.contains(QRegularExpression(u"alt=\"[^\"]{10,}\""_s)), qPrintable(image));
}

void TestHandbook::linksLeadSomewhere()
{
    QFETCH(const QString, page);
    const QString name = QFileInfo(page).baseName() + u".html"_s;
    for (const QString& link : allOf(textOf(QStringLiteral(HANDBOOK "/") + name),
                                     uR"re((?:href|src)="(?!https?:)([^"]*)")re"_s)) {
        const QString file = link.section(u'#', 0, 0);
        const QString place = link.section(u'#', 1);
        const QString path = QStringLiteral(HANDBOOK "/") + (file.isEmpty() ? name : file);
        QVERIFY2(QFileInfo(path).isFile(), qPrintable(link));
        QVERIFY2(place.isEmpty() || textOf(path).contains(u" id=\"%1\""_s.arg(place)),
                 qPrintable(link));
    }
}

/// What stands in bold with > between is a way through the menus.
void TestHandbook::entriesOfMenusAreThere()
{
    QFETCH(const QString, page);
    OpenWindow open;
    for (ui::WorkspacePage* workspace : open.window.pages())
        open.window.bringToFront(*workspace);
    QList<QAction*> menus = open.window.menuBar()->actions();
    QStringList missing;
    for (QString way : allOf(sourceOf(page), uR"(\*\*([^*]+ > [^*]+)\*\*)"_s)) {
        const QStringList captions = way.replace(u'\n', u' ').split(u" > "_s);
        bool isFound = entryAt(menus, captions) != nullptr;
        for (const QToolButton* button : open.window.findChildren<QToolButton*>())
            if (button->menu() && withoutMark(button->text()) == captions.front())
                isFound = isFound || entryAt(button->menu()->actions(), captions.mid(1));
        if (!isFound)
            missing << way;
    }
    QCOMPARE(missing, QStringList());
}

/// Blocks of sh, one after the other, in a copy of the folder of examples.
void TestHandbook::commandsRun()
{
    QFETCH(const QString, page);
    const QStringList blocks = allOf(sourceOf(page), u"^```sh\n(.*?)^```$"_s);
    if (blocks.isEmpty())
        return;
    const QTemporaryDir folder;
    QProcess::execute(u"cp"_s, {u"-r"_s, QStringLiteral(EXAMPLES), folder.path()});
    QProcess shell;
    shell.setWorkingDirectory(folder.filePath(u"examples/cake-search"_s));
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PATH"_s,
                       QFileInfo(QStringLiteral(CLI)).path() + u':' + environment.value(u"PATH"_s));
    shell.setProcessEnvironment(environment);
    shell.start(u"bash"_s, {u"-exo"_s, u"pipefail"_s, u"-c"_s, blocks.join(u'\n')});
    QVERIFY(shell.waitForFinished(120'000));
    QVERIFY2(shell.exitStatus() == QProcess::NormalExit && shell.exitCode() == 0,
             shell.readAllStandardError().constData());
}

void TestHandbook::picturesShowTheProgram_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<Screen>("screen");
    for (const auto& [path, screen] : screens())
        QTest::newRow(qPrintable(path)) << path << screen;
}

/// In layout: of a size, and alike from afar. What is shown now is written to RANKSCOPE_SHOTS, from
/// where `pngquant --strip` makes it a new picture.
void TestHandbook::picturesShowTheProgram()
{
    QFETCH(const QString, path);
    QFETCH(const Screen, screen);
    OpenWindow open(path.startsWith(u"../"_s) ? QSize(1440, 900) : QSize(1280, 800));
    QWidget* shown = screen(open);
    QVERIFY(shown);
    OpenWindow::settle();
    const QImage now = shown->grab().toImage();
    QVERIFY(now.save(qEnvironmentVariable("RANKSCOPE_SHOTS", QDir::tempPath()) + u'/' +
                     QFileInfo(path).fileName()));
    const QFileInfo file(QStringLiteral(PAGES "/") + path);
    const QImage picture(file.filePath());
    QVERIFY2(!picture.isNull(), qPrintable(file.filePath()));
    QVERIFY2(file.size() < 150'000, qPrintable(QString::number(file.size())));
    QCOMPARE(picture.size(), now.size());
    QVERIFY(shadesOf(now) > 32);  // none is blank
    const double differs = shareThatDiffers(picture, now);
    QVERIFY2(differs < 0.08,
             qPrintable(u"%1 % of the picture is another now"_s.arg(100 * differs)));
    if (auto* presentation = open.window.presenting().presentation())
        presentation->close();
}

void TestHandbook::everyPictureIsMadeHere()
{
    QStringList shown;
    for (const QString& page : pages())
        shown << allOf(sourceOf(page), uR"(!\[[^\]]*\]\(([^)]*)\))"_s);
    shown.sort();
    QStringList made;
    for (const auto& [path, screen] : screens())
        made << path;
    made.sort();
    QCOMPARE(shown, made);
}

QTEST_MAIN(TestHandbook)
#include "tst_handbook.moc"
