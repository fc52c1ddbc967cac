// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>

namespace ui {

class ClassifierDocument;

/// How a document's models are called in what is drawn and said of them. A single model whose
/// column has a bare name ("score", see core::isBareName()) has none there.
class ModelNames {
public:
    enum class Bare {
        LeftOut,
        ToBe,  ///< toBeNamed stands for the name that a person may give
    };
    explicit ModelNames(const ClassifierDocument& document, Bare bare = Bare::LeftOut);

    /// Empty: it has none.
    QString operator()(std::size_t model) const { return m_names[int(model)]; }
    /// "model" where it has none.
    QString orModel(std::size_t model) const;
    /// That of its column where it has none, for the headings of numbers.
    QString orColumn(std::size_t model) const;
    /// All have one.
    bool areKnown() const { return !m_names.contains(QString()); }

private:
    QString m_column;  ///< of the first model
    QStringList m_names;
};

/// A figure of a document's models. That of a model without a name gets one as soon as a person
/// calls it by its column's.
PaperFigure figureOfModels(const ClassifierDocument& document,
                           const std::function<PaperFigure(const ModelNames&)>& make);

}  // namespace ui
