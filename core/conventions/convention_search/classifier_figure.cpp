// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/classifier_figure.h"

#include "core/foundation/enum_table.h"
#include "core/foundation/text/list_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

namespace core {

namespace {

struct FigureRow {
    Figure figure;
    std::string_view name;
    std::optional<Rate> rate;
    std::span<const std::string_view> otherNames;  ///< letters and digits, small
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
    FigureRow{Figure::Auc, "AUC", {}, aucNames},
    FigureRow{Figure::AveragePrecision, "AP", {}, apNames},
    FigureRow{Figure::LogLoss, "LogLoss", {}, logLossNames},
    FigureRow{Figure::CalibrationError, "ECE", {}, eceNames},
    FigureRow{Figure::Brier, "Brier", {}, brierNames},
    FigureRow{Figure::Accuracy, "Accuracy", Rate::Accuracy, accuracyNames},
    FigureRow{Figure::BalancedAccuracy, "BalancedAccuracy", Rate::BalancedAccuracy, balancedNames},
    FigureRow{Figure::Precision, "Precision", Rate::Precision, precisionNames},
    FigureRow{Figure::Recall, "Recall", Rate::Recall, recallNames},
    FigureRow{Figure::Specificity, "Specificity", Rate::Specificity, specificityNames},
    FigureRow{Figure::F1, "F1", Rate::F, fNames},
    FigureRow{Figure::Mcc, "MCC", Rate::Mcc, mccNames},
    FigureRow{Figure::Kappa, "Kappa", Rate::Kappa, kappaNames},
};
static_assert(hasRowForEach(figureTable, &FigureRow::figure,
                            static_cast<std::size_t>(Figure::Kappa) + 1));

/// Its letters and digits, small.
std::string bareName(std::string_view name)
{
    std::string bare;
    for (const char letter : name)
        if (const auto byte = static_cast<unsigned char>(letter); std::isalnum(byte) != 0)
            bare += static_cast<char>(std::tolower(byte));
    return bare;
}

}  // namespace

std::vector<Figure> allFigures()
{
    std::vector<Figure> figures;
    for (const FigureRow& row : figureTable)
        figures.push_back(row.figure);
    return figures;
}

std::string_view nameOf(Figure figure)
{
    return figureTable[static_cast<std::size_t>(figure)].name;
}

std::optional<Figure> figureNamed(std::string_view name)
{
    const std::string bare = bareName(name);
    for (const FigureRow& row : figureTable)
        if (bareName(row.name) == bare ||
            std::find(row.otherNames.begin(), row.otherNames.end(), bare) != row.otherNames.end())
            return row.figure;
    return std::nullopt;
}

std::string figureNames()
{
    return listText(figureTable, &FigureRow::name);
}

std::optional<Rate> rateOf(Figure figure)
{
    return figureTable[static_cast<std::size_t>(figure)].rate;
}

bool readsProbabilities(Figure figure)
{
    return figure == Figure::LogLoss || figure == Figure::CalibrationError ||
           figure == Figure::Brier;
}

}  // namespace core
