// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/measure_table.h"
#include "core/teaching/worksheets/roster.h"
#include "core/teaching/worksheets/worksheet.h"
#include "tests/ui/classifier_samples.h"
#include "tests/ui/collection_samples.h"
#include "tests/ui/latin_words.h"
#include "tests/ui/open_window.h"
#include "tests/ui/other_language.h"
#include "tests/ui/seen_texts.h"
#include "tests/ui/text_boxes.h"
#include "ui/charts/figure/figure_source.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/classifier/sample/table_import.h"
#include "ui/collection/collection_workspace.h"
#include "ui/export/report/report_html.h"
#include "ui/teaching/guide/guide_dialog.h"
#include "ui/teaching/lesson/document/lesson_document.h"
#include "ui/teaching/lesson/lesson_workspace.h"
#include "ui/teaching/marking/marking_dialog.h"
#include "ui/teaching/worksheet/open_set_dialog.h"
#include "ui/teaching/worksheet/sheet_report.h"
#include "ui/text/catalogue/lesson_library.h"
#include "ui/text/catalogue/listed_measures.h"
#include "ui/text/import/diagnostic_text.h"
#include "ui/text/import/error_text.h"
#include "ui/text/lessons/verdict_text.h"
#include "ui/text/words/filter_text.h"
#include "ui/window/help_menu.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/lesson_page.h"
#include "ui/window/page/presenting.h"
#include "ui/window/page/ranking_page.h"
#include "ui/window/presentation/presentation.h"

#include <QDialog>
#include <QFile>
#include <QTemporaryDir>
#include <QUndoStack>

#include <array>
#include <memory>

namespace tst_language_walk {

using namespace ranking_samples;
using language_walk::LatinWords;
using language_walk::SeenText;
using language_walk::SeenTexts;

namespace {

/// A window that goes from place to place.
class Walk {
public:
    OpenWindow open;

    void settle()
    {
        OpenWindow::settle();
        while (open.window.collectionPage().isLoading() ||
               open.window.collectionPage().document().isBusy())
            QApplication::processEvents();
        OpenWindow::settle();
    }

    /// A page with its panels, its report, its figures and what was done there.
    void addPage(ui::WorkspacePage& page, SeenTexts& seen)
    {
        open.window.bringToFront(page);
        page.complete();
        settle();
        seen.addWindow(open.window);
        seen.addPanels(page.workspace());
        addReport(page.report(), seen);
        addFigures(page, seen);
        const QUndoStack& history = page.document().history();
        for (int step = 0; step < history.count(); ++step)
            seen.add(history.text(step), u"undo"_s);
    }

    /// The dialog that was just opened.
    void addDialog(SeenTexts& seen)
    {
        OpenWindow::settle();
        QWidget* dialog = QApplication::activeWindow();
        QVERIFY2(dialog && dialog != &open.window, "no dialog came");
        seen.addWindow(*dialog);
        dialog->close();
        OpenWindow::settle();
    }
    /// The dialog that an entry of a menu opens.
    void addDialogOf(const QString& caption, SeenTexts& seen)
    {
        const QList<QAction*> actions = open.window.findChildren<QAction*>();
        const auto action = std::ranges::find(actions, caption, &QAction::text);
        QVERIFY2(action != actions.end(), qPrintable(caption));
        (*action)->trigger();
        addDialog(seen);
    }

    static void addReport(const ui::Report& report, SeenTexts& seen)
    {
        static const QRegularExpression tag(u"<(style|script).*?</\\1>|<[^>]*>"_s,
                                            QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression told(u"(?:alt|title|aria-label)=\"([^\"]*)\""_s);
        const QString html = QString::fromUtf8(ui::reportHtml(report));
        for (const QString& text : QString(html).replace(tag, u"\n"_s).split(u'\n'))
            seen.add(QString(text).replace(u"&lt;"_s, u"<"_s), u"report"_s);
        for (auto match = told.globalMatch(html); match.hasNext();)
            seen.add(match.next().captured(1), u"report, told"_s);
    }

private:
    static void addFigures(ui::WorkspacePage& page, SeenTexts& seen)
    {
        const QSizeF points(400, 300);
        for (ui::FigureSource* source : page.figures()) {
            const ui::PaperFigure figure = ui::finishedFigure(*source);
            const QString place = u"figure "_s + figure.kind;
            for (const QString& text : {figure.title, figure.description, figure.caption,
                                        figure.methods, figure.guides, figure.whyNone})
                seen.add(text, place);
            if (figure.extent)
                seen.add(figure.extent(points, {}), place);
            if (!figure.paint)
                continue;
            TextBoxes paper(points);
            figure.paint(paper, points, {});
            for (const TextBoxes::Box& box : paper.boxes())
                if (!box.text.contains(u'…'))
                    seen.add(box.text, place + u", drawn"_s);
        }
    }
};

core::Session twoLists()
{
    core::Session session = cakes();
    session.other = session.list;
    std::ranges::reverse(session.other->ranked);
    return session;
}

core::Session threeQueries()
{
    core::Session session = cakes();
    for (const char* query : {"q2", "q3"}) {
        core::QueryLists& added = session.after.emplace_back();
        added.list = session.list;
        added.list.query = query;
        added.list.ranked.pop_back();
    }
    return session;
}

void editTheList(ui::RankingDocument& document)
{
    document.setGrade(ui::Section::Ranked, std::array{std::size_t{0}}, core::Grade(3));
    document.setGrade(ui::Section::Ranked, std::array{std::size_t{1}}, core::Grade::unjudged());
    document.moveRows({4}, 0);
    document.remove(ui::Section::Ranked, {2});
    document.insert(ui::Section::Ranked, 1);
    document.transfer(ui::Section::Ranked, {3});
    document.duplicateAsB();
}

void visitLessons(Walk& walk, SeenTexts& seen)
{
    for (const std::string& id : ui::shippedLessonIds()) {
        walk.open.window.openLesson(QString::fromStdString(id), 2);
        ui::LessonPage& page = walk.open.window.lessonPage();
        OpenWindow::settle();
        seen.addWindow(page.workspace());
        ui::LessonDocument& lesson = page.document();
        for (const core::LessonGuess& guess : lesson.step().guesses) {
            lesson.commit(guess.id, core::rightAnswer(lesson.lesson(), guess));
            lesson.open(guess.id);
        }
        OpenWindow::settle();
        seen.addWindow(page.workspace());
    }
    seen.addWindow(walk.open.window);
}

void visitDialogs(Walk& walk, SeenTexts& seen)
{
    walk.open.window.bringToFront(walk.open.window.rankingPage());
    walk.open.window.openExample();
    walk.open.press(Qt::Key_F1);
    walk.addDialog(seen);
    walk.open.press(Qt::Key_E, Qt::ControlModifier);
    walk.addDialog(seen);
    for (const QString& caption :
         {ui::MainWindow::tr("Repor&t…"), ui::MainWindow::tr("&Worksheet…"),
          ui::HelpMenu::tr("&List of measures…"),
          ui::HelpMenu::tr("&Verify against reference programs…"),
          ui::RankingPage::tr("Find contrasting lists…")})
        walk.addDialogOf(caption, seen);
    walk.open.window.showLibrary();
    walk.addDialog(seen);
    walk.open.window.showGuide();
    walk.addDialog(seen);
}

void visitOwnDialogs(Walk& walk, SeenTexts& seen)
{
    ui::MarkingDialog marking(ui::shippedLessons(), nullptr);
    seen.addWindow(marking);
    ui::OpenSetDialog set(ui::shippedLessons());
    seen.addWindow(set);
    const std::string table = "label,score\n1,0.9\n0,0.4\nx,0.2\n1,0.1\n";
    const auto preview = core::previewTable(table, "table.csv");
    QVERIFY(preview);
    ui::TableImport import({u"table.csv"_s, std::make_shared<const std::string>(table)}, *preview);
    QTRY_VERIFY(!import.isReading());
    seen.addWindow(import);
    walk.open.window.bringToFront(walk.open.window.rankingPage());
    walk.open.window.takeTour();
    walk.settle();
    seen.addWindow(walk.open.window);
}

void visitPresentations(Walk& walk, SeenTexts& seen)
{
    for (ui::WorkspacePage* page : walk.open.window.pages()) {
        walk.open.window.bringToFront(*page);
        page->openExample();
        walk.settle();
        page->presenting().begin();
        walk.settle();
        if (ui::Presentation* talk = page->presenting().presentation())
            seen.addWindow(*talk);
        page->presenting().end();
    }
}

/// Several classes, and files that are refused.
void visitFiles(Walk& walk, SeenTexts& seen)
{
    QTemporaryDir folder;
    const auto open = [&](const QString& name, const QByteArray& text) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
        file.close();
        walk.open.window.open({file.fileName()});
        walk.settle();
        seen.add(walk.open.window.message(), u"message"_s);
    };
    QByteArray classes = "label,0,1,2\n";
    for (int sample = 0; sample < 12; ++sample)
        classes +=
            QByteArray::number(sample % 3) + (sample % 2 ? ",0.5,0.3,0.2\n" : ",0.2,0.5,0.3\n");
    open(u"1.csv"_s, classes);
    walk.addPage(walk.open.window.classifierPage(), seen);
    open(u"2.csv"_s, "label,score\n1,0.9\n0,7x\n");
    open(u"3.rankscope.json"_s, "{\"format\": 7}");
    open(u"4.qrels"_s, "1 0 7 x\n");
    open(u"5.txt"_s, QByteArray("\0\1", 2));
    seen.addWindow(walk.open.window);
    for (QDialog* asking : walk.open.window.findChildren<QDialog*>())
        if (asking->isVisible()) {
            seen.addWindow(*asking);
            asking->reject();
        }
    walk.open.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&walk.open.window));
}

void visitWorksheets(Walk&, SeenTexts& seen)
{
    // One of lists, one of samples, one of groups.
    std::vector<core::Lesson> lessons;
    for (const char* id : {"which-ideal", "one-threshold", "one-auc-two-users"})
        lessons.push_back(*ui::lessonNamed(id));
    const auto sheets = core::worksheets(lessons, core::numberedStudents(1), 2026);
    QVERIFY(sheets);
    const ui::SheetStyle style{{}, {}, ui::spokenLanguage().toStdString()};
    Walk::addReport(ui::sheetReport(sheets->sheets.front(), style), seen);
    Walk::addReport(ui::keyReport(*sheets, style), seen);
    Walk::addReport(ui::workingReport(*sheets, style), seen);
}

void visitDiagnostics(Walk&, SeenTexts& seen)
{
    for (int i = 0; i <= static_cast<int>(core::Warning::GroupSizesBeside); ++i)
        seen.add(ui::diagnosticText({static_cast<core::Warning>(i), 2, 7, "7"}),
                 u"finding %1"_s.arg(i));
    for (int i = 0; i <= static_cast<int>(core::ErrorCode::NumberOrName); ++i) {
        core::ParseError error;
        error.problem = static_cast<core::ErrorCode>(i);
        error.found = "7";
        seen.add(ui::errorText(error), u"problem %1"_s.arg(i));
    }
    using Kind = core::FilterProblem::Kind;
    for (int i = 0; i <= static_cast<int>(Kind::TooDeep); ++i)
        if (static_cast<Kind>(i) != Kind::BadMeasureSpec)
            for (const ui::FilterOf what : {ui::FilterOf::Queries, ui::FilterOf::Samples})
                seen.add(ui::filterProblemText({static_cast<Kind>(i), 0, "7"}, what),
                         u"filter %1"_s.arg(i));
}

/// Words of lessons that are no English where it is told: those of its lines in that language.
QStringList wordsOfLessons(const QString& language)
{
    const bool inChinese = language == language_walk::markedChinese;
    static const QRegularExpression han(u"\\p{Han}"_s);
    static const QRegularExpression apart(u"[^A-Za-z'’]+"_s);
    QStringList words;
    for (const std::string& id : ui::shippedLessonIds())
        for (const QString& line : QString::fromStdString(*ui::shippedLessonText(id)).split(u'\n'))
            if (!inChinese || han.match(line).hasMatch())
                words << line.split(apart, Qt::SkipEmptyParts);
    return words;
}

/// What may be typed in definitions and as figures of classifiers: "gain", "linear", "LogLoss".
QStringList wordsOfDefinitions(const QString&)
{
    QStringList words =
        u"Accuracy BalancedAccuracy Precision Specificity Kappa LogLoss AvgPrec"_s.split(u' ');
    for (const ui::ListedMeasure& listed : ui::listedMeasures())
        for (const ui::ListedParameter& parameter : listed.parameters) {
            words << parameter.name << parameter.standard.split(u'-');
            for (const ui::ListedParameter::Value& value : parameter.values)
                words << value.text.split(u'-');
        }
    return words;
}

struct Place {
    const char* name;
    void (*visit)(Walk& walk, SeenTexts& seen);
    /// That are its own and no English; null: there are none.
    QStringList (*words)(const QString& language) = nullptr;
};

constexpr Place places[]{
    {"ranking: the example",
     [](Walk& walk, SeenTexts& seen) { walk.addPage(walk.open.window.rankingPage(), seen); }},
    {"ranking: every measure",
     [](Walk& walk, SeenTexts& seen) {
         for (const core::MeasureRow& row : core::measureTable()) {
             walk.open.document().adopt({row.measure, {}, {}});
             OpenWindow::settle();
             seen.addWindow(walk.open.workspace());
         }
     }},
    {"ranking: after edits",
     [](Walk& walk, SeenTexts& seen) {
         walk.open.document().load(twoLists(), {}, u"7"_s);
         editTheList(walk.open.document());
         walk.addPage(walk.open.window.rankingPage(), seen);
     }},
    {"ranking: three queries",
     [](Walk& walk, SeenTexts& seen) {
         walk.open.document().load(threeQueries(), {}, u"7"_s);
         walk.addPage(walk.open.window.rankingPage(), seen);
     }},
    {"ranking: nothing",
     [](Walk& walk, SeenTexts& seen) {
         walk.open.window.rankingPage().startNew();
         walk.addPage(walk.open.window.rankingPage(), seen);
     }},
    {"classifier: the example",
     [](Walk& walk, SeenTexts& seen) {
         walk.open.window.classifierPage().openExample();
         walk.addPage(walk.open.window.classifierPage(), seen);
     }},
    {"classifier: two models",
     [](Walk& walk, SeenTexts& seen) {
         walk.open.window.classifierPage().load(classifier_samples::sixByTwo(), {}, u"7"_s);
         walk.addPage(walk.open.window.classifierPage(), seen);
     }},
    {"classifier: nothing",
     [](Walk& walk, SeenTexts& seen) {
         walk.open.window.classifierPage().startNew();
         walk.addPage(walk.open.window.classifierPage(), seen);
     }},
    {"collection: the example",
     [](Walk& walk, SeenTexts& seen) {
         walk.open.window.collectionPage().openExample();
         walk.addPage(walk.open.window.collectionPage(), seen);
     }},
    {"collection: three queries",
     [](Walk& walk, SeenTexts& seen) {
         ui::CollectionDocument& document = walk.open.window.collectionPage().document();
         collection_samples::load(document, collection_samples::threeQueries());
         document.history().clear();  // its name is not the program's
         walk.addPage(walk.open.window.collectionPage(), seen);
     }},
    {"collection: nothing",
     [](Walk& walk, SeenTexts& seen) {
         walk.open.window.collectionPage().startNew();
         walk.addPage(walk.open.window.collectionPage(), seen);
     }},
    {"files of classes, and refused ones", visitFiles},
    {"lessons before and after the guess", visitLessons, wordsOfLessons},
    {"dialogs of the menus", visitDialogs, wordsOfDefinitions},
    {"other dialogs", visitOwnDialogs, wordsOfLessons},
    {"presentations", visitPresentations, wordsOfLessons},
    {"worksheets and their key", visitWorksheets, wordsOfLessons},
    {"findings and refusals", visitDiagnostics},
};

/// What lists of lessons and of their questions say in the language that is spoken, and lists of
/// measures in any.
QStringList namesInLists()
{
    QStringList names;
    for (const core::Lesson& lesson : ui::shippedLessons()) {
        const auto add = [&](const core::Translated& text) {
            names << ui::lessonText(lesson, text, lesson.languages.front());
        };
        add(lesson.title);
        add(lesson.question);
        for (const core::LessonStep& step : lesson.steps)
            add(step.title);
    }
    for (const ui::ListedMeasure& listed : ui::listedMeasures())
        names << ui::otherNamesLine(listed);
    names.removeAll(QString());
    return names;
}

/// What documents and queries of the examples are called.
QStringList namesOfExamples(Walk& walk)
{
    QStringList names;
    const auto add = [&](std::string_view name) {
        const QString text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        if (text.size() > 1)
            names << text;
        if (text.contains(u' ') && text.contains(u'-'))
            names << text.split(u'-');  // lines end at hyphens
    };
    const core::Session cake = cakes();
    for (const auto* documents : {&cake.list.ranked, &cake.list.notRetrieved})
        for (const core::RankedItem& document : *documents) {
            add(document.id);
            add(document.title);
        }
    add(cake.list.query);
    walk.open.window.collectionPage().openExample();
    walk.settle();
    const core::Collection& collection = walk.open.window.collectionPage().document().collection();
    add(collection.name);
    for (const core::QueryJudgments& query : collection.qrels.queries) {
        add(collection.queryTexts->find(query.query)->title);
        add(collection.queryTexts->find(query.query)->text);
    }
    for (const core::NamedRun& run : collection.runs)
        for (const core::ListedQuery& query : run.lists.queries()) {
            const auto results = run.lists.find(query.query);
            for (const core::RetrievedDocument& entry : results->documents) {
                add(entry.document);
                if (const auto text = collection.documentTexts->find(entry.document))
                    add(text->title);
            }
        }
    for (const char* device : {"device", "desktop", "phone", "tablet"})
        add(device);
    names.removeDuplicates();
    return names;
}

}  // namespace

/// A person who walks everywhere meets no English where another language is spoken.
class TestLanguageWalk : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void englishIsFound();
    void noEnglishIsSeen_data();
    void noEnglishIsSeen();
    void cleanupTestCase() { m_walk.reset(); }

private:
    void speak(const QString& language);

    std::unique_ptr<language_walk::OtherLanguage> m_spoken;
    std::unique_ptr<Walk> m_walk;
    QStringList m_names;
    QString m_language;
};

void TestLanguageWalk::initTestCase()
{
    adoptLook();
    Walk english;
    m_names = namesOfExamples(english);
}

void TestLanguageWalk::englishIsFound()
{
    const LatinWords latin({u"Bread Only"_s}, {u"clicks"_s});
    QCOMPARE(latin.in(u"⟦Ŕááñķ⟧ 1 of Bread Only: <b>nDCG(gain=exp)@10</b> &and clicks (Ctrl+E)"_s),
             (QStringList{u"of"_s, u"and"_s}));
    QCOMPARE(latin.in(u"排名 1，Bread Only：nDCG@10"_s), QStringList());
}

/// One window serves all places of a language.
void TestLanguageWalk::speak(const QString& language)
{
    if (m_language == language)
        return;
    m_language = language;
    m_walk.reset();
    m_spoken.reset();
    m_spoken = std::make_unique<language_walk::OtherLanguage>(language);
    m_walk = std::make_unique<Walk>();
}

void TestLanguageWalk::noEnglishIsSeen_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("language");
    for (const QString& language : {language_walk::accents, language_walk::markedChinese})
        for (std::size_t i = 0; i < std::size(places); ++i)
            QTest::addRow("%s in %s", places[i].name, qPrintable(language))
                << static_cast<int>(i) << language;
}

void TestLanguageWalk::noEnglishIsSeen()
{
    QFETCH(const int, place);
    QFETCH(const QString, language);
    speak(language);
    SeenTexts seen;
    places[place].visit(*m_walk, seen);
    const auto words = places[place].words;
    const LatinWords latin(m_names + namesInLists(), words ? words(language) : QStringList());
    QStringList english;
    for (const SeenText& one : seen.all())
        if (const QStringList met = latin.in(one.text); !met.isEmpty())
            english << u"%1 in ‘%2’ at %3"_s.arg(met.join(u' '), one.text.left(200), one.place);
    QVERIFY2(english.isEmpty(), qPrintable(english.join(u'\n')));
}

QTEST_MAIN(TestLanguageWalk)

}  // namespace tst_language_walk

#include "tst_language_walk.moc"
