// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/classifier_metric.h"

#include "core/foundation/enum_table.h"
#include "core/foundation/text/list_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

namespace core {

namespace {

struct FigureRow {
    ClassifierMetric figure;
    std::string_view name;
    std::optional<ThresholdMetric> rate;
    std::span<const std::string_view> otherNames;  ///< letters and digits, lower case
};

template <std::size_t n>
using FigureNames = std::array<std::string_view, n>;

constexpr FigureNames<6> aucNames{"rocauc", "auroc", "rocaucscore", "aucroc", "gauc", "groupedauc"};
constexpr FigureNames<6> apNames{"averageprecision",      "prauc", "auprc", "aucpr",
                                 "averageprecisionscore", "aupr"};
constexpr FigureNames<4> logLossNames{"binarylogloss", "crossentropy", "bce", "nll"};
constexpr FigureNames<2> eceNames{"expectedcalibrationerror", "calibrationerror"};
constexpr FigureNames<2> brierNames{"brierscore", "brierscoreloss"};
constexpr FigureNames<2> accuracyNames{"acc", "accuracyscore"};
constexpr FigureNames<1> balancedNames{"balancedaccuracyscore"};
constexpr FigureNames<2> precisionNames{"ppv", "precisionscore"};
constexpr FigureNames<3> recallNames{"tpr", "sensitivity", "recallscore"};
constexpr FigureNames<1> specificityNames{"tnr"};
constexpr FigureNames<3> fNames{"f1score", "fscore", "f"};
constexpr FigureNames<1> mccNames{"matthewscorrcoef"};
constexpr FigureNames<2> kappaNames{"cohenkappa", "cohenkappascore"};

constexpr std::array figureTable{
    FigureRow{ClassifierMetric::Auc, "AUC", {}, aucNames},
    FigureRow{ClassifierMetric::AveragePrecision, "AP", {}, apNames},
    FigureRow{ClassifierMetric::LogLoss, "LogLoss", {}, logLossNames},
    FigureRow{ClassifierMetric::CalibrationError, "ECE", {}, eceNames},
    FigureRow{ClassifierMetric::Brier, "Brier", {}, brierNames},
    FigureRow{ClassifierMetric::Accuracy, "Accuracy", ThresholdMetric::Accuracy, accuracyNames},
    FigureRow{ClassifierMetric::BalancedAccuracy, "BalancedAccuracy",
              ThresholdMetric::BalancedAccuracy, balancedNames},
    FigureRow{ClassifierMetric::Precision, "Precision", ThresholdMetric::Precision, precisionNames},
    FigureRow{ClassifierMetric::Recall, "Recall", ThresholdMetric::Recall, recallNames},
    FigureRow{ClassifierMetric::Specificity, "Specificity", ThresholdMetric::Specificity,
              specificityNames},
    FigureRow{ClassifierMetric::F1, "F1", ThresholdMetric::F, fNames},
    FigureRow{ClassifierMetric::Mcc, "MCC", ThresholdMetric::Mcc, mccNames},
    FigureRow{ClassifierMetric::Kappa, "Kappa", ThresholdMetric::Kappa, kappaNames},
};
static_assert(hasRowForEach(figureTable, &FigureRow::figure,
                            static_cast<std::size_t>(ClassifierMetric::Kappa) + 1));

/// Its letters and digits, in lower case.
std::string bareName(std::string_view name)
{
    std::string bare;
    for (const char letter : name)
        if (const auto byte = static_cast<unsigned char>(letter); std::isalnum(byte) != 0)
            bare += static_cast<char>(std::tolower(byte));
    return bare;
}

}  // namespace

std::vector<ClassifierMetric> allClassifierMetrics()
{
    std::vector<ClassifierMetric> figures;
    for (const FigureRow& row : figureTable)
        figures.push_back(row.figure);
    return figures;
}

std::string_view nameOf(ClassifierMetric figure)
{
    return figureTable[static_cast<std::size_t>(figure)].name;
}

std::optional<ClassifierMetric> classifierMetricNamed(std::string_view name)
{
    const std::string bare = bareName(name);
    for (const FigureRow& row : figureTable)
        if (bareName(row.name) == bare ||
            std::find(row.otherNames.begin(), row.otherNames.end(), bare) != row.otherNames.end())
            return row.figure;
    return std::nullopt;
}

std::string classifierMetricNames()
{
    return listText(figureTable, &FigureRow::name);
}

std::optional<ThresholdMetric> thresholdMetricOf(ClassifierMetric figure)
{
    return figureTable[static_cast<std::size_t>(figure)].rate;
}

bool readsProbabilities(ClassifierMetric figure)
{
    return figure == ClassifierMetric::LogLoss || figure == ClassifierMetric::CalibrationError ||
           figure == ClassifierMetric::Brier;
}

}  // namespace core
