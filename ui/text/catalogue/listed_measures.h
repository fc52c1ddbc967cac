// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/metrics/measures/parameter.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

/// A parameter as shown in the list of measures.
struct ListedParameter {
    /// One of its values: "exp", "2^grade − 1".
    struct Value {
        QString text;
        QString meaning;
    };
    QString name;               ///< as written: gain
    QString label;              ///< "Gain"
    QString standard;           ///< the default value; empty: comes from the data
    std::vector<Value> values;  ///< empty for a number
    QString range;              ///< "a number from 0 to 1000"; empty if it is not a number
};

/// A measure with every name by which it can be written.
struct ListedMeasure {
    /// A name in another program: "ndcg_burges", "nDCG(gain=exp)", "ranx".
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

/// Whether each word occurs in the listed texts or defines the measure: "recall", "Zobel", "P_10".
/// Ignores case.
bool matches(const ListedMeasure& listed, const QString& words);

/// "gain (Gain): linear (the grade), exp (2^grade − 1), binary (1 if relevant, else 0); default:
/// linear".
QString parameterLine(const ListedParameter& parameter);
/// "ndcg_cut, ndcg_burges (ranx, nDCG(gain=exp))"; empty if there are no other names.
QString otherNamesLine(const ListedMeasure& listed);

}  // namespace ui
