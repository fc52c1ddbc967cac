// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/text_match.h"
#include "tests/core/flat_diagnostics.h"

#include <QTest>

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tst_text_match {

using core::TextMatch;
using Ids = std::vector<std::string>;

namespace {

/// Each text says its own id behind what the texts begin with.
class Texts : public core::TextsById {
public:
    explicit Texts(const Ids& ids, const std::string& beginning = {})
    {
        for (const std::string& id : ids)
            m_texts[id] = {{}, beginning + id};
    }
    std::size_t size() const override { return m_texts.size(); }
    std::optional<core::ItemText> find(std::string_view id) const override
    {
        const auto found = m_texts.find(id);
        return found == m_texts.end() ? std::nullopt : std::optional(found->second);
    }

private:
    std::map<std::string, core::ItemText, std::less<>> m_texts;
};

/// Queries with the documents that are judged for them.
core::Qrels judged(const std::vector<std::pair<std::string, Ids>>& queries)
{
    core::Qrels qrels;
    for (const auto& [query, documents] : queries) {
        qrels.queries.push_back({query, {}});
        for (const std::string& document : documents)
            qrels.queries.back().judgments.push_back({document, core::Grade(1)});
    }
    return qrels;
}

}  // namespace

class TestTextMatch : public QObject {
    Q_OBJECT
private slots:
    void match_data();
    void match();
    void lookups_data();
    void lookups();
    void withoutText();
    void joinedTexts();
};

void TestTextMatch::match_data()
{
    QTest::addColumn<Ids>("texts");
    QTest::addColumn<QString>("path");
    QTest::addColumn<TextMatch>("expected");
    const auto row = [](const char* name, const Ids& texts, const char* path, TextMatch expected) {
        QTest::newRow(name) << texts << QString::fromLatin1(path) << expected;
    };
    using enum TextMatch;
    row("none is known", {"x", "y"}, "texts.jsonl", Neither);
    row("a query", {"q1"}, "texts.jsonl", Queries);
    row("a document", {"d1"}, "texts.jsonl", Documents);
    row("a document that is not a query's first", {"e1"}, "texts.jsonl", Neither);
    row("more queries", {"q1", "q2", "d1"}, "texts.jsonl", Queries);
    row("more documents", {"q1", "d1", "d2"}, "texts.jsonl", Documents);
    row("as many of both, as many texts as queries", {"q1", "d1", "x"}, "texts.jsonl", Queries);
    row("as many of both, more texts than queries", {"q1", "d1", "x", "y"}, "texts.jsonl",
        Documents);
    row("both, and called queries", {"q1", "d1", "d2"}, "a/queries.jsonl", Queries);
    row("both, and called corpus", {"q1", "q2", "d1"}, "a/corpus.jsonl", Documents);
    row("only documents, and called queries", {"d1"}, "queries.jsonl", Documents);
    row("only queries, and called corpus", {"q1"}, "corpus.jsonl", Queries);
}

void TestTextMatch::match()
{
    QFETCH(const Ids, texts);
    QFETCH(const QString, path);
    const core::Qrels qrels = judged({{"q1", {"d1", "e1"}}, {"q2", {"d2"}}, {"q3", {}}});
    QTEST(core::textMatchOf(Texts(texts), qrels, path.toStdString()), "expected");
}

void TestTextMatch::lookups_data()
{
    QTest::addColumn<int>("queries");
    QTest::addColumn<int>("text");  // the query whose text there is
    QTest::addColumn<TextMatch>("expected");
    QTest::newRow("every query of 399") << 399 << 397 << TextMatch::Queries;
    QTest::newRow("every other one of 400") << 400 << 398 << TextMatch::Queries;
    QTest::newRow("not the others of 400") << 400 << 399 << TextMatch::Neither;
    QTest::newRow("every third one of 600") << 600 << 597 << TextMatch::Queries;
    QTest::newRow("not the others of 600") << 600 << 598 << TextMatch::Neither;
}

void TestTextMatch::lookups()
{
    QFETCH(const int, queries);
    QFETCH(const int, text);
    std::vector<std::pair<std::string, Ids>> all;
    for (int i = 0; i < queries; ++i)
        all.push_back({std::to_string(1000 + i), {}});
    QTEST(core::textMatchOf(Texts({std::to_string(1000 + text)}), judged(all), "texts"),
          "expected");
}

void TestTextMatch::withoutText()
{
    core::DiagnosticCounts counts;
    const core::Qrels qrels = judged({{"q1", {}}, {"q2", {}}, {"q3", {}}});
    core::countQueriesWithoutText(qrels, Texts({"q2"}), counts);
    QCOMPARE(flat(counts.diagnostics()), std::string("QueriesWithoutText 2 q1"));
    core::DiagnosticCounts none;
    core::countQueriesWithoutText(qrels, Texts({"q1", "q2", "q3"}), none);
    QVERIFY(none.diagnostics().empty());
}

void TestTextMatch::joinedTexts()
{
    const auto both = core::joined(std::make_shared<const Texts>(Ids{"a", "b"}, "first "),
                                   std::make_shared<const Texts>(Ids{"b", "c"}, "second "));
    QCOMPARE(both->size(), std::size_t{4});
    QCOMPARE(both->find("a")->text, std::string("first a"));
    QCOMPARE(both->find("b")->text, std::string("first b"));
    QCOMPARE(both->find("c")->text, std::string("second c"));
    QVERIFY(!both->find("d"));
}

QTEST_APPLESS_MAIN(TestTextMatch)

}  // namespace tst_text_match

#include "tst_text_match.moc"
