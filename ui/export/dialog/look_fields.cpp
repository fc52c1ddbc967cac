// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/look_fields.h"

#include "core/documents/sessions/figure_limits.h"
#include "ui/export/dialog/form_rows.h"
#include "ui/export/dialog/length_box.h"
#include "ui/text/sessions/figure_format.h"
#include "ui/text/words/typed_double.h"
#include "ui/toolkit/theme/faces.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>

#include <algorithm>

namespace ui {

namespace {

constexpr int limitDigits = 12;

enum class Field { Empty, Number, Wrong };

Field read(const QLineEdit& edit, double& value)
{
    const QString text = edit.text().trimmed();
    if (text.isEmpty())
        return Field::Empty;
    const auto number = typedNumber(text, QLocale());
    value = number.value_or(0);
    return number ? Field::Number : Field::Wrong;
}

struct Typed {
    std::optional<ChartRange> range;
    bool isWrong = false;
};

Typed typed(const LookFields::Limits& limits)
{
    ChartRange range;
    const Field from = read(*limits.from, range.lower);
    const Field to = read(*limits.to, range.upper);
    if (from == Field::Empty && to == Field::Empty)
        return {};
    if (from == Field::Number && to == Field::Number && range.lower < range.upper)
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

void choose(QComboBox& box, int data)
{
    const QSignalBlocker quiet(box);
    box.setCurrentIndex(std::max(0, box.findData(data)));
}

void tick(QCheckBox& box, bool isTicked)
{
    const QSignalBlocker quiet(box);
    box.setChecked(isTicked);
}

void fillLength(LengthBox& box, double value)
{
    const QSignalBlocker quiet(box);
    if (box.value() != value)
        box.setValue(value);
}

template <class Value>
Value chosen(const QComboBox& box)
{
    return static_cast<Value>(box.currentData().toInt());
}

}  // namespace

LookFields::LookFields(QWidget* parent)
    : QWidget(parent)
    , m_family(new QComboBox(this))
    , m_points(new LengthBox(this))
    , m_text(new QComboBox(this))
    , m_textLabel(new QLabel(tr("Tex&t"), this))
    , m_lineWidth(new LengthBox(this))
    , m_palette(new QComboBox(this))
    , m_ground(new QComboBox(this))
    , m_legendLabel(new QLabel(tr("Le&gend"), this))
    , m_legend(new QComboBox(this))
    , m_marks(new QCheckBox(tr("Mark"), this))
    , m_guides(new QCheckBox(tr("Guides"), this))
    , m_grid(new QCheckBox(tr("Grid"), this))
    , m_square(new QCheckBox(tr("Square"), this))
    , m_clinical(new QCheckBox(tr("Clinical names"), this))
    , m_title(new QComboBox(this))
    , m_ownTitle(new QLineEdit(this))
    , m_x(makeLimits(tr("&x range"), tr("x")))
    , m_y(makeLimits(tr("&y range"), tr("y")))
{
    m_points->setDecimals(1);
    m_points->setSingleStep(0.5);
    m_points->setRange(core::leastFigurePoints, core::mostFigurePoints);
    m_points->setSuffix(tr(" pt"));
    m_points->setToolTip(tr("Size of the smallest text in the figure"));
    m_lineWidth->setDecimals(2);
    m_lineWidth->setSingleStep(0.25);
    m_lineWidth->setRange(core::leastFigureLineWidth, core::mostFigureLineWidth);
    m_lineWidth->setPrefix(QStringLiteral("× "));
    m_lineWidth->setToolTip(tr("Relative to the line width for this text size"));
    m_marks->setToolTip(tr("Mark the threshold or the cutoff"));
    m_guides->setToolTip(tr("Lines for chance and perfect calibration"));
    m_grid->setToolTip(tr("Lines at the ticks"));
    m_square->setToolTip(tr("Give ROC, precision–recall, DET and calibration curves axes of equal "
                            "length"));
    m_clinical->setToolTip(tr("Name axes as in clinical papers: sensitivity, 1 − specificity, "
                              "predicted probability …"));
    m_family->setAccessibleName(tr("Font"));
    m_points->setAccessibleName(tr("Text size in points"));
    m_text->setAccessibleName(tr("Text"));
    m_lineWidth->setAccessibleName(tr("Line width factor"));
    m_palette->setAccessibleName(tr("Colours"));
    m_ground->setAccessibleName(tr("Background"));
    m_legend->setAccessibleName(tr("Legend"));
    m_title->setAccessibleName(tr("Title"));
    m_ownTitle->setAccessibleName(tr("Custom title"));
    m_ownTitle->setPlaceholderText(tr("Title above the figure"));
    fillBoxes();
    arrange();
    connectFields();
}

void LookFields::fillBoxes()
{
    m_family->addItem(tr("Default font"), QString());
    for (const QString& family : QFontDatabase::families())
        if (QFontDatabase::isScalable(family) && !QFontDatabase::isPrivateFamily(family) &&
            family != ownFamily())
            m_family->addItem(family, family);
    m_family->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_family->setMinimumContentsLength(12);
    m_text->addItem(tr("as text"), 0);
    m_text->addItem(tr("as outlines"), 1);
    m_text->setToolTip(tr("Text stays searchable and editable. Outlines need no fonts."));
    using Palette = FigureStyle::Palette;
    const auto palette = [this](Palette which, const QString& words) {
        m_palette->addItem(words, static_cast<int>(which));
    };
    palette(Palette::Colour, tr("Colour"));
    palette(Palette::Bright, tr("Colour, Tol’s bright"));
    palette(Palette::Muted, tr("Colour, Tol’s muted"));
    palette(Palette::Grey, tr("Grey"));
    palette(Palette::Black, tr("Black, dashes and markers"));
    m_palette->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_palette->setMinimumContentsLength(8);
    m_ground->addItem(tr("on white"), 0);
    m_ground->addItem(tr("transparent"), 1);
    using Place = FigureStyle::Legend;
    const auto place = [this](Place legend, const QString& words) {
        m_legend->addItem(words, static_cast<int>(legend));
    };
    place(Place::Automatic, tr("Best position"));
    place(Place::Inside, tr("Inside"));
    place(Place::Above, tr("Above"));
    place(Place::Beside, tr("At the side"));
    place(Place::Direct, tr("At the curves"));
    place(Place::None, tr("None"));
    using Title = ExportChoices::Title;
    m_title->addItem(tr("None"), static_cast<int>(Title::None));
    m_title->addItem(tr("Default title"), static_cast<int>(Title::Figures));
    m_title->addItem(tr("Custom"), static_cast<int>(Title::Own));
}

void LookFields::arrange()
{
    FormRows rows(*this);
    auto* font = new QWidget(this);
    auto* fontRow = rowOf(font);
    fontRow->addWidget(m_family, 1);
    fontRow->addWidget(m_points);
    rows.add(tr("&Font"), font, m_family);
    auto* text = new QWidget(this);
    auto* textRow = rowOf(text);
    textRow->addWidget(m_text, 1);
    m_textLabel->setBuddy(m_text);
    rows.add(m_textLabel, text);
    auto* colours = new QWidget(this);
    auto* colourRow = rowOf(colours);
    colourRow->addWidget(m_palette, 1);
    colourRow->addWidget(m_ground, 1);
    rows.add(tr("C&olours"), colours, m_palette);
    rows.add(tr("L&ines"), m_lineWidth);
    m_legendLabel->setBuddy(m_legend);
    rows.add(m_legendLabel, m_legend);
    auto* drawn = new QWidget(this);
    auto* drawnRow = rowOf(drawn);
    for (QCheckBox* part : {m_marks, m_guides, m_grid})
        drawnRow->addWidget(part, 1);
    rows.add(tr("Show"), drawn, m_marks);
    auto* axes = new QWidget(this);
    auto* axesRow = rowOf(axes);
    axesRow->addWidget(m_square, 1);
    axesRow->addWidget(m_clinical, 2);
    rows.add(tr("Axes"), axes, m_square);
    rows.add(tr("Tit&le"), m_title);
    rows.add(QString(), m_ownTitle);
    rows.add(m_x.label, m_x.row);
    rows.add(m_y.label, m_y.row);
}

LookFields::Limits LookFields::makeLimits(const QString& label, const QString& axis)
{
    auto* row = new QWidget(this);
    Limits limits{new QLabel(label, this), row, new QLineEdit(row), new QLineEdit(row)};
    limits.label->setBuddy(limits.from);
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
    return limits;
}

void LookFields::connectFields()
{
    for (QComboBox* box : {m_family, m_text, m_palette, m_ground, m_legend, m_title})
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            adopt();
            emit changed();
        });
    for (LengthBox* box : {m_points, m_lineWidth})
        connect(box, &QDoubleSpinBox::valueChanged, this, &LookFields::changed);
    for (QCheckBox* part : {m_marks, m_guides, m_grid, m_square, m_clinical})
        connect(part, &QCheckBox::toggled, this, &LookFields::changed);
    connect(m_ownTitle, &QLineEdit::textChanged, this, &LookFields::changed);
    connect(m_title, &QComboBox::activated, this, [this] {
        if (m_ownTitle->isVisible() && m_ownTitle->text().isEmpty())
            m_ownTitle->setFocus();
    });
}

void LookFields::adopt()
{
    m_ownTitle->setVisible(chosen<ExportChoices::Title>(*m_title) == ExportChoices::Title::Own);
}

void LookFields::show(const ExportChoices& choices, const PaperFigure& figure)
{
    const FigureSettings& settings = choices.settings;
    const FigureStyle& style = settings.style;
    {
        const QSignalBlocker quiet(m_family);
        m_family->setCurrentIndex(std::max(0, m_family->findData(style.family)));
    }
    fillLength(*m_points, style.textPoints);
    fillLength(*m_lineWidth, style.lineWidthFactor);
    choose(*m_text, settings.hasTextAsOutlines);
    choose(*m_palette, static_cast<int>(style.palette));
    choose(*m_ground, style.isTransparent);
    choose(*m_legend, static_cast<int>(style.legend));
    tick(*m_marks, style.hasMarks);
    tick(*m_guides, style.hasGuides);
    tick(*m_grid, style.hasGrid);
    tick(*m_square, style.isSquare);
    tick(*m_clinical, style.hasClinicalNames);
    choose(*m_title, static_cast<int>(choices.title));
    if (m_ownTitle->text() != choices.ownTitle) {
        const QSignalBlocker quiet(m_ownTitle);
        m_ownTitle->setText(choices.ownTitle);
    }
    showRange(m_x, style.x);
    showRange(m_y, style.y);
    m_text->setEnabled(!isBitmap(settings.format));
    m_textLabel->setEnabled(m_text->isEnabled());
    m_legend->setVisible(figure.hasLegend);
    m_legendLabel->setVisible(figure.hasLegend);
    for (const Limits& limits : {m_x, m_y}) {
        limits.label->setVisible(figure.hasLimits);
        limits.row->setVisible(figure.hasLimits);
    }
    adopt();
}

void LookFields::read(ExportChoices& choices) const
{
    FigureStyle& style = choices.settings.style;
    style.family = m_family->currentData().toString();
    style.textPoints = m_points->value();
    style.lineWidthFactor = m_lineWidth->value();
    style.palette = chosen<FigureStyle::Palette>(*m_palette);
    style.isTransparent = m_ground->currentData().toInt() == 1;
    style.legend = chosen<FigureStyle::Legend>(*m_legend);
    style.hasMarks = m_marks->isChecked();
    style.hasGuides = m_guides->isChecked();
    style.hasGrid = m_grid->isChecked();
    style.isSquare = m_square->isChecked();
    style.hasClinicalNames = m_clinical->isChecked();
    style.x = typed(m_x).range;
    style.y = typed(m_y).range;
    choices.settings.hasTextAsOutlines = m_text->currentData().toInt() == 1;
    choices.title = chosen<ExportChoices::Title>(*m_title);
    choices.ownTitle = m_ownTitle->text();
}

void LookFields::forgetLimits()
{
    for (QLineEdit* edit : {m_x.from, m_x.to, m_y.from, m_y.to}) {
        const QSignalBlocker quiet(edit);
        edit->clear();
    }
}

QString LookFields::problem() const
{
    for (const Limits& limits : {m_x, m_y})
        if (!limits.row->isHidden() && typed(limits).isWrong)
            return tr(
                "Enter two numbers for an axis range, the smaller one first, or leave both empty.");
    return {};
}

}  // namespace ui
