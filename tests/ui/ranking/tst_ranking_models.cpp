// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/ranking_order/list_orders.h"
#include "tests/ui/ranking_samples.h"
#include "ui/ranking/compare/conventions_model.h"
#include "ui/ranking/list/document_list_model.h"
#include "ui/ranking/steps/steps_model.h"
#include "ui/toolkit/table/row_roles.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>

#include <array>
#include <cmath>

namespace tst_ranking_models {

using namespace ranking_samples;
using core::Column;
using core::Measure;
using ui::ConventionsModel;
using ui::DocumentListModel;
using ui::RankingDocument;
using ui::Section;
using ui::StepsModel;

namespace {

constexpr auto failing = QAbstractItemModelTester::FailureReportingMode::QtTest;

/// The step table's model as StepPanel keeps it.
void follow(StepsModel& model, RankingDocument& document)
{
    const auto refresh = [&model, &document] {
        model.setExplanation(document.sharedExplanation());
    };
    QObject::connect(&document, &RankingDocument::changed, &model, refresh);
    QObject::connect(&document, &RankingDocument::currentRankChanged, &model,
                     &StepsModel::setCurrentRank);
    refresh();
    model.setCurrentRank(document.currentRank());
}

QString shown(const QAbstractItemModel& model, int column, int role = Qt::DisplayRole)
{
    QStringList cells;
    for (int row = 0; row < model.rowCount(); ++row)
        cells << model.index(row, column).data(role).toString();
    return cells.join(u' ');
}

int sectionOf(const StepsModel& model, Column column)
{
    for (int section = 0; section < model.columnCount(); ++section)
        if (model.column(section) == column)
            return section;
    return -1;
}

QString names(const RankingDocument& document, Section section)
{
    return namesOf(document.documents(section)).join(u' ');
}

}  // namespace

class TestRankingModels : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theRootHasNoFlags();
    void listTexts();
    void listChips();
    void listUnjudged();
    void listDimsPastTheCutoff();
    void listMarksTheCurrentRank();
    void listHeadings();
    void listAlignment();
    void listAccessibleText();
    void listToolTips();
    void listEdits_data();
    void listEdits();
    void listRefusesNonsense_data();
    void listRefusesNonsense();
    void listTellsWhatChanged();
    void persistentIndexFollowsAMove();
    void stepRoles();
    void stepsBeyondTheRanking();
    void stepsKeepTheirShape();
    void stepFormat();
    void conventionRoles();
    void conventionsAreComputedOnce();
    void conventionsUndefined();
    void conventionsAsSetHere();
    void survive_data();
    void survive();
};

void TestRankingModels::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
}

void TestRankingModels::theRootHasNoFlags()
{
    RankingDocument document;
    const DocumentListModel ranked(document, Section::Ranked);
    QCOMPARE(ranked.flags({}), Qt::NoItemFlags);
}

void TestRankingModels::listTexts()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    const DocumentListModel ranked(document, Section::Ranked);
    QCOMPARE(shown(ranked, DocumentListModel::Rank), u"1 2 3 4 5 6 7 8 9 10"_s);
    QCOMPARE(shown(ranked, DocumentListModel::Grade), u"0 4 0 5 0 3 3 0 5 4"_s);
    QCOMPARE(ranked.index(2, DocumentListModel::Name).data().toString(), u"Corner Café"_s);
    QVERIFY(ranked.index(0, DocumentListModel::Grip).data(ui::HandleRole).toBool());
    QVERIFY(!ranked.index(0, DocumentListModel::Rank).data(ui::HandleRole).toBool());
    const DocumentListModel others(document, Section::NotRetrieved);
    QCOMPARE(shown(others, DocumentListModel::Name), u"Grand Hôtel Pâtisserie"_s);
    QCOMPARE(shown(others, DocumentListModel::Rank), QString());
}

void TestRankingModels::listChips()
{
    RankingDocument document;
    document.load(sessionOf({0, 4, 2, -1, 1.5}, {8}), QString(), u"Open"_s);
    const DocumentListModel ranked(document, Section::Ranked);
    const DocumentListModel others(document, Section::NotRetrieved);
    const auto chip = [](const DocumentListModel& model, int row) {
        return model.index(row, DocumentListModel::Grade).data(ui::ChipRole).toDouble();
    };
    // Shares of the highest grade anywhere; a negative one earns nothing.
    QCOMPARE(chip(ranked, 0), 0.0);
    QCOMPARE(chip(ranked, 1), 0.5);
    QCOMPARE(chip(ranked, 2), 0.25);
    QCOMPARE(chip(ranked, 3), 0.0);
    QCOMPARE(chip(others, 0), 1.0);
    QCOMPARE(shown(ranked, DocumentListModel::Grade), u"0 4 2 \u22121 1.5"_s);
    QVERIFY(!ranked.index(0, DocumentListModel::Name).data(ui::ChipRole).isValid());

    document.remove(Section::NotRetrieved, {0});
    QCOMPARE(chip(ranked, 1), 1.0);
    QCOMPARE(chip(ranked, 2), 0.5);
    document.history().undo();
    QCOMPARE(chip(ranked, 1), 0.5);
}

void TestRankingModels::listUnjudged()
{
    RankingDocument document;
    document.load(sessionOf({3, 2}), QString(), u"Open"_s);
    const DocumentListModel ranked(document, Section::Ranked);
    const QModelIndex grade = ranked.index(0, DocumentListModel::Grade);
    QVERIFY(!grade.data(ui::UnjudgedRole).toBool());
    document.insert(Section::Ranked, 0);
    QVERIFY(ranked.index(0, DocumentListModel::Grade).data(ui::UnjudgedRole).toBool());
    QCOMPARE(ranked.index(0, DocumentListModel::Grade).data().toString(), u"u"_s);
    QVERIFY(!ranked.index(0, DocumentListModel::Name).data(ui::UnjudgedRole).toBool());
    QVERIFY(!ranked.index(1, DocumentListModel::Grade).data(ui::UnjudgedRole).toBool());
}

void TestRankingModels::listDimsPastTheCutoff()
{
    RankingDocument document;
    document.load(sessionOf({3, 2, 3, 0, 1}, {2, 2, 2}), QString(), u"Open"_s);
    const DocumentListModel ranked(document, Section::Ranked);
    const DocumentListModel others(document, Section::NotRetrieved);
    QSignalSpy changes(&ranked, &DocumentListModel::dataChanged);
    document.setCutoff(2);
    QVERIFY(!changes.isEmpty());
    QCOMPARE(shown(ranked, DocumentListModel::Name, ui::DimmedRole),
             u"false false true true true"_s);
    QCOMPARE(shown(others, DocumentListModel::Name, ui::DimmedRole), u"false false false"_s);
}

void TestRankingModels::listMarksTheCurrentRank()
{
    RankingDocument document;
    document.load(sessionOf({3, 2, 3}, {2, 2, 2}), QString(), u"Open"_s);
    const DocumentListModel ranked(document, Section::Ranked);
    const DocumentListModel others(document, Section::NotRetrieved);
    QSignalSpy changes(&ranked, &DocumentListModel::dataChanged);
    document.setCurrentRank(2);
    QCOMPARE(shown(ranked, DocumentListModel::Name, ui::CurrentRole), u"false true false"_s);
    QCOMPARE(shown(others, DocumentListModel::Name, ui::CurrentRole), u"false false false"_s);
    QCOMPARE(changes.last().at(0).toModelIndex().row(), 1);
    changes.clear();
    // A rank of the ideal alone has no row here.
    document.setCurrentRank(6);
    QCOMPARE(shown(ranked, DocumentListModel::Name, ui::CurrentRole), u"false false false"_s);
    QCOMPARE(changes.count(), 1);
}

void TestRankingModels::listHeadings()
{
    RankingDocument document;
    const DocumentListModel ranked(document, Section::Ranked);
    QStringList headings;
    for (int section = 0; section < ranked.columnCount(); ++section)
        headings << ranked.headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    QCOMPARE(headings.join(u'|'), u"|#|Document|Grade"_s);
    QVERIFY(!ranked.headerData(0, Qt::Vertical, Qt::DisplayRole).isValid());
}

void TestRankingModels::listAlignment()
{
    RankingDocument document;
    document.load(sessionOf({3}), QString(), u"Open"_s);
    const DocumentListModel ranked(document, Section::Ranked);
    for (int column = DocumentListModel::Rank; column < ranked.columnCount(); ++column) {
        const auto horizontal = column == DocumentListModel::Name ? Qt::AlignLeft : Qt::AlignRight;
        const auto cell = ranked.index(0, column).data(Qt::TextAlignmentRole).toInt();
        const auto heading =
            ranked.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
        QCOMPARE(cell & Qt::AlignHorizontal_Mask, static_cast<int>(horizontal));
        QCOMPARE(heading & Qt::AlignHorizontal_Mask, static_cast<int>(horizontal));
    }
}

void TestRankingModels::listAccessibleText()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    const DocumentListModel ranked(document, Section::Ranked);
    const DocumentListModel others(document, Section::NotRetrieved);
    const std::vector<std::size_t> rows{4};
    document.setGrade(Section::Ranked, rows, core::Grade::unjudged());
    const auto text = [](const DocumentListModel& model, int row) {
        return model.index(row, DocumentListModel::Name).data(Qt::AccessibleTextRole).toString();
    };
    QCOMPARE(text(ranked, 3), u"Rank 4 of 10: Custom Birthday Cakes, grade 5"_s);
    QCOMPARE(text(ranked, 4), u"Rank 5 of 10: Cookie Jar, unjudged"_s);
    QCOMPARE(text(others, 0), u"Grand Hôtel Pâtisserie, grade 2, not retrieved"_s);
    // Screen readers read a row cell by cell.
    const auto cell = [&](int column) {
        return ranked.index(3, column).data(Qt::AccessibleTextRole).toString();
    };
    QCOMPARE(cell(DocumentListModel::Rank), u"4"_s);
    QCOMPARE(cell(DocumentListModel::Grade), u"5"_s);
    QCOMPARE(cell(DocumentListModel::Grip).trimmed(), QString());
}

void TestRankingModels::listToolTips()
{
    RankingDocument document;
    core::Session session = sessionOf({3});
    document.load(session, QString(), u"Open"_s);
    const DocumentListModel ranked(document, Section::Ranked);
    const auto tip = [&](int column) {
        return ranked.index(0, column).data(Qt::ToolTipRole).toString();
    };
    QCOMPARE(tip(DocumentListModel::Name), QString());
    document.rename(Section::Ranked, 0, u"Bakery"_s);
    QCOMPARE(tip(DocumentListModel::Name), u"d1"_s);
    QVERIFY(tip(DocumentListModel::Grip).contains(u"Alt+Up"_s));
    const QString judged = tip(DocumentListModel::Grade);
    const std::vector<std::size_t> rows{0};
    document.setGrade(Section::Ranked, rows, core::Grade::unjudged());
    QVERIFY(tip(DocumentListModel::Grade) != judged);
}

void TestRankingModels::listEdits_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shows");
    const int grade = DocumentListModel::Grade;
    const int name = DocumentListModel::Name;
    QTest::newRow("a grade") << grade << u"12"_s << u"12"_s;
    QTest::newRow("half a grade") << grade << u" 2.5 "_s << u"2.5"_s;
    QTest::newRow("a negative grade") << grade << u"-2"_s << u"\u22122"_s;
    QTest::newRow("unjudged") << grade << u"u"_s << u"u"_s;
    QTest::newRow("nothing: unjudged") << grade << QString() << u"u"_s;
    QTest::newRow("a name") << name << u" Bäckerei "_s << u"Bäckerei"_s;
    QTest::newRow("no name: the id") << name << QString() << u"d1"_s;
}

void TestRankingModels::listEdits()
{
    QFETCH(const int, column);
    QFETCH(const QString, typed);
    QFETCH(const QString, shows);
    RankingDocument document;
    core::Session session = sessionOf({3, 2});
    session.list.ranked[0].title = "Bakery";
    document.load(session, QString(), u"Open"_s);
    DocumentListModel ranked(document, Section::Ranked);
    const QAbstractItemModelTester tester(&ranked, failing);
    const QModelIndex index = ranked.index(0, column);
    const QString before = index.data().toString();
    QVERIFY(ranked.flags(index).testFlag(Qt::ItemIsEditable));
    QVERIFY(ranked.setData(index, typed, Qt::EditRole));
    QCOMPARE(index.data().toString(), shows);
    document.history().undo();
    QCOMPARE(index.data().toString(), before);
}

void TestRankingModels::listRefusesNonsense_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("typed");
    QTest::newRow("a word") << static_cast<int>(DocumentListModel::Grade) << u"good"_s;
    QTest::newRow("two commas") << static_cast<int>(DocumentListModel::Grade) << u"1,2,5"_s;
    QTest::newRow("infinity") << static_cast<int>(DocumentListModel::Grade) << u"inf"_s;
    QTest::newRow("no number") << static_cast<int>(DocumentListModel::Grade) << u"nan"_s;
    QTest::newRow("a rank") << static_cast<int>(DocumentListModel::Rank) << u"2"_s;
    QTest::newRow("a grip") << static_cast<int>(DocumentListModel::Grip) << u"2"_s;
}

void TestRankingModels::listRefusesNonsense()
{
    QFETCH(const int, column);
    QFETCH(const QString, typed);
    RankingDocument document;
    document.load(sessionOf({3, 2}), QString(), u"Open"_s);
    DocumentListModel ranked(document, Section::Ranked);
    QVERIFY(!ranked.setData(ranked.index(0, column), typed, Qt::EditRole));
    QVERIFY(document.session() == sessionOf({3, 2}));
    QVERIFY(document.history().isClean());
}

void TestRankingModels::listTellsWhatChanged()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    const DocumentListModel ranked(document, Section::Ranked);
    QSignalSpy resets(&ranked, &DocumentListModel::modelReset);
    QSignalSpy inserted(&ranked, &DocumentListModel::rowsInserted);
    QSignalSpy removed(&ranked, &DocumentListModel::rowsRemoved);
    QSignalSpy reordered(&ranked, &DocumentListModel::layoutChanged);
    document.insert(Section::Ranked, 3);
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(inserted.front().at(1).toInt(), 3);
    document.move(3, 0);
    QCOMPARE(reordered.count(), 1);
    document.remove(Section::Ranked, {3, 4, 2});
    QCOMPARE(removed.count(), 1);
    QCOMPARE(removed.front().at(1).toInt(), 2);
    QCOMPARE(removed.front().at(2).toInt(), 4);
    document.history().undo();
    QCOMPARE(inserted.count(), 2);
    QCOMPARE(inserted.back().at(2).toInt(), 4);
    document.remove(Section::NotRetrieved, {0});
    QCOMPARE(removed.count(), 1);
    QCOMPARE(resets.count(), 0);
    document.load(sessionOf({3, 2}), QString(), u"Open"_s);
    QCOMPARE(resets.count(), 1);
}

void TestRankingModels::persistentIndexFollowsAMove()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    const DocumentListModel ranked(document, Section::Ranked);
    const QPersistentModelIndex held = ranked.index(3, DocumentListModel::Name);
    document.move(3, 0);
    QCOMPARE(held.row(), 0);
    QCOMPARE(held.data().toString(), u"Custom Birthday Cakes"_s);
    document.remove(Section::Ranked, {1, 2});
    document.insert(Section::Ranked, 0);
    QCOMPARE(held.row(), 1);
    document.reorder(core::reversed(9), u"Reverse the order"_s);
    QCOMPARE(held.row(), 7);
    document.moveRows({1, 7, 8}, 2);
    QCOMPARE(held.row(), 3);
    QCOMPARE(held.data().toString(), u"Custom Birthday Cakes"_s);
    while (document.history().index() > 1)
        document.history().undo();
    QCOMPARE(held.row(), 3);
    QCOMPARE(held.data().toString(), u"Custom Birthday Cakes"_s);
}

void TestRankingModels::stepRoles()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    document.setCutoff(6);
    StepsModel steps;
    const QAbstractItemModelTester tester(&steps, failing);
    follow(steps, document);
    document.setCurrentRank(4);
    const auto at = [&](int rank, Column column, int role) {
        return steps.index(rank - 1, sectionOf(steps, column)).data(role);
    };
    QCOMPARE(steps.rowCount(), 10);
    QCOMPARE(at(4, Column::Grade, Qt::DisplayRole).toString(), u"5"_s);
    QCOMPARE(at(4, Column::Grade, ui::ChipRole).toDouble(), 1.0);
    QCOMPARE(at(6, Column::Grade, ui::ChipRole).toDouble(), 0.6);
    QVERIFY(!at(4, Column::Sum, ui::ChipRole).isValid());
    QCOMPARE(at(4, Column::Term, Qt::DisplayRole).toString(), u"2.153"_s);
    // The longest bar is the ideal's first term, 5; its fourth is 4 / log2(5).
    QCOMPARE(at(1, Column::Term, ui::IdealBarRole).toDouble(), 1.0);
    QVERIFY(std::abs(at(4, Column::Term, ui::BarRole).toDouble() - 2.1533 / 5) < 1e-4);
    QVERIFY(std::abs(at(4, Column::Term, ui::IdealBarRole).toDouble() - 1.7227 / 5) < 1e-4);
    QVERIFY(!at(1, Column::IdealTerm, ui::BarRole).isValid());
    QVERIFY(!at(4, Column::Sum, ui::BarRole).isValid());
    const auto barNames = [&steps] {
        return steps.headerData(sectionOf(steps, Column::Term), Qt::Horizontal, ui::BarNamesRole);
    };
    QCOMPARE(barNames().toStringList(),
             (QStringList{u"this list"_s, u"ideal order"_s, u"list"_s, u"ideal"_s}));
    QVERIFY(at(4, Column::Sum, ui::StrongRole).toBool());
    QVERIFY(!at(4, Column::Term, ui::StrongRole).toBool());
    QVERIFY(!at(6, Column::Rank, ui::DimmedRole).toBool());
    QVERIFY(at(7, Column::Rank, ui::DimmedRole).toBool());
    QCOMPARE(shown(steps, 0, ui::CurrentRole),
             u"false false false true false false false false false false"_s);
    QVERIFY(std::abs(at(4, Column::Value, ui::SortRole).toDouble() - 0.3938) < 5e-5);
    QVERIFY(at(4, Column::Term, Qt::ToolTipRole).toString().startsWith(u"Rank 4: grade 5"_s));
    QVERIFY(at(4, Column::Sum, Qt::AccessibleTextRole).toString().endsWith(u"rank 4: 4.677"_s));
    QCOMPARE(at(4, Column::Grade, Qt::TextAlignmentRole).toInt(),
             static_cast<int>(Qt::AlignHCenter));
    QCOMPARE(at(4, Column::Sum, Qt::TextAlignmentRole).toInt(), static_cast<int>(Qt::AlignRight));
    for (int section = 0; section < steps.columnCount(); ++section) {
        QVERIFY(!steps.headerData(section, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
        QVERIFY(!steps.headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
    }
    QVERIFY(!steps.headerData(99, Qt::Horizontal, Qt::DisplayRole).isValid());

    const std::vector<std::size_t> rows{3};
    document.setGrade(Section::Ranked, rows, core::Grade::unjudged());
    QVERIFY(at(4, Column::Grade, ui::UnjudgedRole).toBool());
    QVERIFY(!at(4, Column::Grade, ui::SortRole).isValid());

    // P has nothing to compare its bars with.
    document.select(Measure::P);
    QCOMPARE(at(6, Column::Term, ui::BarRole).toDouble(), 1.0);
    QVERIFY(!at(6, Column::Term, ui::IdealBarRole).isValid());
    QVERIFY(barNames().isValid() && barNames().toStringList().isEmpty());
}

void TestRankingModels::stepsBeyondTheRanking()
{
    RankingDocument document;
    document.load(sessionOf({1}, {3, 2}), QString(), u"Open"_s);
    StepsModel steps;
    const QAbstractItemModelTester tester(&steps, failing);
    follow(steps, document);
    QCOMPARE(steps.rowCount(), 3);
    QCOMPARE(shown(steps, sectionOf(steps, Column::Grade)), u"1  "_s);
    QCOMPARE(shown(steps, sectionOf(steps, Column::IdealGrade)), u"3 2 1"_s);
    QVERIFY(!steps.index(2, sectionOf(steps, Column::Grade)).data(ui::ChipRole).isValid());
}

void TestRankingModels::stepsKeepTheirShape()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    StepsModel steps;
    follow(steps, document);
    QSignalSpy resets(&steps, &StepsModel::modelReset);
    QSignalSpy changes(&steps, &StepsModel::dataChanged);
    document.move(3, 0);
    QCOMPARE(resets.count(), 0);
    QVERIFY(!changes.isEmpty());
    document.select(Measure::Ap);
    QCOMPARE(resets.count(), 1);
}

void TestRankingModels::stepFormat()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    StepsModel steps;
    follow(steps, document);
    const QModelIndex value = steps.index(9, sectionOf(steps, Column::Value));
    QCOMPARE(value.data().toString(), u"0.6368"_s);
    steps.setFormat({6, QLocale::c()});
    QCOMPARE(value.data().toString(), u"0.636770"_s);
    QCOMPARE(steps.index(9, sectionOf(steps, Column::Sum)).data().toString(), u"9.40713"_s);
}

void TestRankingModels::conventionRoles()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    ConventionsModel model(document);
    QObject::connect(&document, &RankingDocument::changed, &model, &ConventionsModel::refresh);
    const QAbstractItemModelTester tester(&model, failing);
    QCOMPARE(model.index(0, ConventionsModel::Name).data().toString(), u"trec_eval 9.0.8"_s);
    const auto named = [&model](const QString& name) {
        return model.match(model.index(0, ConventionsModel::Name), Qt::DisplayRole, name, 1,
                           Qt::MatchExactly);
    };
    QCOMPARE(named(u"scikit-learn"_s).size(), 1);
    const int sklearn = named(u"scikit-learn"_s).front().row();
    QCOMPARE(model.index(0, ConventionsModel::Value).data().toString(), u"0.6368"_s);
    QCOMPARE(model.index(0, ConventionsModel::Differs).data().toString(), u"–"_s);
    QVERIFY(model.index(0, 0).data(ui::CurrentRole).toBool());
    QCOMPARE(model.index(sklearn, ConventionsModel::Value).data().toString(), u"0.6669"_s);
    QVERIFY(!model.index(sklearn, ConventionsModel::Differs).data().toString().isEmpty());
    QVERIFY(model.index(sklearn, ConventionsModel::Differs).data().toString() != u"–"_s);
    const int gdeval = named(u"ir_measures gdeval"_s).front().row();
    QVERIFY(model.index(gdeval, ConventionsModel::Differs)
                .data()
                .toString()
                .contains(u", Highest grade 4, "_s));
    QVERIFY(!model.index(sklearn, 0).data(ui::CurrentRole).toBool());
    QCOMPARE(model.headerData(ConventionsModel::Value, Qt::Horizontal, Qt::DisplayRole).toString(),
             u"nDCG@10"_s);
    QVERIFY(std::abs(model.index(sklearn, ConventionsModel::Value).data(ui::SortRole).toDouble() -
                     0.6668634544759523) < 1e-12);

    QSignalSpy headings(&model, &ConventionsModel::headerDataChanged);
    document.select(Measure::Ap);
    QVERIFY(!headings.isEmpty());
    QCOMPARE(model.headerData(ConventionsModel::Value, Qt::Horizontal, Qt::DisplayRole).toString(),
             u"AP@10"_s);
    QCOMPARE(model.index(0, ConventionsModel::Value).data().toString(), u"0.4610"_s);
    model.setFormat({6, QLocale::c()});
    QCOMPARE(model.index(0, ConventionsModel::Value).data().toString(), u"0.460998"_s);
}

/// Panel and short answer share the values, and both ask for them.
void TestRankingModels::conventionsAreComputedOnce()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    ConventionsModel model(document);
    QSignalSpy computing(&model, &ConventionsModel::computing);
    model.refresh();
    QCOMPARE(computing.size(), 0);
    document.setCutoff(5);
    model.refresh();
    const auto once = computing.size();
    QVERIFY(once > 0);
    model.refresh();
    QCOMPARE(computing.size(), once);
    QCOMPARE(model.headerData(ConventionsModel::Value, Qt::Horizontal, Qt::DisplayRole).toString(),
             u"nDCG@5"_s);
}

void TestRankingModels::conventionsUndefined()
{
    RankingDocument document;
    document.load(sessionOf({0, 0}), QString(), u"Open"_s);
    const ConventionsModel model(document);
    const QModelIndex value = model.index(0, ConventionsModel::Value);
    QCOMPARE(value.data().toString(), u"set to 0"_s);
    QVERIFY(!value.data(Qt::ToolTipRole).toString().isEmpty());
    QVERIFY(!value.data(ui::SortRole).isValid());
}

void TestRankingModels::conventionsAsSetHere()
{
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    ConventionsModel model(document);
    QObject::connect(&document, &RankingDocument::changed, &model, &ConventionsModel::refresh);
    const QAbstractItemModelTester tester(&model, failing);
    const int known = model.rowCount();
    core::Settings settings = document.session().settings;
    settings.discount = core::Discount::None;
    document.setSettings(settings, u"No discount"_s);
    QCOMPARE(model.rowCount(), known + 1);
    QCOMPARE(model.index(0, 0).data().toString(), u"current rules"_s);
    QCOMPARE(shown(model, 0, ui::CurrentRole).count(u"true"_s), 1);
    // 24 of the 26 that the seven relevant shops offer.
    QCOMPARE(model.index(0, ConventionsModel::Value).data().toString(), u"0.9231"_s);
    document.history().undo();
    QCOMPARE(model.rowCount(), known);
    QVERIFY(model.index(0, 0).data(ui::CurrentRole).toBool());
}

void TestRankingModels::survive_data()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {11U, 12U, 13U, 14U, 15U, 16U})
        QTest::addRow("seed %u", seed) << seed;
}

/// Edits, undo and redo in random order: every model stays what a new one would be.
void TestRankingModels::survive()
{
    QFETCH(const unsigned, seed);
    RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    DocumentListModel ranked(document, Section::Ranked);
    DocumentListModel others(document, Section::NotRetrieved);
    ConventionsModel conventions(document);
    QObject::connect(&document, &RankingDocument::changed, &conventions,
                     &ConventionsModel::refresh);
    StepsModel steps;
    follow(steps, document);
    const QAbstractItemModelTester rankedTester(&ranked, failing);
    const QAbstractItemModelTester othersTester(&others, failing);
    const QAbstractItemModelTester conventionsTester(&conventions, failing);
    const QAbstractItemModelTester stepsTester(&steps, failing);
    RandomEditor editor(document, seed);
    constexpr std::array measures{Measure::Ndcg, Measure::Ap, Measure::Rr,  Measure::Rc,
                                  Measure::Err,  Measure::F1, Measure::Idcg};
    for (int round = 0; round < 150; ++round) {
        switch (editor.below(8)) {
        case 0:
        case 1:
            if (document.history().index() > 1)
                document.history().undo();
            break;
        case 2:
            document.history().redo();
            break;
        case 3:
            document.select(measures[editor.below(measures.size())]);
            break;
        case 4:
            document.setCurrentRank(1 + editor.below(12));
            break;
        default:
            editor.edit();
        }
        QCOMPARE(shown(ranked, DocumentListModel::Name), names(document, Section::Ranked));
        QCOMPARE(shown(others, DocumentListModel::Name), names(document, Section::NotRetrieved));
        for (DocumentListModel* model : {&ranked, &others}) {
            const DocumentListModel fresh(document, model->section());
            for (const int role : {int(Qt::DisplayRole), int(ui::ChipRole), int(ui::DimmedRole)})
                QCOMPARE(shown(*model, DocumentListModel::Grade, role),
                         shown(fresh, DocumentListModel::Grade, role));
        }
        StepsModel freshSteps;
        freshSteps.setExplanation(document.sharedExplanation());
        freshSteps.setCurrentRank(document.currentRank());
        QCOMPARE(steps.rowCount(), freshSteps.rowCount());
        QCOMPARE(steps.columnCount(), freshSteps.columnCount());
        for (int column = 0; column < steps.columnCount(); ++column)
            QCOMPARE(shown(steps, column), shown(freshSteps, column));
        QCOMPARE(shown(steps, 0, ui::CurrentRole), shown(freshSteps, 0, ui::CurrentRole));
        const ConventionsModel freshConventions(document);
        for (int column = 0; column < conventions.columnCount(); ++column)
            QCOMPARE(shown(conventions, column), shown(freshConventions, column));
        QCOMPARE(stale(document), QString());
    }
}

QTEST_MAIN(TestRankingModels)

}  // namespace tst_ranking_models

#include "tst_ranking_models.moc"
