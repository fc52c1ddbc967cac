// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/shortcuts/own_keys.h"

#include "ui/toolkit/panel/number_box.h"

namespace ui {

class ClassifierDocument;

/// The document's threshold as a field: accepts any number; arrows and the wheel step between
/// distinct scores, in larger steps if there are many.
class ThresholdBox : public NumberBox, public HasOwnKeys {
    Q_OBJECT
public:
    explicit ThresholdBox(ClassifierDocument& document, QWidget* parent = nullptr);

    QString textFromValue(double value) const override;
    void stepBy(int steps) override;
    OwnKeys ownKeys() const override;

protected:
    StepEnabled stepEnabled() const override;
    std::optional<double> read(const QString& text) const override;

private:
    ClassifierDocument& m_document;
};

}  // namespace ui
