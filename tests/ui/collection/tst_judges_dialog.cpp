// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/query_sample.h"

#include "ui/collection/document/collection_document.h"
#include "ui/collection/judging/judges_dialog.h"
#include "ui/toolkit/panel/wrapped_label.h"

#include <QAbstractItemModelTester>
#include <QUndoStack>

namespace tst_judges_dialog {

using namespace Qt::StringLiterals;
using namespace query_sample;

namespace {

/// Anna's judgments are the collection's; Ben differs by 2 in a, by 1 in b and not in c.
core::JudgePanel panel()
{
    const auto judge = [](const std::string& name, const std::string& qrels) {
        return core::Judge{name, core::parseQrels(qrels, name).value()};
    };
    return core::judgePanel(std::vector{judge("anna", "q1 0 a 2\nq1 0 b 1\nq1 0 c 0\n"),
                                        judge("ben", "q1 0 a 0\nq1 0 b 2\nq1 0 c 0\nq9 0 a 1\n")});
}

QString rowOf(const QAbstractItemView& view, int row)
{
    QStringList cells;
    for (int column = 0; column < view.model()->columnCount(); ++column)
        cells << view.model()->index(row, column).data().toString();
    return cells.join(u'|');
}

}  // namespace

class TestJudgesDialog : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }

    void digitsSettleDisagreements()
    {
        ui::CollectionDocument document;
        load(document, collection("q1 0 a 2\nq1 0 b 1\nq1 0 c 0\n",
                                  {{"a", "q1 Q0 a 1 3 r\nq1 Q0 b 2 2 r\nq1 Q0 c 3 1 r\n"}}));
        ui::JudgesDialog dialog(document, panel());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        const QAbstractItemModelTester tester(dialog.view().model());
        QVERIFY2(dialog.agreement().text().startsWith(u"The judges agree on 1 of 3 documents."_s),
                 qPrintable(dialog.agreement().text()));
        QCOMPARE(dialog.view().model()->rowCount(), 2);
        QCOMPARE(rowOf(dialog.view(), 0), u"q1|a|2|0|2"_s);
        QCOMPARE(rowOf(dialog.view(), 1), u"q1|b|1|2|1"_s);
        QTest::keyClick(&dialog.view(), Qt::Key_1);
        QCOMPARE(rowOf(dialog.view(), 0), u"q1|a|2|0|1"_s);
        QCOMPARE(dialog.view().currentIndex().row(), 1);
        QTest::keyClick(&dialog.view(), Qt::Key_2);
        QCOMPARE(rowOf(dialog.view(), 1), u"q1|b|1|2|2"_s);
        QCOMPARE(dialog.view().currentIndex().row(), 1);
        document.history().undo();
        QCOMPARE(rowOf(dialog.view(), 1), u"q1|b|1|2|1"_s);
        document.history().undo();
        QCOMPARE(rowOf(dialog.view(), 0), u"q1|a|2|0|2"_s);
        QVERIFY(document.edits().empty());
    }

    void judgesWhoAgree()
    {
        ui::CollectionDocument document;
        load(document, collection("q1 0 a 2\n", {{"a", "q1 Q0 a 1 3 r\n"}}));
        const core::Judge one{"one", core::parseQrels("q1 0 a 2\n", "one").value()};
        const core::Judge two{"two", core::parseQrels("q1 0 a 2\nq1 0 b 1\n", "two").value()};
        ui::JudgesDialog dialog(document, core::judgePanel(std::vector{one, two}));
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(dialog.view().model()->rowCount(), 0);
        QVERIFY(!dialog.agreement().text().contains(u"digit"_s));
    }
};

QTEST_MAIN(TestJudgesDialog)

}  // namespace tst_judges_dialog

#include "tst_judges_dialog.moc"
