// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/threshold_box.h"

#include "ui/classifier/document/classifier_document.h"

#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {

namespace {

constexpr double beyond = std::numeric_limits<double>::max();  // shown as infinite
constexpr int everyDecimal =
    std::numeric_limits<double>::max_exponent10 + std::numeric_limits<double>::digits10;
constexpr std::size_t manyPoints = 1000;

}  // namespace

ThresholdBox::ThresholdBox(ClassifierDocument& document, QWidget* parent)
    : NumberBox(parent)
    , m_document(document)
{
    setRange(-beyond, beyond);
    setDecimals(everyDecimal);
    setKeyboardTracking(false);
    setAccelerated(true);
    const auto show = [this] {
        const QSignalBlocker quiet(this);
        setValue(m_document.threshold());
    };
    connect(&document, &ClassifierDocument::changed, this, show);
    connect(this, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        m_document.endMove();
        m_document.setThreshold(std::abs(value) < beyond ? value : std::copysign(infinity, value));
        m_document.endMove();
    });
    show();
}

QString ThresholdBox::textFromValue(double value) const
{
    if (value >= beyond)
        return QStringLiteral("∞");
    if (value <= -beyond)
        return QStringLiteral("−∞");
    return NumberBox::textFromValue(value);
}

std::optional<double> ThresholdBox::read(const QString& text) const
{
    for (const double end : {beyond, -beyond})
        if (text == textFromValue(end))
            return end;
    return typedNumber(text);
}

OwnKeys ThresholdBox::ownKeys() const
{
    return {accessibleName(),
            {{keysText({Qt::Key_Up, Qt::Key_Down}), tr("Next score up or down")},
             {keysText({Qt::Key_PageUp, Qt::Key_PageDown}), tr("Ten scores up or down")},
             {keysText({Qt::Key_Return}), tr("Apply the typed threshold")}}};
}

QAbstractSpinBox::StepEnabled ThresholdBox::stepEnabled() const
{
    return m_document.hasSamples() ? StepUpEnabled | StepDownEnabled : StepEnabled(StepNone);
}

void ThresholdBox::stepBy(int steps)
{
    const auto sweep = m_document.sweep();
    const auto last = static_cast<std::ptrdiff_t>(sweep->size()) - 1;
    const auto step = static_cast<std::ptrdiff_t>(1 + sweep->size() / manyPoints);
    // If high scores are positive, a higher score is an earlier point.
    const std::ptrdiff_t moved = (sweep->higherIsPositive() ? -steps : steps) * step;
    const auto point = std::clamp(static_cast<std::ptrdiff_t>(m_document.point()) + moved,
                                  std::ptrdiff_t{0}, last);
    m_document.jumpToPoint(static_cast<std::size_t>(point));
    selectAll();
}

}  // namespace ui
