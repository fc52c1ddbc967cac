// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/result_names.h"

#include <QTest>

#include <string>

namespace tst_result_names {

using core::result_names::ResultsName;

class TestResultNames : public QObject {
    Q_OBJECT
private slots:
    void lists_data();
    void lists();
    void relevant_data();
    void relevant();
    void ids_data();
    void ids();
};

void TestResultNames::lists_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("holder");
    QTest::addColumn<ResultsName>("expected");
    const auto row = [](const char* name, const char* holder, ResultsName expected) {
        QTest::addRow("%s.%s", holder, name)
            << std::string(name) << std::string(holder) << expected;
    };
    using enum ResultsName;
    row("docs", "response", Hits);
    row("docs", "", Scored);
    row("docs", "root", Scored);
    row("children", "root", Hits);
    row("children", "", None);
    row("children", "response", None);
    row("article", "get", Hits);
    row("article", "", None);
    row("results", "", Hits);
    row("contexts", "", Scored);
    row("docids", "", Ids);
    row("retrieved", "", Ids);
    row("retrievedids", "", Ids);
    row("retrievedid", "", Ids);
    row("retrieveddocs", "", Ids);
    row("retrievedcontextids", "", Ids);
    row("rerankedpassageid", "", Ids);
    row("retrieveds", "", None);
    row("retrievedtexts", "", None);
    row("retrievedwordids", "", None);
    row("returned", "", None);
    row("answer", "", None);
}

void TestResultNames::lists()
{
    QFETCH(const std::string, name);
    QFETCH(const std::string, holder);
    QTEST(core::result_names::resultsName(name, holder), "expected");
}

void TestResultNames::relevant_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<bool>("expected");
    for (const char* name : {"gold", "expected", "relevant", "goldid", "golddocs", "goldenids",
                             "referencecontexts", "supportingids", "relevantdocumentid"})
        QTest::newRow(name) << std::string(name) << true;
    for (const char* name :
         {"reference", "golden", "targets", "correctanswerids", "goldtexts", "mygold", ""})
        QTest::newRow(name) << std::string(name) << false;
}

void TestResultNames::relevant()
{
    QFETCH(const std::string, name);
    QTEST(core::result_names::isRelevantName(name), "expected");
}

void TestResultNames::ids_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<bool>("expected");
    for (const char* name : {"docids", "docid", "id", "ids"})
        QTest::newRow(name) << std::string(name) << true;
    for (const char* name : {"docs", "idle", "d", ""})
        QTest::newRow(name) << std::string(name) << false;
}

void TestResultNames::ids()
{
    QFETCH(const std::string, name);
    QTEST(core::result_names::endsInIds(name), "expected");
}

QTEST_APPLESS_MAIN(TestResultNames)

}  // namespace tst_result_names

#include "tst_result_names.moc"
