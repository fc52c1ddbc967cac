// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/separate_files.h"
#include "core/rankings/runs/judgment_format.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

namespace tst_judgment_format {

using namespace core;

namespace {

Qrels judgments(const std::string& query, const std::string& document)
{
    Qrels qrels;
    qrels.queries = {{query, {{document, Grade(3)}, {"SKU-2", Grade(0)}}},
                     {"winter jacket, \"warm\"", {{"SKU-1", Grade(1)}}}};
    qrels.topGrade = 3;
    return qrels;
}

}  // namespace

class TestJudgmentFormat : public QObject {
    Q_OBJECT

private slots:
    void readsBackAsWritten_data()
    {
        QTest::addColumn<QString>("format");
        for (const JudgmentFormatRow& row : judgmentFormats())
            if (row.format != JudgmentFormat::Trec)
                QTest::newRow(std::string(row.id).c_str()) << QString::fromUtf8(row.id);
    }
    void readsBackAsWritten()
    {
        QFETCH(const QString, format);
        const auto row = std::ranges::find(judgmentFormats(), format.toStdString(),
                                           [](const auto& each) { return std::string(each.id); });
        const Qrels qrels = judgments("usb c hub", "SKU 7");
        const auto text = row->write(qrels, {}, {});
        QVERIFY(text);
        const QTemporaryDir folder;
        const std::string path = folder.filePath("judgments").toStdString();
        std::ofstream(path) << *text;
        const auto read = readJudgments(path, {});
        QVERIFY(read);
        QVERIFY(read->qrels.queries == qrels.queries);
    }

    void tableHasTitles()
    {
        const auto text = rowOf(JudgmentFormat::Table)
                              .write(judgments("q", "SKU-7"),
                                     [](const std::string& document) {
                                         return document == "SKU-7" ? "Hub, 7 in 1" : "";
                                     },
                                     {});
        QCOMPARE(QString::fromStdString(*text),
                 QStringLiteral("query,document,grade,title\nq,SKU-7,3,\"Hub, 7 in 1\"\n"
                                "q,SKU-2,0,\n\"winter jacket, \"\"warm\"\"\",SKU-1,1,\n"));
    }

    void trecRefusesBlanks()
    {
        const auto text = rowOf(JudgmentFormat::Trec).write(judgments("q", "SKU-7"), {}, "out");
        QVERIFY(!text);
        QCOMPARE(text.error().problem, ErrorCode::IdNotForTrec);
    }

    void goesBackWhereItCameFrom_data()
    {
        QTest::addColumn<QString>("opened");
        QTest::addColumn<QString>("written");
        QTest::newRow("Quepid") << "Quepid ratings"
                                << "quepid";
        QTest::newRow("Elasticsearch") << "Elasticsearch ratings"
                                       << "rank-eval";
        QTest::newRow("a table") << "table of ratings"
                                 << "csv";
        QTest::newRow("what is not written") << "RRE ratings"
                                             << "trec";
    }
    void goesBackWhereItCameFrom()
    {
        QFETCH(const QString, opened);
        QFETCH(const QString, written);
        QCOMPARE(QString::fromUtf8(rowOf(judgmentFormatOf(opened.toStdString())).id), written);
    }
};

QTEST_APPLESS_MAIN(TestJudgmentFormat)

}  // namespace tst_judgment_format

#include "tst_judgment_format.moc"
