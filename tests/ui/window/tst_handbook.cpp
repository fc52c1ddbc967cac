// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "tests/ui/other_language.h"
#include "ui/ranking/compare/comparison_panel.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/lesson_page.h"
#include "ui/window/page/presenting.h"
#include "ui/window/presentation/presentation.h"

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

namespace tst_handbook {

using namespace Qt::StringLiterals;
using language_walk::OtherLanguage;
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

QString sourceOf(const QString& page)
{
    return textOf(QStringLiteral(PAGES "/") + page);
}

QString builtOf(const QString& page)
{
    return QStringLiteral(HANDBOOK "/") + page.chopped(2) + u"html"_s;
}

QString languageOf(const QString& page)
{
    return page.contains(u'/') ? page.section(u'/', 0, 0) : u"en"_s;
}

/// From the handbook's folder, in every language.
QStringList pages()
{
    QStringList found;
    for (const QString& folder : {QString(), u"zh_CN/"_s})
        for (const QString& page :
             QDir(QStringLiteral(PAGES "/") + folder).entryList({u"*.md"_s}, QDir::Files))
            found << folder + page;
    return found;
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

/// Without the mark of its key, and with blanks as they are typed.
QString captionOf(QString text)
{
    static const QRegularExpression mark(u"\\(&\\w\\)|&"_s);
    return text.remove(mark).replace(QChar(0x2009), u' ');
}

/// The entry at the end of a way of captions such as "File", "Examples and lessons…"; null where it
/// ends before.
const QAction* entryAt(const QList<QAction*>& entries, const QStringList& way)
{
    for (const QAction* entry : entries) {
        if (captionOf(entry->text()) != way.front())
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

QWidget* dialogOf(OpenWindow& open, const char* className)
{
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

/// Every picture, by its name: those that README shows are larger.
std::vector<std::pair<QString, Screen>> screens()
{
    return {
        {u"ranking.png"_s, [](OpenWindow& open) { return &open.window; }},
        {u"classifier.png"_s,
         [](OpenWindow& open) {
             open.window.bringToFront(open.window.classifierPage());
             return &open.window;
         }},
        {u"collection.png"_s,
         [](OpenWindow& open) {
             open.window.bringToFront(open.window.collectionPage());
             open.window.collectionPage().complete();
             return &open.window;
         }},
        {u"lessons.png"_s,
         [](OpenWindow& open) {
             return open.window.openLesson(u"which-ideal"_s, 2).isEmpty() ? &open.window : nullptr;
         }},
        {u"steps.png"_s,
         [](OpenWindow& open) {
             open.press(Qt::Key_F6);
             open.press(Qt::Key_F6, Qt::ShiftModifier);
             press(open, Qt::Key_Right, 22);
             return &open.window;
         }},
        {u"two-lists.png"_s,
         [](OpenWindow& open) {
             open.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
             open.press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
             open.workspace().bringToFront(*open.workspace().findChild<ui::ComparisonPanel*>());
             return &open.window;
         }},
        {u"presentation.png"_s,
         [](OpenWindow& open) -> QWidget* {
             open.window.presenting().begin();
             QWidget* presentation = open.window.presenting().presentation();
             presentation->setWindowState(Qt::WindowNoState);
             presentation->resize(1280, 720);
             return presentation;
         }},
        {u"curve-steps.png"_s,
         [](OpenWindow& open) {
             const QTemporaryDir folder;
             const QString few = folder.filePath(u"clicks.csv"_s);
             QFile table(few);
             if (table.open(QIODevice::WriteOnly))
                 table.write(textOf(QStringLiteral(EXAMPLES "/ad-clicks.csv"))
                                 .section(u'\n', 0, 40)
                                 .toUtf8());
             table.close();
             open.window.open({few});
             OpenWindow::settle();
             open.press(Qt::Key_F6);
             press(open, Qt::Key_Right, 20);
             return &open.window;
         }},
        {u"leaderboard.png"_s,
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
             QStringList paths;
             for (const char* name : {"judgments.qrels", "keywords.run", "meaning.run"})
                 paths << QStringLiteral(EXAMPLES "/cake-search/") + QString::fromLatin1(name);
             const QString texts = OtherLanguage::isSpoken ? u"/zh_CN"_s : QString();
             for (const char* name : {"queries.jsonl", "corpus.jsonl"})
                 paths << QStringLiteral(EXAMPLES) + texts + u"/cake-search/"_s +
                              QString::fromLatin1(name);
             open.window.open(paths << five);
             open.window.collectionPage().complete();
             return &open.window;
         }},
        {u"guide.png"_s,
         [](OpenWindow& open) {
             open.window.showGuide();
             return dialogOf(open, "ui::GuideDialog");
         }},
        {u"export.png"_s,
         [](OpenWindow& open) {
             open.press(Qt::Key_E, Qt::ControlModifier);
             QWidget* dialog = dialogOf(open, "ui::ExportDialog");
             for (QLineEdit* field : dialog->findChildren<QLineEdit*>())
                 if (field->text().endsWith(u".pdf"_s))  // in a folder of this machine
                     field->setText(u"metric-vs-k.pdf"_s);
             return dialog;
         }},
        {u"worksheet.png"_s,
         [](OpenWindow& open) {
             open.window.openLesson(u"which-ideal"_s);
             emit open.window.lessonPage().worksheetRequested();
             return dialogOf(open, "ui::WorksheetDialog");
         }},
    };
}

/// From the handbook's folder.
QString pathOf(const QString& name, const QString& language)
{
    const bool isOfReadme =
        QStringList{u"ranking.png"_s, u"classifier.png"_s, u"collection.png"_s, u"lessons.png"_s}
            .contains(name);
    const QString folder = language == u"en"_s ? QString() : language + u'/';
    return (isOfReadme ? u"../pictures/"_s + folder : folder + u"pictures/"_s) + name;
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
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("page");
    QTest::newRow("Ranking") << Qt::Key_1 << u"en"_s << u"ranking"_s;
    QTest::newRow("Classifier") << Qt::Key_2 << u"en"_s << u"classifier"_s;
    QTest::newRow("Collection") << Qt::Key_3 << u"en"_s << u"collection"_s;
    QTest::newRow("Lessons") << Qt::Key_4 << u"en"_s << u"lessons"_s;
    QTest::newRow("Lessons, in Chinese") << Qt::Key_4 << u"zh_CN"_s << u"zh_CN/lessons"_s;
}

void TestHandbook::aWorkspaceHasItsPage()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const QString, language);
    QFETCH(const QString, page);
    const OtherLanguage spoken(language);
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
    const QString html = textOf(builtOf(page));
    QVERIFY(html.contains(u"<html lang=\"%1\">"_s.arg(languageOf(page).replace(u'_', u'-'))));
    QCOMPARE(html.count(u"<h1"_s), 1);
    QVERIFY(!html.contains(u"<script"_s));
    const QString remote = uR"(<(?:img|link|iframe|object)[^>]*(https?:[^>]*)>)"_s;
    QCOMPARE(allOf(html, remote), QStringList());
    for (const QString& image : allOf(html, u"(<img[^>]*>)"_s))
        QVERIFY2(image.contains(QRegularExpression(u"alt=\"[^\"]{2,}\""_s)), qPrintable(image));
}

void TestHandbook::linksLeadSomewhere()
{
    QFETCH(const QString, page);
    const QFileInfo built(builtOf(page));
    for (const QString& link :
         allOf(textOf(built.filePath()), uR"re((?:href|src)="(?!https?:)([^"]*)")re"_s)) {
        const QString told = QString::fromUtf8(QByteArray::fromPercentEncoding(link.toUtf8()));
        const QString file = told.section(u'#', 0, 0);
        const QString place = told.section(u'#', 1);
        const QString path = file.isEmpty() ? built.filePath() : built.dir().filePath(file);
        QVERIFY2(QFileInfo(path).isFile(), qPrintable(told));
        QVERIFY2(place.isEmpty() || textOf(path).contains(u" id=\"%1\""_s.arg(place)),
                 qPrintable(told));
    }
}

/// What stands in bold with > between is a way through the menus.
void TestHandbook::entriesOfMenusAreThere()
{
    QFETCH(const QString, page);
    const OtherLanguage spoken(languageOf(page));
    OpenWindow open;
    for (ui::WorkspacePage* workspace : open.window.pages())
        open.window.bringToFront(*workspace);
    QList<QAction*> menus = open.window.menuBar()->actions();
    QStringList missing;
    for (QString way : allOf(sourceOf(page), uR"(\*\*([^*`]+ > [^*`]+)\*\*)"_s)) {
        const QStringList captions = way.replace(u'\n', u' ').split(u" > "_s);
        bool isFound = entryAt(menus, captions) != nullptr;
        for (const QToolButton* button : open.window.findChildren<QToolButton*>())
            if (button->menu() && captionOf(button->text()) == captions.front())
                isFound = isFound || entryAt(button->menu()->actions(), captions.mid(1));
        if (!isFound)
            missing << way;
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

/// Blocks of sh, one after the other, in a copy of the folder of examples. All languages have the
/// same.
void TestHandbook::commandsRun()
{
    QFETCH(const QString, page);
    const QString form = u"^```sh\n(.*?)^```$"_s;
    const QStringList blocks = allOf(sourceOf(page), form);
    if (languageOf(page) != u"en"_s) {
        QCOMPARE(blocks, allOf(sourceOf(page.section(u'/', -1)), form));
        return;
    }
    const QStringList modules = allOf(sourceOf(page), u"^```python\n(.*?)^```$"_s);
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
    if (modules.isEmpty() || QStringLiteral(PYTHON).isEmpty())  // built without the module
        return;
    environment.insert(u"PYTHONPATH"_s, QStringLiteral(PYTHON));
    shell.setProcessEnvironment(environment);
    shell.start(u"/usr/bin/python3"_s, {u"-c"_s, modules.join(u'\n')});
    QVERIFY(shell.waitForFinished(120'000));
    QVERIFY2(shell.exitStatus() == QProcess::NormalExit && shell.exitCode() == 0,
             shell.readAllStandardError().constData());
}

void TestHandbook::picturesShowTheProgram_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("path");
    QTest::addColumn<Screen>("screen");
    for (const QString& language : {u"en"_s, u"zh_CN"_s})
        for (const auto& [name, screen] : screens())
            QTest::newRow(qPrintable(language + u' ' + name))
                << language << pathOf(name, language) << screen;
}

/// In layout: of a size, and alike from afar. What is shown now is written to RANKSCOPE_SHOTS, from
/// where `pngquant --strip` makes it a new picture.
void TestHandbook::picturesShowTheProgram()
{
    QFETCH(const QString, language);
    QFETCH(const QString, path);
    QFETCH(const Screen, screen);
    const OtherLanguage spoken(language);
    OpenWindow open(path.contains(u"../"_s) ? QSize(1440, 900) : QSize(1280, 800));
    QWidget* shown = screen(open);
    QVERIFY(shown);
    OpenWindow::settle();
    const QImage now = shown->grab().toImage();
    const QDir shots(qEnvironmentVariable("RANKSCOPE_SHOTS", QDir::tempPath()) + u'/' + language);
    QVERIFY(shots.mkpath(shots.path()) && now.save(shots.filePath(QFileInfo(path).fileName())));
    const QFileInfo file(QStringLiteral(PAGES "/") + path);
    const QImage picture(file.filePath());
    QVERIFY2(!picture.isNull(), qPrintable(file.filePath()));
    QVERIFY2(file.size() < 150'000, qPrintable(QString::number(file.size())));
    QCOMPARE(picture.size(), now.size());
    QVERIFY(shadesOf(now) > 32);  // none is blank
    const double differs = shareThatDiffers(picture, now);
    QVERIFY2(differs < 0.05,
             qPrintable(u"%1 % of the picture is another now"_s.arg(100 * differs)));
    if (auto* presentation = open.window.presenting().presentation())
        presentation->close();
}

void TestHandbook::everyPictureIsMadeHere()
{
    QStringList shown;
    for (const QString& page : pages())
        for (const QString& picture : allOf(sourceOf(page), uR"(!\[[^\]]*\]\(([^)]*)\))"_s))
            shown << QDir::cleanPath(QFileInfo(page).path() + u'/' + picture);
    shown.sort();
    shown.removeDuplicates();
    QStringList made;
    for (const QString& language : {u"en"_s, u"zh_CN"_s})
        for (const auto& [name, screen] : screens())
            made << pathOf(name, language);
    made.sort();
    QCOMPARE(shown, made);
}

QTEST_MAIN(TestHandbook)

}  // namespace tst_handbook

#include "tst_handbook.moc"
