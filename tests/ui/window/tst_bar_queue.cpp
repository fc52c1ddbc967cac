// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "ui/toolkit/panel/question_bar.h"
#include "ui/window/bar_queue.h"
#include "ui/window/message_bar.h"

#include <QVBoxLayout>

namespace tst_bar_queue {

namespace {

using Urgency = ui::BarQueue::Urgency;

/// The bars of a window, and what stands below them.
struct Bars {
    Bars()
    {
        auto* column = new QVBoxLayout(&window);
        column->addWidget(&queue);
        column->addStretch(1);
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
