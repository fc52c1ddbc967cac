// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tables/class_tables.h"

#include "core/metrics/statistics/estimate.h"
#include "ui/text/language/clinical_names.h"
#include "ui/text/language/wording.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/measure_text.h"

#include <algorithm>
#include <optional>

namespace ui {

namespace {

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
    return {{"accuracy", Wording::tr("Accuracy"),
             Wording::tr("The share of samples classified correctly.")},
            {"balanced_accuracy", Wording::tr("Balanced accuracy"),
             Wording::tr("The mean recall of all classes that have samples.")},
            {"kappa", Wording::tr("Cohen’s κ"),
             Wording::tr("Agreement beyond that expected by chance.")},
            {"linear_kappa", Wording::tr("Linearly weighted κ"),
             Wording::tr("κ for classes in this order; an error is weighted by how many classes "
                         "it is off.")},
            {"quadratic_kappa", Wording::tr("Quadratically weighted κ"),
             Wording::tr("κ for classes in this order; an error is weighted by the square of the "
                         "number of classes it is off.")},
            {"mcc", Wording::tr("MCC"),
             Wording::tr("The multiclass Matthews correlation coefficient.")},
            {"macro_precision", Wording::tr("Macro precision"),
             Wording::tr("The mean precision of the classes, each with equal weight.")},
            {"macro_recall", Wording::tr("Macro recall"),
             Wording::tr("The mean recall of the classes, each with equal weight.")},
            {"macro_f1", Wording::tr("Macro F1, mean of F1s"),
             Wording::tr("The mean of the classes’ F1s, as in scikit-learn.")},
            {"macro_f1_of_means", Wording::tr("Macro F1, F1 of means"),
             Wording::tr("2·P·R / (P + R), where P is macro precision and R is macro recall; never "
                         "below the mean of the F1s.")},
            {"micro_precision", Wording::tr("Micro precision"),
             Wording::tr("Computed over all samples together. It is equal to accuracy.")},
            {"micro_recall", Wording::tr("Micro recall"),
             Wording::tr("Computed over all samples together. It is equal to accuracy.")},
            {"micro_f1", Wording::tr("Micro F1"),
             Wording::tr("Computed over all samples together. It is equal to accuracy.")},
            {"weighted_precision", Wording::tr("Weighted precision"),
             Wording::tr("The mean precision of the classes, weighted by number of samples.")},
            {"weighted_recall", Wording::tr("Weighted recall"),
             Wording::tr(
                 "The mean recall of the classes, weighted by number of samples: the accuracy.")},
            {"weighted_f1", Wording::tr("Weighted F1"),
             Wording::tr("The mean of the classes’ F1s, weighted by number of samples.")},
            {"log_loss", Wording::tr("Log loss"),
             Wording::tr(
                 "The mean of −ln p in nats, where p is the score of the sample’s true class.")},
            {"brier", Wording::tr("Brier score"),
             Wording::tr("The squared errors of all classes’ scores, summed for each sample and "
                         "averaged over the samples: 0 is best, 2 is worst.")},
            {"micro_auc", Wording::tr("Micro AUC"),
             Wording::tr("The AUC of all scores pooled. A score is positive if it belongs to the "
                         "sample’s true class.")},
            {"hand_till_m", Wording::tr("Hand and Till’s M"),
             Wording::tr("The mean one-vs-one AUC over all pairs of classes.")},
            {"weighted_pair_auc", Wording::tr("Weighted one-vs-one AUC"),
             Wording::tr("The mean AUC over all pairs of classes, with each pair weighted by its "
                         "number of samples.")},
            {"macro_average_precision", Wording::tr("Macro AP"),
             Wording::tr("The mean one-vs-rest average precision, with equal weight for each "
                         "class.")},
            {"micro_average_precision", Wording::tr("Micro AP"),
             Wording::tr("The average precision of all scores pooled. A score is positive if it "
                         "belongs to the sample’s true class.")},
            {"weighted_average_precision", Wording::tr("Weighted AP"),
             Wording::tr("The mean one-vs-rest average precision, with each class weighted by its "
                         "number of samples.")},
            {"class_ece", Wording::tr("Class-wise ECE"),
             Wording::tr("The mean expected calibration error of the classes’ scores.")},
            {"confidence_ece", Wording::tr("Confidence ECE"),
             Wording::tr("The expected calibration error of the highest score: the gap between "
                         "this score and how often its class is correct.")},
            {"macro_auc", Wording::tr("Macro AUC"),
             Wording::tr("The mean one-vs-rest AUC, with equal weight for each class.")},
            {"weighted_auc", Wording::tr("Weighted AUC"),
             Wording::tr(
                 "The mean one-vs-rest AUC, with each class weighted by its number of samples.")}};
}

std::optional<ClassValueWords> wordsFor(std::string_view id)
{
    const auto words = classValueWords();
    const auto found = std::ranges::find(words, id, &ClassValueWords::id);
    return found == words.end() ? std::nullopt : std::optional(*found);
}

/// @param interval null, or undefined: none is shown
core::TableCell rangedCell(const core::Value& value, const core::ClassInterval* interval,
                           const ValueWords& words)
{
    core::TableCell cell = valueCell(value, words);
    if (interval && *interval)
        cell.ends = {valueCell((*interval)->low, words), valueCell((*interval)->high, words)};
    return cell;
}

/// Names the ends of intervals in columns from `first` to the one before `last`.
void nameEnds(core::Table& table, std::size_t first, std::size_t last)
{
    for (std::size_t i = first; i < last; ++i) {
        core::Table::Column& column = table.columns[i];
        const QString heading = QString::fromStdString(column.heading);
        const QString level = QString::number(100 * core::confidence);
        column.ends = {Wording::tr("%1, %2% CI: lower end").arg(heading, level).toStdString(),
                       Wording::tr("%1, %2% CI: upper end").arg(heading, level).toStdString()};
    }
}

void addAverage(core::Table& table, const QString& name, const core::ClassValues& values,
                const std::string& average, const ValueWords& words,
                const core::ClassIntervals* intervals)
{
    Row& row = table.rows.emplace_back(Row{wordCell(name), {}, {}});
    std::vector<const char*> ids{"_precision", "_recall", "_f1", "_auc", "_average_precision"};
    ids.resize(table.columns.size() - row.size());
    for (const char* id : ids) {
        const auto found =
            std::ranges::find(values.values, average + id, &core::NamedClassValue::id);
        const auto place = static_cast<std::size_t>(found - values.values.begin());
        row.push_back(
            rangedCell(found->value, intervals ? &intervals->values[place] : nullptr, words));
    }
}

}  // namespace

QString classValueName(std::string_view id)
{
    const auto words = wordsFor(id);
    return words ? words->name : Wording::tr("Top-%1 accuracy").arg(topOf(id));
}

QString classValueAbout(std::string_view id)
{
    const auto words = wordsFor(id);
    return words ? words->about
                 : Wording::tr("The share of samples whose true class has one of the %1 highest "
                               "scores. In a tie, the earlier class ranks higher.")
                       .arg(topOf(id));
}

QString classRuleSentences(const core::ClassSamples& samples, const core::ClassValues& values)
{
    QStringList sentences{samples.hasPredictions
                              ? Wording::tr("Predicted classes come from the table.")
                              : Wording::tr("The predicted class is the one with the highest "
                                            "score. Ties go to the first class.")};
    const auto add = [&sentences](std::size_t count, const QString& sentence) {
        if (count > 0)
            sentences << sentence.arg(count);
    };
    add(values.tied, Wording::tr("Samples with several classes tied for the highest score: %1."));
    add(values.otherwise,
        Wording::tr("Samples whose predicted class does not have the highest score: %1."));
    add(values.notSummingToOne,
        Wording::tr("Samples whose scores do not add up to 1 (used as given): %1."));
    add(values.absent,
        Wording::tr("Classes with no labelled or predicted samples (skipped in averages): %1."));
    add(values.countedAsZero,
        Wording::tr(
            "Precisions and recalls with a denominator of 0 (counted as 0 in averages): %1."));
    add(values.aucsLeftOut,
        Wording::tr("Classes with an undefined AUC (skipped in the mean AUCs): %1."));
    return joinedSentences(sentences);
}

QString classCountsSentence(const core::ClassValues& values, std::span<const std::string> classes)
{
    constexpr std::size_t mostListed = 12;
    const core::ClassMatrix& matrix = values.matrix;
    const QString all = tallyText(matrix.total(), QLocale::c());
    if (classes.size() > mostListed)
        return Wording::tr("n = %1 in %2 classes.").arg(all, countText(classes.size()));
    QStringList counts;
    for (std::size_t label = 0; label < classes.size(); ++label)
        //: A number of samples and their class, in a list
        counts << Wording::tr("%1 of “%2”")
                      .arg(tallyText(matrix.samples(label), QLocale::c()),
                           QString::fromStdString(classes[label]));
    return Wording::tr("n = %1: %2.").arg(all, wholeListText(counts));
}

QString classTableAbout(ClassTableKind kind)
{
    switch (kind) {
    case ClassTableKind::Matrix:
        return Wording::tr("The k × k confusion matrix: rows are true classes, columns are "
                           "predicted classes.");
    case ClassTableKind::Shares:
        return Wording::tr("The k × k confusion matrix as shares of its rows, which are true "
                           "classes; columns are predicted classes.");
    case ClassTableKind::MatrixWithShares:
        return Wording::tr("The k × k confusion matrix, with row shares.");
    case ClassTableKind::Classes:
        return Wording::tr("One-vs-rest measures of each class, and their averages.");
    case ClassTableKind::Pairs:
        return Wording::tr("The one-vs-one AUC of each pair of classes: the mean of the AUCs by "
                           "the two classes’ scores, on the samples of both.");
    case ClassTableKind::Values:
        break;
    }
    return Wording::tr("Measures over all classes.");
}

core::Table classMatrixTable(const core::ClassMatrix& matrix, std::span<const std::string> classes,
                             MatrixCells cells, const ValueWords& words)
{
    core::Table table = headed({Wording::tr("true \\ predicted")}, "confusion");
    for (const std::string& name : classes)
        table.columns.push_back({name, true});
    table.columns.push_back({Wording::tr("all", "total").toStdString(), true});
    for (std::size_t label = 0; label < matrix.size(); ++label) {
        Row& row = table.rows.emplace_back(Row{{classes[label]}});
        for (std::size_t predicted = 0; predicted < matrix.size(); ++predicted)
            row.push_back(matrixCell(matrix, label, predicted, cells, words));
        row.push_back(tallyCell(matrix.samples(label)));
    }
    Row& all = table.rows.emplace_back(Row{wordCell(Wording::tr("all", "total"))});
    for (std::size_t predicted = 0; predicted < matrix.size(); ++predicted)
        all.push_back(tallyCell(matrix.predicted(predicted)));
    all.push_back(tallyCell(matrix.total()));
    return table;
}

core::Table classTable(const core::ClassValues& values, std::span<const std::string> classes,
                       bool hasScores, const ValueWords& words,
                       const core::ClassIntervals* intervals)
{
    const bool isClinical = ClinicalNames::areUsed();
    QStringList headings{Wording::tr("Class"),
                         Wording::tr("Samples"),
                         Wording::tr("Predicted"),
                         isClinical ? Wording::tr("PPV") : Wording::tr("Precision"),
                         isClinical ? Wording::tr("Sensitivity") : Wording::tr("Recall"),
                         Wording::tr("F1")};
    if (hasScores)
        headings << Wording::tr("One-vs-rest AUC") << Wording::tr("One-vs-rest AP");
    core::Table table = headed(headings, "classes");
    constexpr std::size_t firstRate = 3;
    if (intervals)
        nameEnds(table, firstRate, table.columns.size());
    for (std::size_t i = 0; i < values.ofClass.size(); ++i) {
        const core::ValuesOfClass& of = values.ofClass[i];
        Row& row = table.rows.emplace_back(
            Row{{classes[i]}, tallyCell(of.samples), tallyCell(of.predicted)});
        const auto add = [&](const core::Value& value,
                             core::ClassInterval core::IntervalsOfClass::*interval) {
            row.push_back(
                rangedCell(value, intervals ? &(intervals->ofClass[i].*interval) : nullptr, words));
        };
        add(of.precision, &core::IntervalsOfClass::precision);
        add(of.recall, &core::IntervalsOfClass::recall);
        add(of.f1, &core::IntervalsOfClass::f1);
        if (!hasScores)
            continue;
        add(of.auc, &core::IntervalsOfClass::auc);
        add(of.averagePrecision, &core::IntervalsOfClass::averagePrecision);
    }
    addAverage(table, Wording::tr("Macro mean"), values, "macro", words, intervals);
    addAverage(table, Wording::tr("Micro mean"), values, "micro", words, intervals);
    addAverage(table, Wording::tr("Weighted mean"), values, "weighted", words, intervals);
    return table;
}

core::Table classValuesTable(const core::ClassValues& values, const ValueWords& words,
                             const core::ClassIntervals* intervals)
{
    core::Table table = headed({Wording::tr("All classes"), Wording::tr("Value")}, "class-values");
    if (intervals)
        nameEnds(table, 1, 2);
    table.columns.push_back({Wording::tr("Notes").toStdString(), false});
    for (std::size_t i = 0; i < values.values.size(); ++i) {
        const core::NamedClassValue& each = values.values[i];
        table.rows.push_back(
            {wordCell(classValueName(each.id)),
             rangedCell(each.value, intervals ? &intervals->values[i] : nullptr, words),
             wordCell(each.value ? classValueAbout(each.id) : undefinedText(each.value.reason()))});
    }
    return table;
}

core::Table classPairTable(const core::ClassValues& values, std::span<const std::string> classes,
                           const ValueWords& words, const core::ClassIntervals* intervals)
{
    core::Table table =
        headed({Wording::tr("Class"), Wording::tr("Other class"), Wording::tr("One-vs-one AUC"),
                Wording::tr("By the class’s score"), Wording::tr("By the other’s score")},
               "pairs");
    table.columns[1].isNumeric = false;
    if (intervals)
        nameEnds(table, 2, 3);
    for (std::size_t i = 0; i < values.ofPair.size(); ++i) {
        const core::ValuesOfPair& of = values.ofPair[i];
        table.rows.push_back(
            {{classes[of.first]},
             {classes[of.second]},
             rangedCell(of.auc(), intervals ? &intervals->ofPair[i] : nullptr, words),
             valueCell(of.byFirst, words),
             valueCell(of.bySecond, words)});
    }
    return table;
}

QString classErrorIntervalsSentence(const core::ClassValues& values)
{
    const bool hasErrors =
        std::ranges::any_of(values.values, [](const core::NamedClassValue& each) {
            return each.id.ends_with("_ece") && each.value;
        });
    return hasErrors
               ? Wording::tr("Intervals of calibration errors tend to be too high, because each "
                             "resample adds its own error. An interval that does not contain its "
                             "value is not shown.")
               : QString();
}

QString classIntervalsSentence(const core::BootstrapRules& rules)
{
    return Wording::tr("95% intervals: bootstrap of each class’s samples (%1 rounds, seed %2).")
        .arg(countText(rules.rounds))
        .arg(rules.seed);
}

}  // namespace ui
