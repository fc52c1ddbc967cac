// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "ui/toolkit/panel/question_bar.h"
#include "ui/window/bar_queue.h"
#include "ui/window/message_bar.h"

#include <QLabel>
#include <QPushButton>

namespace tst_bar_queue {

namespace {

using Urgency = ui::BarQueue::Urgency;

/// The bars of a window.
struct Bars {
    Bars()
    {
        queue.add(message, Urgency::Note);
        QObject::connect(&message, &ui::MessageBar::said, &queue, [this](bool isRefusal) {
            queue.setUrgency(message, isRefusal ? Urgency::Demand : Urgency::Note);
        });
        queue.add(question, Urgency::Demand);
        queue.add(*welcome, Urgency::Note);
        window.resize(600, 400);
        window.show();
    }

    /// The first letters of the bars that are seen.
    QString seen() const
    {
        QString letters;
        if (message.isVisible())
            letters += u'm';
        if (question.isVisible())
            letters += u'q';
        if (welcome && welcome->isVisible())
            letters += u'w';
        return letters;
    }

    QWidget window;
    ui::BarQueue queue{&window};
    ui::MessageBar message{&window};
    ui::QuestionBar question{{QStringLiteral("Yes"), QStringLiteral("No")}, &window};
    QPointer<ui::QuestionBar> welcome{new ui::QuestionBar({QStringLiteral("Tour")}, &window)};
};

}  // namespace

class TestBarQueue : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }

    void takesNoRoomWhenNothingIsSaid()
    {
        Bars bars;
        QVERIFY(!bars.queue.isVisible());
        bars.message.note(QStringLiteral("Read two files."));
        QVERIFY(bars.queue.isVisible());
        bars.message.dismiss();
        QVERIFY(!bars.queue.isVisible());
    }

    /// At the lower edge of the window and above all else there, as high as its text needs.
    void liesAtTheLowerEdge()
    {
        Bars bars;
        QLabel status(&bars.window);
        status.setGeometry(0, 370, 600, 30);
        status.show();
        bars.message.note(QStringLiteral("Read two files."));
        QApplication::processEvents();
        const QRect oneLine = bars.queue.geometry();
        QCOMPARE(oneLine.bottomLeft(), QPoint(0, 399));
        QCOMPARE(oneLine.width(), 600);
        QVERIFY2(oneLine.height() >= 24 && oneLine.height() <= 40,
                 qPrintable(QString::number(oneLine.height())));
        QCOMPARE(bars.window.childAt(oneLine.topLeft() + QPoint(2, 2)),
                 static_cast<QWidget*>(&bars.message));
        bars.message.note(QStringLiteral("Read two files. ").repeated(20));
        QApplication::processEvents();
        QVERIFY(bars.queue.height() > oneLine.height());
        QCOMPARE(bars.queue.geometry().bottom(), 399);
        bars.window.resize(700, 300);
        QApplication::processEvents();
        QCOMPARE(bars.queue.geometry().bottom(), 299);
        QCOMPARE(bars.queue.width(), 700);
        QPushButton end(&bars.window);
        end.setGeometry(650, 270, 50, 30);
        end.show();
        bars.queue.endBefore(end);
        QCOMPARE(bars.queue.width(), 650);
        end.move(660, 270);
        QCOMPARE(bars.queue.width(), 660);
        end.hide();
        QCOMPARE(bars.queue.width(), 700);
    }

    void theMoreUrgentComesFirst()
    {
        Bars bars;
        bars.welcome->ask(QStringLiteral("New here?"));
        QCOMPARE(bars.seen(), QStringLiteral("w"));
        bars.message.note(QStringLiteral("Read two files."));
        QCOMPARE(bars.seen(), QStringLiteral("m"));
        bars.question.ask(QStringLiteral("Reload?"));
        QCOMPARE(bars.seen(), QStringLiteral("q"));
        bars.message.note(QStringLiteral("Read three files."));
        QCOMPARE(bars.seen(), QStringLiteral("q"));
        bars.question.withdraw();
        QCOMPARE(bars.seen(), QStringLiteral("m"));
        bars.message.dismiss();
        QCOMPARE(bars.seen(), QStringLiteral("w"));
    }

    /// What was asked for last is answered first; an older refusal is told afterwards.
    void ofEqualOnesTheNewest()
    {
        Bars bars;
        bars.message.refuse(QStringLiteral("It cannot be read."));
        QCOMPARE(bars.seen(), QStringLiteral("m"));
        bars.question.ask(QStringLiteral("Overwrite?"));
        QCOMPARE(bars.seen(), QStringLiteral("q"));
        bars.message.refuse(QStringLiteral("It cannot be read, either."));
        QCOMPARE(bars.seen(), QStringLiteral("m"));
        QVERIFY(bars.message.isRefusal());
        bars.message.dismiss();
        QCOMPARE(bars.seen(), QStringLiteral("q"));
    }

    void aMessageGoesWithItsPage()
    {
        Bars bars;
        const QObject one;
        const QObject other;
        bars.message.setInFront(one);
        bars.message.note(QStringLiteral("Read two files."));
        bars.message.setInFront(one);
        QCOMPARE(bars.seen(), QStringLiteral("m"));
        bars.message.setInFront(other);
        QCOMPARE(bars.seen(), QString());
        bars.message.note(QStringLiteral("Read two files."));
        bars.message.setSubject(&one);  // said by a page behind
        bars.message.setInFront(one);
        QCOMPARE(bars.message.sentence(), QStringLiteral("Read two files."));
        bars.message.note(QStringLiteral("Nothing is backed up."));
        bars.message.setSubject(nullptr);
        bars.message.setInFront(other);
        QCOMPARE(bars.seen(), QStringLiteral("m"));
    }

    void aBarMayGo()
    {
        Bars bars;
        bars.welcome->ask(QStringLiteral("New here?"));
        delete bars.welcome;
        bars.message.note(QStringLiteral("Read two files."));
        QCOMPARE(bars.seen(), QStringLiteral("m"));
    }
};

QTEST_MAIN(TestBarQueue)

}  // namespace tst_bar_queue

#include "tst_bar_queue.moc"
