// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/metrics/measures/parameter.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

/// A parameter as the list of measures tells it.
struct ListedParameter {
    /// One of its values: "exp", "2^grade − 1".
    struct Value {
        QString text;
        QString meaning;
    };
    QString name;               ///< as written: gain
    QString label;              ///< "Gain"
    QString standard;           ///< the value where none is written; empty: the data's
    std::vector<Value> values;  ///< empty where it is a number
    QString range;              ///< "a number from 0 to 1000"; empty where it is none
};

/// A measure with every name that is read for it.
struct ListedMeasure {
    /// Another program's name: "ndcg_burges", "nDCG(gain=exp)", "ranx".
    struct OtherName {
        QString name;
        QString definition;
        QString program;
    };
    core::Measure measure;
    QString name;
    QString title;
    QString about;
    QString source;
    QStringList aliases;
    std::vector<OtherName> otherNames;
    std::vector<ListedParameter> parameters;
};

/// Every measure, in the order of menus.
std::vector<ListedMeasure> listedMeasures();

/// Whether every word stands in what is listed of the measure, or is a definition of it: "recall",
/// "Zobel", "P_10". Case does not count.
bool matches(const ListedMeasure& listed, const QString& words);

/// "gain (Gain): linear (the grade), exp (2^grade − 1), binary (1 if relevant, else 0); linear if
/// not given".
QString parameterLine(const ListedParameter& parameter);
/// "ndcg_cut, ndcg_burges (ranx, nDCG(gain=exp))"; empty where there is no other name.
QString otherNamesLine(const ListedMeasure& listed);

}  // namespace ui
