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

/// The values a field accepts, and the value it falls back to.
struct NumberRange {
    double least = 0;
    double most = 0;
    int decimals = 0;
    QString kept;
    QLocale locale = QLocale::c();
};

/// Shows the sentence below the field after a moment: the change of focus would hide it at once.
void sayRefused(QWidget& field, const QString& sentence);
/// "“abc” is not a whole number from 1 to 100. Restored 10.": why a field refuses a text.
QString refusedText(const QString& typed, const NumberRange& range);

/// Reads numbers as every field does (typedNumber()). Text that it refuses stays visible until
/// Enter or the next field; then the field restores its value and says so.
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
    /// The number that this text means for the field.
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
    /// Refused text does not trigger anything with the earlier number.
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
    /// The text without prefix and suffix.
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
