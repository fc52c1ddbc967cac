// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/look_fields.h"

#include "ui/export/dialog/form_rows.h"
#include "ui/export/dialog/length_box.h"
#include "ui/export/figure/figure_setting_table.h"
#include "ui/text/sessions/figure_format.h"
#include "ui/text/words/typed_double.h"
#include "ui/toolkit/theme/faces.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <utility>

namespace ui {

namespace {

constexpr int limitDigits = 12;

enum class Entry { Empty, Number, Wrong };

Entry read(const QLineEdit& edit, double& value)
{
    const QString text = edit.text().trimmed();
    if (text.isEmpty())
        return Entry::Empty;
    const auto number = typedNumber(text, QLocale());
    value = number.value_or(0);
    return number ? Entry::Number : Entry::Wrong;
}

struct Typed {
    std::optional<ChartRange> range;
    bool isWrong = false;
};

Typed typed(const LookFields::Limits& limits)
{
    ChartRange range;
    const Entry from = read(*limits.from, range.lower);
    const Entry to = read(*limits.to, range.upper);
    if (from == Entry::Empty && to == Entry::Empty)
        return {};
    if (from == Entry::Number && to == Entry::Number && range.lower < range.upper)
        return {range, false};
    return {std::nullopt, true};
}

void showRange(const LookFields::Limits& limits, const std::optional<ChartRange>& range)
{
    const Typed now = typed(limits);
    if (now.isWrong || now.range == range)
        return;
    const auto fill = [](QLineEdit& edit, const std::optional<double>& value) {
        const QSignalBlocker quiet(edit);
        edit.setText(value ? QLocale().toString(*value, 'g', limitDigits) : QString());
    };
    fill(*limits.from, range ? std::optional(range->lower) : std::nullopt);
    fill(*limits.to, range ? std::optional(range->upper) : std::nullopt);
}

/// The rows in their order. A field of several in a row has its own name for screen readers.
constexpr std::array<std::pair<LookRow, const char*>, 10> rowLabels{
    {{LookRow::Font, QT_TRANSLATE_NOOP("ui::LookFields", "&Font")},
     {LookRow::Text, QT_TRANSLATE_NOOP("ui::LookFields", "Tex&t")},
     {LookRow::Colours, QT_TRANSLATE_NOOP("ui::LookFields", "C&olours")},
     {LookRow::Lines, QT_TRANSLATE_NOOP("ui::LookFields", "L&ines")},
     {LookRow::Legend, QT_TRANSLATE_NOOP("ui::LookFields", "Le&gend")},
     {LookRow::Show, QT_TRANSLATE_NOOP("ui::LookFields", "Show")},
     {LookRow::Axes, QT_TRANSLATE_NOOP("ui::LookFields", "Axes")},
     {LookRow::Title, ""},
     {LookRow::X, QT_TRANSLATE_NOOP("ui::LookFields", "&x range")},
     {LookRow::Y, QT_TRANSLATE_NOOP("ui::LookFields", "&y range")}}};

QVariant itemOf(const core::FigureValue& value)
{
    if (const auto* isOn = std::get_if<bool>(&value))
        return *isOn;
    return QString::fromStdString(std::get<std::string>(value));
}

void showValue(QWidget& field, const core::FigureValue& value)
{
    const QSignalBlocker quiet(field);
    if (auto* box = qobject_cast<QComboBox*>(&field)) {
        box->setCurrentIndex(std::max(0, box->findData(itemOf(value))));
    } else if (auto* number = qobject_cast<QDoubleSpinBox*>(&field)) {
        if (number->value() != std::get<double>(value))
            number->setValue(std::get<double>(value));
    } else {
        static_cast<QCheckBox&>(field).setChecked(std::get<bool>(value));
    }
}

core::FigureValue askedValue(const QWidget& field)
{
    if (const auto* number = qobject_cast<const QDoubleSpinBox*>(&field))
        return number->value();
    if (const auto* tick = qobject_cast<const QCheckBox*>(&field))
        return tick->isChecked();
    const QVariant item = static_cast<const QComboBox&>(field).currentData();
    if (item.typeId() == QMetaType::Bool)
        return item.toBool();
    return item.toString().toStdString();
}

}  // namespace

LookFields::LookFields(QWidget* parent)
    : QWidget(parent)
    , m_title(new QComboBox(this))
    , m_ownTitle(new QLineEdit(this))
{
    FormRows rows(*this);
    for (const auto& [place, label] : rowLabels)
        if (place == LookRow::Title)
            addTitle(rows);
        else
            addRow(rows, place, label);
}

void LookFields::addRow(FormRows& rows, LookRow place, const char* label)
{
    auto* text = new QLabel(tr(label), this);
    const std::size_t first = m_fields.size();
    for (const FigureSetting& setting : figureSettingTable())
        if (setting.place.row == place)
            m_fields.push_back({&setting, makeField(setting), text});
    QWidget* row = m_fields[first].widget;
    text->setBuddy(m_fields[first].setting->range ? m_limits.back().from : row);
    if (m_fields.size() > first + 1) {
        row = new QWidget(this);
        auto* several = rowOf(row);
        for (std::size_t i = first; i < m_fields.size(); ++i)
            several->addWidget(m_fields[i].widget, m_fields[i].setting->stretch);
    }
    rows.add(text, row);
}

QWidget* LookFields::makeField(const FigureSetting& setting)
{
    const QString name = tr(setting.place.label);
    if (setting.range)
        return makeLimits(name);
    QWidget* field = nullptr;
    if (setting.isFont) {
        field = makeFonts();
    } else if (!setting.shown.empty()) {
        field = makeChoice(setting);
    } else if (setting.step > 0) {
        field = makeNumber(setting);
    } else {
        auto* tick = new QCheckBox(name, this);
        connect(tick, &QCheckBox::toggled, this, &LookFields::changed);
        field = tick;
    }
    field->setObjectName(QLatin1String(setting.key));
    field->setAccessibleName(name);
    if (*setting.place.tip)
        field->setToolTip(tr(setting.place.tip));
    return field;
}

QComboBox* LookFields::makeFonts()
{
    auto* box = new QComboBox(this);
    box->addItem(tr("Default font"), QString());
    for (const QString& family : QFontDatabase::families())
        if (QFontDatabase::isScalable(family) && !QFontDatabase::isPrivateFamily(family) &&
            family != ownFamily())
            box->addItem(family, family);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    connect(box, &QComboBox::currentIndexChanged, this, &LookFields::changed);
    return box;
}

QComboBox* LookFields::makeChoice(const FigureSetting& setting)
{
    auto* box = new QComboBox(this);
    const auto words = setting.limits.words;
    for (std::size_t i = 0; i < setting.shown.size(); ++i)
        box->addItem(tr(setting.shown[i]),
                     words.empty() ? QVariant(i != 0)
                                   : QVariant(QString::fromUtf8(words[i].data(),
                                                                qsizetype(words[i].size()))));
    // The longest are cut; the row has two of them.
    if (setting.place.row == LookRow::Colours && !words.empty()) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
    }
    connect(box, &QComboBox::currentIndexChanged, this, &LookFields::changed);
    return box;
}

LengthBox* LookFields::makeNumber(const FigureSetting& setting)
{
    auto* box = new LengthBox(this);
    box->setDecimals(setting.decimals);
    box->setSingleStep(setting.step);
    box->setRange(setting.limits.least, setting.limits.most);
    if (setting.unit == FigureSetting::Unit::Point)
        box->setSuffix(tr(" pt"));
    else
        box->setPrefix(QStringLiteral("× "));
    connect(box, &QDoubleSpinBox::valueChanged, this, &LookFields::changed);
    return box;
}

QWidget* LookFields::makeLimits(const QString& axis)
{
    auto* row = new QWidget(this);
    const Limits limits{row, new QLineEdit(row), new QLineEdit(row)};
    limits.from->setAccessibleName(tr("%1 from").arg(axis));
    limits.to->setAccessibleName(tr("%1 to").arg(axis));
    for (QLineEdit* edit : {limits.from, limits.to}) {
        edit->setPlaceholderText(tr("automatic"));
        connect(edit, &QLineEdit::textChanged, this, &LookFields::changed);
    }
    auto* fields = rowOf(row);
    fields->addWidget(limits.from, 1);
    fields->addWidget(new QLabel(tr("to"), row));
    fields->addWidget(limits.to, 1);
    m_limits.push_back(limits);
    return row;
}

void LookFields::addTitle(FormRows& rows)
{
    using Title = ExportChoices::Title;
    m_title->addItem(tr("None"), static_cast<int>(Title::None));
    m_title->addItem(tr("Default title"), static_cast<int>(Title::Figures));
    m_title->addItem(tr("Custom"), static_cast<int>(Title::Own));
    m_title->setAccessibleName(tr("Title"));
    m_ownTitle->setAccessibleName(tr("Custom title"));
    m_ownTitle->setPlaceholderText(tr("Title above the figure"));
    rows.add(tr("Tit&le"), m_title);
    rows.add(QString(), m_ownTitle);
    connect(m_title, &QComboBox::currentIndexChanged, this, [this] {
        adopt();
        emit changed();
    });
    connect(m_ownTitle, &QLineEdit::textChanged, this, &LookFields::changed);
    connect(m_title, &QComboBox::activated, this, [this] {
        if (m_ownTitle->isVisible() && m_ownTitle->text().isEmpty())
            m_ownTitle->setFocus();
    });
}

void LookFields::adopt()
{
    m_ownTitle->setVisible(m_title->currentData().toInt() ==
                           static_cast<int>(ExportChoices::Title::Own));
}

void LookFields::show(const ExportChoices& choices, const PaperFigure& figure)
{
    const FigureSettings& settings = choices.settings;
    for (const auto& [setting, field, label] : m_fields) {
        if (!setting->range)
            showValue(*field, setting->value(settings));
        if (setting->isForVectors) {
            field->setEnabled(!isBitmap(settings.format));
            label->setEnabled(field->isEnabled());
        }
        if (setting->isOffered) {
            field->setVisible(figure.*setting->isOffered);
            label->setVisible(figure.*setting->isOffered);
        }
    }
    showRange(x(), settings.style.x);
    showRange(y(), settings.style.y);
    {
        const QSignalBlocker quiet(m_title);
        m_title->setCurrentIndex(std::max(0, m_title->findData(static_cast<int>(choices.title))));
    }
    if (m_ownTitle->text() != choices.ownTitle) {
        const QSignalBlocker quiet(m_ownTitle);
        m_ownTitle->setText(choices.ownTitle);
    }
    adopt();
}

void LookFields::read(ExportChoices& choices) const
{
    for (const auto& [setting, field, label] : m_fields)
        if (!setting->range)
            setting->put(choices.settings, askedValue(*field));
    choices.settings.style.x = typed(x()).range;
    choices.settings.style.y = typed(y()).range;
    choices.title = static_cast<ExportChoices::Title>(m_title->currentData().toInt());
    choices.ownTitle = m_ownTitle->text();
}

void LookFields::forgetLimits()
{
    for (QLineEdit* edit : {x().from, x().to, y().from, y().to}) {
        const QSignalBlocker quiet(edit);
        edit->clear();
    }
}

QString LookFields::problem() const
{
    for (const Limits& limits : m_limits)
        if (!limits.row->isHidden() && typed(limits).isWrong)
            return tr(
                "Enter two numbers for an axis range, the smaller one first, or leave both empty.");
    return {};
}

}  // namespace ui
