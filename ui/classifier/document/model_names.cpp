// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/document/model_names.h"

#include "core/classification/samples/model_name.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"

#include <memory>

namespace ui {

namespace {

bool isUnnamed(const ClassifierDocument& document)
{
    const auto& models = document.samples().models;
    return models.size() == 1 && core::isBareName(models.front().name);
}

}  // namespace

ModelNames::ModelNames(const ClassifierDocument& document, Bare bare)
{
    for (std::size_t model = 0; model < document.samples().models.size(); ++model) {
        m_raw << document.modelName(model);
        m_names << (document.isCalibrated(model)
                        ? remarkedText(m_raw.last(), Wording::tr("recalibrated"))
                        : m_raw.last());
    }
    m_column = m_raw.value(0);
    if (isUnnamed(document) && bare == Bare::ToBe) {
        m_names = m_raw = {QString(toBeNamed)};
    } else if (isUnnamed(document)) {
        m_raw = {QString()};
        if (!document.isCalibrated(0))
            m_names = m_raw;
    }
}

QString ModelNames::orModel(std::size_t model) const
{
    const QString name = (*this)(model);
    //: What a curve is called whose model has no name
    return name.isEmpty() ? Wording::tr("model") : name;
}

QString ModelNames::orColumn(std::size_t model) const
{
    const QString name = (*this)(model);
    return name.isEmpty() ? m_column : name;
}

PaperFigure figureOfModels(const ClassifierDocument& document,
                           const std::function<PaperFigure(const ModelNames&)>& make)
{
    PaperFigure figure = make(ModelNames(document));
    if (!figure.paint || !isUnnamed(document))
        return figure;
    PaperFigure named = make(ModelNames(document, ModelNames::Bare::ToBe));
    figure.names = named.names;
    for (FigureName& each : figure.names)
        if (each.name == toBeNamed)
            each = {document.modelName(0), each.series, true};
    figure.named = std::make_shared<const PaperFigure>(std::move(named));
    return figure;
}

}  // namespace ui
