// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tables/class_tables.h"

#include "ui/text/words/caption_text.h"
#include "ui/text/words/measure_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace ui {

namespace {

struct ClassWords {
    Q_DECLARE_TR_FUNCTIONS(ClassWords)
};

using Row = std::vector<core::TableCell>;

core::TableCell wordCell(const QString& text)
{
    return {text.toStdString()};
}

core::TableCell matrixCell(const core::ClassMatrix& matrix, std::size_t label,
                           std::size_t predicted, MatrixCells cells, const ValueWords& words)
{
    const core::Value share = matrix.share(label, predicted);
    if (cells == MatrixCells::Shares)
        return valueCell(share, words);
    core::TableCell cell = tallyCell(matrix.at(label, predicted));
    if (cells == MatrixCells::Both && share)
        cell.text += " (" + words(share).toStdString() + ")";
    return cell;
}

core::Table headed(const QStringList& headings, const char* label)
{
    core::Table table;
    table.label = label;
    table.hasRowHeadings = true;
    for (const QString& heading : headings)
        table.columns.push_back({heading.toStdString(), !table.columns.empty()});
    return table;
}

core::Value valueOf(const core::ClassValues& values, std::string_view id)
{
    const auto found = std::ranges::find(values.values, id, &core::NamedClassValue::id);
    return found == values.values.end() ? core::Value(core::Undefined::NoSamples) : found->value;
}

/// "top_3_accuracy": 3.
QString topOf(std::string_view id)
{
    return QString::fromUtf8(id.data(), static_cast<int>(id.size()))
        .section(QLatin1Char('_'), 1, 1);
}

struct ClassValueWords {
    std::string_view id;
    QString name;
    QString about;
};

std::vector<ClassValueWords> classValueWords()
{
    return {{"accuracy", ClassWords::tr("Accuracy"),
             ClassWords::tr("The share of samples that are predicted right.")},
            {"balanced_accuracy", ClassWords::tr("Balanced accuracy"),
             ClassWords::tr("The mean recall of the classes that have samples.")},
            {"kappa", ClassWords::tr("Cohen’s κ"),
             ClassWords::tr("Agreement beyond what the sums of rows and columns make by chance.")},
            {"mcc", ClassWords::tr("MCC"),
             ClassWords::tr("Matthews’ correlation of labels and predictions of several classes.")},
            {"macro_precision", ClassWords::tr("Macro precision"),
             ClassWords::tr("The mean precision of the classes, each counting alike.")},
            {"macro_recall", ClassWords::tr("Macro recall"),
             ClassWords::tr("The mean recall of the classes, each counting alike.")},
            {"macro_f1", ClassWords::tr("Macro F1, mean of F1s"),
             ClassWords::tr("The mean of the classes’ F1s, as scikit-learn has it.")},
            {"macro_f1_of_means", ClassWords::tr("Macro F1, F1 of means"),
             ClassWords::tr("2·P·R / (P + R) of macro precision and macro recall; it is never "
                            "below the mean of F1s.")},
            {"micro_precision", ClassWords::tr("Micro precision"),
             ClassWords::tr("Of all samples together: the same as accuracy.")},
            {"micro_recall", ClassWords::tr("Micro recall"),
             ClassWords::tr("Of all samples together: the same as accuracy.")},
            {"micro_f1", ClassWords::tr("Micro F1"),
             ClassWords::tr("Of all samples together: the same as accuracy.")},
            {"weighted_precision", ClassWords::tr("Weighted precision"),
             ClassWords::tr("The mean precision, each class counting as its samples.")},
            {"weighted_recall", ClassWords::tr("Weighted recall"),
             ClassWords::tr("The mean recall, each class counting as its samples: the accuracy.")},
            {"weighted_f1", ClassWords::tr("Weighted F1"),
             ClassWords::tr("The mean of the classes’ F1s, each counting as its samples.")},
            {"log_loss", ClassWords::tr("Log loss"),
             ClassWords::tr("The mean of −ln p, in nats; p is the score of a sample’s own class.")},
            {"macro_auc", ClassWords::tr("Macro AUC"),
             ClassWords::tr("The mean AUC of one class against the rest, each counting alike.")},
            {"weighted_auc", ClassWords::tr("Weighted AUC"),
             ClassWords::tr(
                 "The mean AUC of one class against the rest, each counting as its samples.")}};
}

std::optional<ClassValueWords> wordsFor(std::string_view id)
{
    const auto words = classValueWords();
    const auto found = std::ranges::find(words, id, &ClassValueWords::id);
    return found == words.end() ? std::nullopt : std::optional(*found);
}

void addAverage(core::Table& table, const QString& name, const core::ClassValues& values,
                const std::string& average, bool hasScores, const ValueWords& words)
{
    Row& row = table.rows.emplace_back(Row{wordCell(name), {}, {}});
    for (const char* rate : {"_precision", "_recall", "_f1"})
        row.push_back(valueCell(valueOf(values, average + rate), words));
    if (hasScores)
        row.push_back(average == "micro" ? core::TableCell()
                                         : valueCell(valueOf(values, average + "_auc"), words));
}

}  // namespace

QString classValueName(std::string_view id)
{
    const auto words = wordsFor(id);
    return words ? words->name : ClassWords::tr("Top-%1 accuracy").arg(topOf(id));
}

QString classValueAbout(std::string_view id)
{
    const auto words = wordsFor(id);
    return words ? words->about
                 : ClassWords::tr("The share of samples whose own class is among the %1 highest "
                                  "scores; of equal scores the first class is higher.")
                       .arg(topOf(id));
}

QString classRuleSentences(const core::ClassSamples& samples, const core::ClassValues& values)
{
    QStringList sentences{
        samples.hasPredictions
            ? ClassWords::tr("The table says what is predicted.")
            : ClassWords::tr(
                  "Predicted is the class with the highest score, of equal ones the first.")};
    const auto add = [&sentences](std::size_t count, const QString& sentence) {
        if (count > 0)
            sentences << sentence.arg(count);
    };
    add(values.tied, ClassWords::tr("Samples whose highest score is that of several classes: %1."));
    add(values.otherwise,
        ClassWords::tr("Samples predicted otherwise than their highest score says: %1."));
    add(values.notSummingToOne,
        ClassWords::tr("Samples whose scores do not add up to 1, taken as they stand: %1."));
    add(values.absent,
        ClassWords::tr(
            "Classes that averages leave out, as none is labelled or predicted so: %1."));
    add(values.countedAsZero,
        ClassWords::tr(
            "Precisions and recalls that divide by nothing and count 0 in averages: %1."));
    add(values.aucsLeftOut, ClassWords::tr("Classes without an AUC, left out of its means: %1."));
    return joinedSentences(sentences);
}

core::Table classMatrixTable(const core::ClassMatrix& matrix, std::span<const std::string> classes,
                             MatrixCells cells, const ValueWords& words)
{
    core::Table table = headed({ClassWords::tr("true \\ predicted")}, "confusion");
    for (const std::string& name : classes)
        table.columns.push_back({name, true});
    table.columns.push_back({ClassWords::tr("all").toStdString(), true});
    for (std::size_t label = 0; label < matrix.size(); ++label) {
        Row& row = table.rows.emplace_back(Row{{classes[label]}});
        for (std::size_t predicted = 0; predicted < matrix.size(); ++predicted)
            row.push_back(matrixCell(matrix, label, predicted, cells, words));
        row.push_back(tallyCell(matrix.samples(label)));
    }
    Row& all = table.rows.emplace_back(Row{wordCell(ClassWords::tr("all"))});
    for (std::size_t predicted = 0; predicted < matrix.size(); ++predicted)
        all.push_back(tallyCell(matrix.predicted(predicted)));
    all.push_back(tallyCell(matrix.total()));
    return table;
}

core::Table classTable(const core::ClassValues& values, std::span<const std::string> classes,
                       bool hasScores, const ValueWords& words)
{
    QStringList headings{ClassWords::tr("Class"),     ClassWords::tr("Samples"),
                         ClassWords::tr("Predicted"), ClassWords::tr("Precision"),
                         ClassWords::tr("Recall"),    ClassWords::tr("F1")};
    if (hasScores)
        headings << ClassWords::tr("AUC against the rest");
    core::Table table = headed(headings, "classes");
    for (std::size_t i = 0; i < values.ofClass.size(); ++i) {
        const core::ValuesOfClass& of = values.ofClass[i];
        Row& row = table.rows.emplace_back(Row{{classes[i]},
                                               tallyCell(of.samples),
                                               tallyCell(of.predicted),
                                               valueCell(of.precision, words),
                                               valueCell(of.recall, words),
                                               valueCell(of.f1, words)});
        if (hasScores)
            row.push_back(valueCell(of.auc, words));
    }
    addAverage(table, ClassWords::tr("Macro mean"), values, "macro", hasScores, words);
    addAverage(table, ClassWords::tr("Micro mean"), values, "micro", hasScores, words);
    addAverage(table, ClassWords::tr("Weighted mean"), values, "weighted", hasScores, words);
    return table;
}

core::Table classValuesTable(const core::ClassValues& values, const ValueWords& words)
{
    core::Table table =
        headed({ClassWords::tr("Of all classes"), ClassWords::tr("Value")}, "classification");
    table.columns.push_back({ClassWords::tr("What to know").toStdString(), false});
    for (const core::NamedClassValue& each : values.values)
        table.rows.push_back(
            {wordCell(classValueName(each.id)), valueCell(each.value, words),
             wordCell(each.value ? classValueAbout(each.id) : undefinedText(each.value.reason()))});
    return table;
}

}  // namespace ui
