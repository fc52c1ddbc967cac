// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/judges_output.h"

#include "app/cli/option/json_text.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/text_table.h"
#include "app/cli/option/wording.h"
#include "app/cli/order_output.h"
#include "core/foundation/text/number_text.h"
#include "ui/text/language/joined_text.h"

#include <algorithm>
#include <utility>

namespace cli {

namespace {

QString coefficientText(core::AgreementKind kind, core::GradeDistance distance)
{
    using core::GradeDistance;
    switch (kind) {
    case core::AgreementKind::Fleiss:
        return Wording::tr("Fleiss’ kappa");
    case core::AgreementKind::Cohen:
        return distance == GradeDistance::Nominal  ? Wording::tr("Cohen’s kappa")
               : distance == GradeDistance::Linear ? Wording::tr("Weighted kappa, linear")
                                                   : Wording::tr("Weighted kappa, quadratic");
    case core::AgreementKind::Krippendorff:
        break;
    }
    return distance == GradeDistance::Nominal   ? Wording::tr("Krippendorff’s alpha, nominal")
           : distance == GradeDistance::Ordinal ? Wording::tr("Krippendorff’s alpha, ordinal")
                                                : Wording::tr("Krippendorff’s alpha, interval");
}

std::string_view idOf(core::AgreementKind kind)
{
    return kind == core::AgreementKind::Cohen    ? "cohen"
           : kind == core::AgreementKind::Fleiss ? "fleiss"
                                                 : "krippendorff";
}

std::string_view idOf(core::GradeDistance distance)
{
    switch (distance) {
    case core::GradeDistance::Nominal:
        return "nominal";
    case core::GradeDistance::Linear:
        return "linear";
    case core::GradeDistance::Quadratic:
        return "quadratic";
    case core::GradeDistance::Ordinal:
        break;
    }
    return "ordinal";
}

QString reasonText(core::NoAgreement reason)
{
    switch (reason) {
    case core::NoAgreement::NothingShared:
        return Wording::tr("no document has grades from both");
    case core::NoAgreement::OneGrade:
        return Wording::tr("all grades are the same");
    case core::NoAgreement::NoSpread:
        return Wording::tr("no interval: the agreement is the same for every document");
    case core::NoAgreement::TooManyGrades:
        break;
    }
    return Wording::tr("more than %1 different grades").arg(core::mostGradeValues);
}

QString textOf(const std::string& text)
{
    return QString::fromStdString(text);
}

core::TableCell valueCell(double value, int digits)
{
    return cell(textOf(numberText(value, digits)), value);
}

std::string nameOf(const JudgesReport& report, const core::JudgePair& pair)
{
    return ui::wholeListText(
               {textOf(report.panel.judges[pair.a]), textOf(report.panel.judges[pair.b])})
        .toStdString();
}

void addAgreement(TextTable& table, const QString& judges, const core::PanelAgreement& made,
                  int digits)
{
    const QString name = coefficientText(made.kind, made.distance);
    const core::TableCell none = cell(Wording::tr("undefined"));
    if (!made.agreement) {
        table.addRow({cell(judges), cell(name), none, none, none, core::countCell(0)},
                     reasonText(made.agreement.error()));
        return;
    }
    const core::Agreement& agreement = *made.agreement;
    const bool hasEnds = agreement.interval.hasValue();
    table.addRow({cell(judges), cell(name), valueCell(agreement.value, digits),
                  hasEnds ? valueCell(agreement.interval->low, digits) : none,
                  hasEnds ? valueCell(agreement.interval->high, digits) : none,
                  core::countCell(agreement.documents)},
                 hasEnds ? QString() : reasonText(agreement.interval.error()));
}

TextTable agreements(const JudgesReport& report, int digits)
{
    TextTable table;
    table.addColumn(Wording::tr("Judges"), TextTable::Align::Left);
    table.addColumn(Wording::tr("Agreement"), TextTable::Align::Left);
    table.addColumn(Wording::tr("Value"));
    table.addColumn(Wording::tr("95% CI: lower end"));
    table.addColumn(Wording::tr("95% CI: upper end"));
    table.addColumn(Wording::tr("Documents"));
    for (const core::PanelAgreement& made : report.agreement.all)
        addAgreement(table, Wording::tr("all judges"), made, digits);
    for (const core::JudgePair& pair : report.agreement.pairs)
        for (const core::PanelAgreement& made : pair.agreements)
            addAgreement(table, textOf(nameOf(report, pair)), made, digits);
    return table;
}

QString gradeText(core::Grade grade)
{
    return grade.hasValue() ? textOf(core::shortestText(grade.value())) : QStringLiteral("-");
}

/// The grade of a document that counts.
core::Grade countedGrade(const JudgesReport& report, const core::PanelDocument& document)
{
    const core::QueryJudgments* const query = report.chosen.qrels.find(document.query);
    const auto found = std::ranges::lower_bound(query->judgments, document.document, {},
                                                &core::Judgment::document);
    return found->grade;
}

bool isTied(const JudgesReport& report, std::size_t place)
{
    return std::ranges::binary_search(report.chosen.tied, place);
}

TextTable disagreementTable(const JudgesReport& report, std::size_t listed)
{
    TextTable table;
    table.addColumn(Wording::tr("Query"), TextTable::Align::Left);
    table.addColumn(Wording::tr("Document"), TextTable::Align::Left);
    for (const std::string& judge : report.panel.judges)
        table.addColumn(textOf(judge));
    table.addColumn(Wording::tr("Grade that counts"));
    for (const std::size_t place : std::span(report.disagreements).first(listed)) {
        const core::PanelDocument& document = report.panel.documents[place];
        std::vector<core::TableCell> cells{cell(textOf(document.query)),
                                           cell(textOf(document.document))};
        for (const core::Grade grade : document.grades)
            cells.push_back(cell(gradeText(grade)));
        cells.push_back(cell(gradeText(countedGrade(report, document))));
        table.addRow(std::move(cells), isTied(report, place) ? Wording::tr("tied") : QString());
    }
    return table;
}

/// The rows of the table of means: the judges, and what their grades give together.
std::vector<std::string> judgesAndRule(const JudgesReport& report)
{
    std::vector<std::string> names = report.panel.judges;
    names.push_back(Wording::tr("all (%1)")
                        .arg(QLatin1String(wordOf(gradeRules, report.choice.rule).data()))
                        .toStdString());
    return names;
}

TextTable meansTable(const JudgesReport& report, std::size_t definition, int digits)
{
    const JudgeMeans& means = report.means;
    TextTable table;
    table.addColumn(textOf(core::toText(means.definitions[definition])), TextTable::Align::Left);
    for (const std::string& run : means.runs)
        table.addColumn(textOf(run));
    table.addColumn(Wording::tr("Runs by mean, best first"), TextTable::Align::Left);
    const std::vector<std::string> names = judgesAndRule(report);
    for (std::size_t judge = 0; judge < names.size(); ++judge) {
        const std::vector<core::Value>& row = means.means[definition][judge];
        std::vector<core::TableCell> cells{cell(textOf(names[judge]))};
        for (const core::Value& mean : row)
            cells.push_back(mean ? valueCell(*mean, digits) : cell(Wording::tr("undefined")));
        cells.push_back(cell(orderText(core::systemOrder(row), means.runs)));
        table.addRow(std::move(cells));
    }
    return table;
}

TextTable ordersOfJudges(const JudgesReport& report, std::size_t definition, int digits)
{
    TextTable table;
    table.addColumn(Wording::tr("%1, runs ordered by")
                        .arg(textOf(core::toText(report.means.definitions[definition]))),
                    TextTable::Align::Left);
    table.addColumn(Wording::tr("compared with"), TextTable::Align::Left);
    table.addColumn(QStringLiteral("tau-b"));
    table.addColumn(QStringLiteral("tau-AP"));
    const auto shown = [digits](const std::optional<double>& number) {
        return number ? valueCell(*number, digits) : cell(Wording::tr("undefined"));
    };
    const std::vector<std::string> names = judgesAndRule(report);
    for (const core::OrderAgreement& order : core::orderAgreements(report.means.means[definition]))
        table.addRow({cell(textOf(names[order.reference])), cell(textOf(names[order.other])),
                      shown(order.tauB), shown(order.tauAp)},
                     order.tauAp ? QString() : Wording::tr("Runs are tied."));
    return table;
}

bool hasOrders(const JudgesReport& report)
{
    return report.means.runs.size() > 2;
}

/// Which run each judge would choose, if they choose different ones; empty if they do not.
QString choiceSentence(const JudgesReport& report, std::size_t definition)
{
    const JudgeMeans& means = report.means;
    QStringList chosen;
    QStringList texts;
    for (std::size_t judge = 0; judge < report.panel.judges.size(); ++judge) {
        const auto order = core::systemOrder(means.means[definition][judge]);
        if (order.empty())
            return {};
        QStringList best;
        for (const std::size_t run : order.front())
            best << textOf(means.runs[run]);
        chosen << ui::listText(best);
        texts << ui::labelledText(textOf(report.panel.judges[judge]), chosen.back());
    }
    return std::ranges::all_of(chosen, [&](const QString& run) { return run == chosen.front(); })
               ? QString()
               : Wording::tr("The best run by %1 depends on the judge: %2.")
                     .arg(textOf(core::toText(means.definitions[definition])),
                          ui::clausesText(texts));
}

QStringList sentencesOf(const JudgesReport& report, std::size_t listed)
{
    QStringList sentences;
    sentences << Wording::tr("%n documents are judged.", nullptr,
                             static_cast<int>(report.panel.documents.size()))
              << Wording::tr("%n of these have grades from two or more judges.", nullptr,
                             static_cast<int>(report.agreement.shared.count))
              << Wording::tr("Their judges agree on %n.", nullptr,
                             static_cast<int>(report.agreement.shared.equal))
              << Wording::tr("Intervals of kappa come from large-sample standard errors, those of "
                             "alpha from a bootstrap over documents (%1 rounds, seed %2).")
                     .arg(report.rounds.count)
                     .arg(report.rounds.seed);
    for (std::size_t i = 0; i < report.means.definitions.size(); ++i)
        sentences << choiceSentence(report, i);
    sentences.removeAll(QString());
    if (listed < report.disagreements.size())
        sentences << Wording::tr("%n more disagreements are not listed; use --disagreements.",
                                 nullptr, static_cast<int>(report.disagreements.size() - listed));
    if (!report.chosen.tied.empty())
        sentences << (report.choice.rule == core::GradeRule::RoundedMean
                          ? Wording::tr("For %n documents, the mean lies halfway between two "
                                        "grades and is rounded down.",
                                        nullptr, static_cast<int>(report.chosen.tied.size()))
                          : Wording::tr("%n documents have no majority; the lowest of the tied "
                                        "grades counts.",
                                        nullptr, static_cast<int>(report.chosen.tied.size())));
    return sentences;
}

void writeAgreement(const core::PanelAgreement& made, core::JsonWriter& json)
{
    json.key("coefficient").text(idOf(made.kind));
    json.key("distance").text(idOf(made.distance));
    const auto numberOf = [&](auto get) {
        return made.agreement ? get(*made.agreement) : std::optional<double>();
    };
    writeNumber("value", numberOf([](const core::Agreement& a) { return std::optional(a.value); }),
                json);
    const auto end = [&](double core::Interval::*which) {
        return numberOf([which](const core::Agreement& a) {
            return a.interval ? std::optional((*a.interval).*which) : std::nullopt;
        });
    };
    writeNumber("low", end(&core::Interval::low), json);
    writeNumber("high", end(&core::Interval::high), json);
    json.key("interval")
        .text(made.kind == core::AgreementKind::Krippendorff ? "bootstrap" : "asymptotic");
    json.key("documents").count(made.agreement ? made.agreement->documents : 0);
    if (!made.agreement)
        json.key("reason").text(reasonText(made.agreement.error()).toStdString());
    else if (!made.agreement->interval)
        json.key("reason").text(reasonText(made.agreement->interval.error()).toStdString());
}

void writeGrade(core::Grade grade, core::JsonWriter& json)
{
    writeNumber("grade", grade.hasValue() ? std::optional(grade.value()) : std::nullopt, json);
}

void writeMeans(const JudgesReport& report, core::JsonWriter& json)
{
    const JudgeMeans& means = report.means;
    json.key("runs").texts(means.runs);
    json.key("measures").beginArray();
    for (std::size_t i = 0; i < means.definitions.size(); ++i) {
        json.beginObject();
        json.key("measure").text(core::toText(means.definitions[i]));
        json.key("judges").beginArray();
        for (std::size_t judge = 0; judge < means.means[i].size(); ++judge) {
            json.beginObject();
            const bool isJudge = judge < report.panel.judges.size();
            json.key("judge").orNull(isJudge ? std::optional(report.panel.judges[judge])
                                             : std::nullopt,
                                     [&](const std::string& name) { json.text(name); });
            json.key("means").beginArray();
            for (std::size_t run = 0; run < means.runs.size(); ++run) {
                json.beginObject();
                json.key("run").text(means.runs[run]);
                writeNumber("mean", means.means[i][judge][run], json);
                json.endObject();
            }
            json.endArray();
            json.endObject();
        }
        json.endArray();
        const std::vector<std::string> names = judgesAndRule(report);
        json.key("orders").objects(core::orderAgreements(means.means[i]),
                                   [&](const core::OrderAgreement& order) {
                                       json.key("reference").text(names[order.reference]);
                                       json.key("judge").text(names[order.other]);
                                       writeNumber("tauB", order.tauB, json);
                                       writeNumber("tauAp", order.tauAp, json);
                                   });
        json.endObject();
    }
    json.endArray();
}

}  // namespace

std::string judgesText(const JudgesReport& report, std::size_t listed, int digits)
{
    listed = std::min(listed, report.disagreements.size());
    QString text = agreements(report, digits).text() + QLatin1Char('\n');
    if (listed > 0)
        text += disagreementTable(report, listed).text() + QLatin1Char('\n');
    for (std::size_t i = 0; i < report.means.definitions.size(); ++i) {
        text += meansTable(report, i, digits).text() + QLatin1Char('\n');
        if (hasOrders(report))
            text += ordersOfJudges(report, i, digits).text() + QLatin1Char('\n');
    }
    return (text + sentencesOf(report, listed).join(QLatin1Char('\n')) + QLatin1Char('\n'))
        .toStdString();
}

std::vector<core::Table> judgesTables(const JudgesReport& report, std::size_t listed, int digits)
{
    listed = std::min(listed, report.disagreements.size());
    std::vector<core::Table> tables{
        agreements(report, digits)
            .table(ui::joinedSentences(sentencesOf(report, listed)).toStdString(), "agreement")};
    if (listed > 0)
        tables.push_back(disagreementTable(report, listed)
                             .table(Wording::tr("Documents whose judges disagree.").toStdString(),
                                    "disagreements"));
    for (std::size_t i = 0; i < report.means.definitions.size(); ++i) {
        tables.push_back(
            meansTable(report, i, digits)
                .table(Wording::tr("Means of the runs under each judge’s grades.").toStdString(),
                       "judges"));
        if (hasOrders(report))
            tables.push_back(
                ordersOfJudges(report, i, digits)
                    .table(Wording::tr("Agreement between two judges’ rankings of the runs.")
                               .toStdString(),
                           "orders"));
    }
    return tables;
}

std::string judgesJson(const JudgesReport& report)
{
    JsonText json;
    json.beginObject();
    json.key("judges").texts(report.panel.judges);
    json.key("documents").count(report.panel.documents.size());
    json.key("shared").count(report.agreement.shared.count);
    json.key("equal").count(report.agreement.shared.equal);
    json.key("rounds").count(report.rounds.count);
    json.key("seed").count(report.rounds.seed);
    json.key("agreement").objects(report.agreement.all, [&](const core::PanelAgreement& made) {
        writeAgreement(made, json);
    });
    json.key("pairs").objects(report.agreement.pairs, [&](const core::JudgePair& pair) {
        json.key("a").text(report.panel.judges[pair.a]);
        json.key("b").text(report.panel.judges[pair.b]);
        json.key("shared").count(pair.shared);
        json.key("equal").count(pair.equal);
        json.key("agreement").objects(pair.agreements, [&](const core::PanelAgreement& made) {
            writeAgreement(made, json);
        });
    });
    json.key("rule").text(wordOf(gradeRules, report.choice.rule));
    json.key("chief").orNull(report.choice.chief,
                             [&](std::size_t chief) { json.text(report.panel.judges[chief]); });
    json.key("tied").count(report.chosen.tied.size());
    json.key("disagreements").objects(report.disagreements, [&](std::size_t place) {
        const core::PanelDocument& document = report.panel.documents[place];
        json.key("query").text(document.query);
        json.key("document").text(document.document);
        json.key("grades").beginArray();
        for (std::size_t judge = 0; judge < document.grades.size(); ++judge) {
            json.beginObject();
            json.key("judge").text(report.panel.judges[judge]);
            writeGrade(document.grades[judge], json);
            json.endObject();
        }
        json.endArray();
        writeGrade(countedGrade(report, document), json);
        json.key("tied").truth(isTied(report, place));
    });
    writeMeans(report, json);
    json.endObject();
    return json.take();
}

}  // namespace cli
