// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/typed_double.h"

#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QSpinBox>

#include <optional>
#include <type_traits>
#include <utility>

namespace ui {

/// What a field takes, and what it shows when it takes nothing else.
struct NumberRange {
    double least = 0;
    double most = 0;
    int decimals = 0;
    QString kept;
    QLocale locale = QLocale::c();
};

/// Below the field, in a moment: what takes the focus from it would hide what is said at once.
void sayRefused(QWidget& field, const QString& sentence);
/// "“abc” is no whole number from 1 to 100: it is 10 again."
QString refusedText(const QString& typed, const NumberRange& range);

/// How every field of a number reads (typedNumber()). What it cannot take stays in sight until
/// Enter or the next field sets it back, which a sentence says.
template <class Box>
class TypedBox : public Box {
public:
    using Box::Box;
    using Number = decltype(std::declval<const Box&>().value());

    Number valueFromText(const QString& text) const override
    {
        return static_cast<Number>(read(typed(text)).value_or(static_cast<double>(this->value())));
    }
    QValidator::State validate(QString& text, int&) const override
    {
        text = withPlainDigits(text);
        return read(typed(text)) ? QValidator::Acceptable : QValidator::Intermediate;
    }
    void fixup(QString& text) const override
    {
        if (const QString refused = typed(text); !refused.isEmpty())
            sayRefused(const_cast<TypedBox&>(*this), refusedText(refused, range()));
    }

protected:
    /// The number that the field takes for this text.
    virtual std::optional<double> read(const QString& text) const
    {
        if (!text.isEmpty() && text == this->specialValueText().trimmed())
            return this->minimum();
        const NumberRange taken = range();
        const auto number = typedNumber(text, this->locale());
        const bool fits = number && *number >= taken.least && *number <= taken.most &&
                          QString::number(*number, 'f', taken.decimals).toDouble() == *number;
        return fits ? number : std::nullopt;
    }
    /// What is refused is not answered by the number before it.
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool isAnswer = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (!isAnswer || this->hasAcceptableInput()) {
            Box::keyPressEvent(event);
            return;
        }
        this->interpretText();
        this->selectAll();
    }

private:
    /// Without what stands around it.
    QString typed(QString text) const
    {
        if (text.startsWith(this->prefix()))
            text.remove(0, this->prefix().size());
        if (text.endsWith(this->suffix()))
            text.chop(this->suffix().size());
        return text.trimmed();
    }
    NumberRange range() const
    {
        NumberRange range{static_cast<double>(this->minimum()),
                          static_cast<double>(this->maximum()), 0,
                          this->textFromValue(this->value()), this->locale()};
        if constexpr (std::is_same_v<Number, double>)
            range.decimals = this->decimals();
        if (this->value() == this->minimum() && !this->specialValueText().isEmpty())
            range.kept = this->specialValueText();
        return range;
    }
};

using CountBox = TypedBox<QSpinBox>;

/// Shows 3 as "3" and 2.5 as "2.5".
class NumberBox : public TypedBox<QDoubleSpinBox> {
public:
    explicit NumberBox(QWidget* parent = nullptr);
    QString textFromValue(double value) const override;
};

}  // namespace ui
