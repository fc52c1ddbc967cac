// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>

namespace ui {

class ClassifierDocument;

/// The models' names in charts and sentences. A single model whose column has a generic name
/// ("score", see core::isBareName()) has an empty name there. A recalibrated model says so:
/// "score (recalibrated)".
class ModelNames {
public:
    enum class Bare {
        LeftOut,
        ToBe,  ///< uses toBeNamed in place of a name to be given
    };
    explicit ModelNames(const ClassifierDocument& document, Bare bare = Bare::LeftOut);

    /// Empty if the model has no name.
    QString operator()(std::size_t model) const { return m_names[int(model)]; }
    /// The name of the model's raw scores. Empty if the model has no name.
    QString raw(std::size_t model) const { return m_raw[int(model)]; }
    /// The name, or "model" without one.
    QString orModel(std::size_t model) const;
    /// The name, or the column's name without one, for column headings.
    QString orColumn(std::size_t model) const;
    /// Whether every model has a name.
    bool areKnown() const { return !m_names.contains(QString()); }

private:
    QString m_column;  ///< the first model's
    QStringList m_names;
    QStringList m_raw;
};

/// A figure of a document's models. A model without a name gets one when a person types a label;
/// its column's name is offered as the label.
PaperFigure figureOfModels(const ClassifierDocument& document,
                           const std::function<PaperFigure(const ModelNames&)>& make);

}  // namespace ui
