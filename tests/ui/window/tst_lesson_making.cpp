// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/text_source.h"
#include "core/rankings/pasted_lists/grades_reading.h"
#include "core/teaching/lessons/lesson_check.h"
#include "core/teaching/lessons/lesson_file.h"
#include "core/teaching/lessons/lesson_number.h"
#include "tests/ui/open_window.h"
#include "tests/ui/when_asked.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/collection/document/collection_document.h"
#include "ui/ranking/compare/contrast_dialog.h"
#include "ui/teaching/lesson/document/lesson_bench.h"
#include "ui/teaching/making/lesson_dialog.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/lesson_page.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QUrl>

#include <algorithm>

namespace tst_lesson_making {

using namespace ranking_samples;

/// Lessons made of what is at hand, and lists found for them, as the window offers it.
class TestLessonMaking : public QObject {
    Q_OBJECT

public slots:
    void editorOpens(const QUrl& url) { m_edited = url.toLocalFile(); }

private slots:
    void init()
    {
        adoptLook();
        failOnWarnings();
        m_edited.clear();
        QDesktopServices::setUrlHandler(u"file"_s, this, "editorOpens");
    }
    void cleanup() { QDesktopServices::unsetUrlHandler(u"file"_s); }

    void aListIsMadeALesson()
    {
        OpenWindow open;
        makeNew(open, u"Café list.md"_s);
        QVERIFY(m_edited.isEmpty());
        QVERIFY2(open.window.message().contains(u"Café list.md"_s),
                 qPrintable(open.window.message()));
        const ui::LessonDocument& shown = open.window.lessonPage().document();
        QCOMPARE(&open.window.pageInFront(), &open.window.lessonPage());
        QCOMPARE(shown.file(), path(u"Café list.md"_s));
        QCOMPARE(shown.lesson().id, std::string("caf-list"));
        const auto& list =
            std::get<std::vector<core::RankedList>>(shown.lesson().data.front().content).front();
        QCOMPARE(list.ranked.size(), open.document().list().ranked.size());
        QCOMPARE(list.ranked.front().name(), open.document().list().ranked.front().name());
        QVERIFY(isGood(u"Café list.md"_s));
    }

    void aLessonIsMadeOnesOwn()
    {
        OpenWindow open;
        QVERIFY(open.window.openLesson(u"every-answer"_s, {}, {}).isEmpty());
        make(open, u"mine.md"_s, [&] { open.click(open.control<QPushButton>("makeMine")); });
        const ui::LessonDocument& shown = open.window.lessonPage().document();
        QCOMPARE(shown.file(), path(u"mine.md"_s));
        QCOMPARE(shown.lesson().id, std::string("mine"));
        QCOMPARE(QString::fromStdString(shown.lesson().title.at("en")),
                 u"Every right answer counts"_s);
        QVERIFY(isGood(u"mine.md"_s));
        // What is saved in the editor is shown.
        QFile file(path(u"mine.md"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll().replace("Every right answer counts", "My own");
        file.close();
        QVERIFY(!core::writeText(file.fileName().toStdString(), text.toStdString()));
        QTRY_COMPARE(QString::fromStdString(shown.lesson().title.at("en")), u"My own"_s);
    }

    void aThresholdIsMadeALesson()
    {
        OpenWindow open;
        ui::ClassifierPage& page = open.window.classifierPage();
        open.window.bringToFront(page);
        page.openExample();
        makeNew(open, u"threshold.md"_s);
        QVERIFY(isGood(u"threshold.md"_s));
        const core::Lesson& lesson = open.window.lessonPage().document().lesson();
        const core::LessonNumber& precision = lesson.steps.front().guesses.front().numbers.front();
        QCOMPARE(precision.measure, std::string("precision"));
        QVERIFY(core::lessonValue(precision, lesson.data.front()).value ==
                page.document().rate(core::ThresholdMetric::Precision));
    }

    void aComparisonIsMadeALesson()
    {
        OpenWindow open;
        ui::CollectionPage& page = open.window.collectionPage();
        open.window.bringToFront(page);
        page.openExample();
        QTRY_VERIFY(!page.document().isBusy());
        makeNew(open, u"comparison.md"_s);
        QVERIFY(isGood(u"comparison.md"_s));
        const core::Lesson& lesson = open.window.lessonPage().document().lesson();
        const core::LessonNumber& won = lesson.steps.front().guesses.front().numbers.front();
        QVERIFY(*core::lessonValue(won, lesson.data.front()).value ==
                double(page.document().comparisons()[page.document().measure()].counts.won));
    }

    /// From the Lessons workspace, the list that is open in Ranking is taken.
    void aLessonIsMadeWhereLessonsAre()
    {
        OpenWindow open;
        QVERIFY(open.window.openLesson(u"every-answer"_s, {}, {}).isEmpty());
        make(open, u"list.md"_s, [&] {
            open.click(open.control<QPushButton>("newLesson"));
            saveDialog(open);
        });
        const ui::LessonDocument& shown = open.window.lessonPage().document();
        QCOMPARE(shown.file(), path(u"list.md"_s));
        QCOMPARE(std::get<std::vector<core::RankedList>>(shown.lesson().data.front().content)
                     .front()
                     .ranked.size(),
                 open.document().list().ranked.size());
    }

    void thereMayBeNothingToMakeOneOf()
    {
        OpenWindow open;
        open.document().load({}, {}, u"New"_s);
        open.action(u"New lesson"_s)->trigger();
        QCOMPARE(open.window.message(), u"There is nothing here yet to make a lesson from."_s);
    }

    void aFolderThatIsNotThereIsSaid()
    {
        OpenWindow open;
        makeNew(open, u"no/such/folder.md"_s);
        const auto& dialog = open.control<ui::LessonDialog>("lessonDialog");
        QVERIFY(dialog.isVisible());
        QVERIFY(std::ranges::any_of(dialog.findChildren<ui::WrappedLabel*>(), [](auto* label) {
            return label->text().contains(u"folder.md"_s);
        }));
        QCOMPARE(&open.window.pageInFront().document(), &open.document());
    }

    void anotherPairIsLikeThatOfTheLesson()
    {
        OpenWindow open;
        QVERIFY(open.window.openLesson(u"every-answer"_s, {}, {}).isEmpty());
        open.settle();
        ui::LessonDocument& lesson = open.window.lessonPage().document();
        QAction* another = open.action(u"Another pair like this"_s);
        QVERIFY(!another->isEnabled());  // it would tell the answer
        const std::string guess = lesson.step().guesses.front().id;
        lesson.commit(guess, core::GuessDirection::Same);
        lesson.open(guess);
        QVERIFY(another->isEnabled());
        const auto& names = lesson.bench().names();
        const auto grades = [&lesson, &names] {
            return std::pair(core::gradesText(lesson.bench().list(names[0])->list()),
                             core::gradesText(lesson.bench().list(names[1])->list()));
        };
        const auto given = grades();
        another->trigger();
        const auto first = grades();
        QVERIFY(first != given);
        const auto precision = [&lesson](const std::string& name) {
            const ui::RankingDocument& list = *lesson.bench().list(name);
            return list.valueUnder(core::Measure::P, list.session().settings);
        };
        QVERIFY(precision(names[0]) == precision(names[1]));  // as of the lesson's
        another->trigger();
        QVERIFY(grades() != first);
        lesson.history().undo();
        QVERIFY(grades() == first);
        lesson.history().undo();
        QVERIFY(grades() == given);
    }

    void twoListsAreFoundFromTheMenu()
    {
        OpenWindow open;
        open.action(u"Find contrasting lists"_s)->trigger();
        auto& dialog = open.control<ui::ContrastDialog>("contrastDialog");
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY(!dialog.isModal());
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
        QVERIFY(open.document().hasTwoLists());
        QVERIFY(open.card(core::Measure::Ap) && open.card(core::Measure::P));
        open.document().history().undo();
        QVERIFY(!open.document().hasTwoLists());
    }

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    bool isGood(const QString& name) const
    {
        const auto text = core::readText(QFile::encodeName(path(name)).toStdString());
        const auto lesson = core::parseLesson(text ? *text : std::string(), "made");
        return lesson &&
               std::ranges::all_of(core::checkLesson(*lesson), [](const auto& diagnostic) {
                   return diagnostic.fault == core::LessonFault::Unwritten;
               });
    }
    template <class Ask>
    void make(OpenWindow& open, const QString& name, const Ask& ask)
    {
        const WhenAsked<QFileDialog> naming([this, name](QFileDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(path(name));
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        ask();
        open.settle();
    }

    static void saveDialog(OpenWindow& open)
    {
        auto& dialog = open.control<ui::LessonDialog>("lessonDialog");
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::mouseClick(dialog.findChild<QPushButton*>(u"save"_s), Qt::LeftButton);
    }
    void makeNew(OpenWindow& open, const QString& name)
    {
        make(open, name, [&] {
            open.action(u"New lesson"_s)->trigger();
            saveDialog(open);
        });
    }

    QTemporaryDir m_folder;
    QString m_edited;
};

QTEST_MAIN(TestLessonMaking)

}  // namespace tst_lesson_making

#include "tst_lesson_making.moc"
