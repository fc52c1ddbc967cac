// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/classifier/document/classifier_document.h"
#include "ui/workspace/rule_subject.h"

namespace ui {

/// Finds rules that give the numbers of the current model.
class FigureRulesAsked : public RuleSubject {
public:
    explicit FigureRulesAsked(ClassifierDocument& document)
        : m_document(document)
    {}

    QStringList measures() const override;
    QString measureText(const QString& measure) const override;
    std::variant<RuleSearch, QString> search(std::span<const AskedNumber> numbers, int scope,
                                             const NumberFormat& format) override;

private:
    ClassifierDocument& m_document;
};

}  // namespace ui
