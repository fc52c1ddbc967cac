// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/size_fields.h"

#include "core/documents/sessions/figure_limits.h"
#include "ui/export/dialog/figure_size.h"
#include "ui/export/dialog/form_rows.h"
#include "ui/export/dialog/length_box.h"
#include "ui/export/figure/figure_presets.h"
#include "ui/text/words/typed_double.h"
#include "ui/toolkit/theme/theme.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace ui {

namespace {

double withinLimits(double millimetres)
{
    return std::clamp(millimetres, core::leastFigureMillimetres, core::mostFigureMillimetres);
}

/// Translatable names of the built-in presets, as in figure-presets.json and on the command line.
[[maybe_unused]] constexpr std::array presetNames{
    QT_TRANSLATE_NOOP("ui::SizeFields", "Journal column, 90 mm"),
    QT_TRANSLATE_NOOP("ui::SizeFields", "Journal page, 190 mm"),
    QT_TRANSLATE_NOOP("ui::SizeFields", "Nature column, 89 mm"),
    QT_TRANSLATE_NOOP("ui::SizeFields", "Nature page, 183 mm"),
    QT_TRANSLATE_NOOP("ui::SizeFields", "PLOS text, 132 mm"),
    QT_TRANSLATE_NOOP("ui::SizeFields", "PLOS page, 190.5 mm"),
    QT_TRANSLATE_NOOP("ui::SizeFields", "IEEE column, 3.5 in"),
    QT_TRANSLATE_NOOP("ui::SizeFields", "IEEE page, 7.16 in"),
    QT_TRANSLATE_NOOP("ui::SizeFields", "APS column, 85 mm"),
    QT_TRANSLATE_NOOP("ui::SizeFields", "Slide 16:9"),
    QT_TRANSLATE_NOOP("ui::SizeFields", "Half a slide 16:9"),
    QT_TRANSLATE_NOOP("ui::SizeFields", "A4 report, 160 mm")};

/// The preset's displayed name; the person's own presets keep their names.
QString presetText(const std::string& name)
{
    return QCoreApplication::translate("ui::SizeFields", name.c_str());
}

}  // namespace

SizeFields::SizeFields(FigurePresets& presets, QWidget* parent)
    : QWidget(parent)
    , m_presets(presets)
    , m_formats(new QButtonGroup(this))
    , m_preset(new QComboBox(this))
    , m_presetMenu(new QToolButton(this))
    , m_nameLabel(new QLabel(tr("Preset na&me"), this))
    , m_nameRow(new QWidget(this))
    , m_presetName(new QLineEdit(m_nameRow))
    , m_width(new LengthBox(this))
    , m_height(new LengthBox(this))
    , m_unit(new QComboBox(this))
    , m_proportions(new QCheckBox(tr("&Keep proportions"), this))
    , m_dotsPerInch(new QComboBox(this))
    , m_dotsLabel(new QLabel(tr("&Resolution"), this))
    , m_problem(new QLabel(this))
{
    for (const LengthUnit unit :
         {LengthUnit::Millimetre, LengthUnit::Centimetre, LengthUnit::Inch, LengthUnit::Point})
        m_unit->addItem(unitText(unit), static_cast<int>(unit));
    for (const int dots : {150, 300, 600, 1200})
        m_dotsPerInch->addItem(QString::number(dots), dots);
    m_dotsPerInch->setEditable(true);
    m_dotsPerInch->setInsertPolicy(QComboBox::NoInsert);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_width->setAccessibleName(tr("Width"));
    m_height->setAccessibleName(tr("Height"));
    m_unit->setAccessibleName(tr("Unit"));
    m_preset->setAccessibleName(tr("Preset"));
    m_presetName->setAccessibleName(tr("Name of the preset"));
    m_dotsPerInch->setAccessibleName(tr("Dots per inch"));
    arrange();
    fillPresets();
    connectFields();
    showProblem(m_presets.problem());
}

void SizeFields::arrange()
{
    FormRows rows(*this);
    rows.add(tr("Format"), makeFormats());
    rows.add(tr("&Preset"), makePresetRow(), m_preset);
    m_nameLabel->setBuddy(m_presetName);
    rows.add(m_nameLabel, m_nameRow);
    rows.add(tr("&Width × height"), makeSizeRow(), m_width);
    rows.add(QString(), m_proportions);
    auto* dots = new QWidget(this);
    auto* row = rowOf(dots);
    row->addWidget(m_dotsPerInch);
    row->addWidget(new QLabel(tr("dots per inch"), dots), 1);
    m_dotsLabel->setBuddy(m_dotsPerInch);
    rows.add(m_dotsLabel, dots);
    rows.addWide(m_problem);
    m_nameLabel->hide();
    m_nameRow->hide();
}

QWidget* SizeFields::makeFormats()
{
    auto* formats = new QWidget(this);
    auto* row = rowOf(formats, {}, 0);
    const auto add = [&](FigureFormat format, const QString& name, const QString& tip) {
        auto* button = new QToolButton(formats);
        button->setObjectName(QStringLiteral("segment"));
        button->setText(name);
        button->setToolTip(tip);
        button->setCheckable(true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setFocusPolicy(Qt::StrongFocus);
        m_formats->addButton(button, static_cast<int>(format));
        row->addWidget(button);
    };
    add(FigureFormat::Pdf, tr("PDF"), tr("For LaTeX and printing"));
    add(FigureFormat::Svg, tr("SVG"), tr("For web pages and drawing programs"));
    add(FigureFormat::Png, tr("PNG"), tr("Pixels, for slides and web pages"));
    add(FigureFormat::Tiff, tr("TIFF"), tr("Pixels, required by some journals"));
    add(FigureFormat::Eps, tr("EPS"), tr("For journals that do not accept PDF (needs pdftops)"));
    return formats;
}

QWidget* SizeFields::makePresetRow()
{
    auto* presets = new QWidget(this);
    auto* row = rowOf(presets);
    m_preset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_preset->setMinimumContentsLength(16);
    row->addWidget(m_preset, 1);
    m_presetMenu->setText(QStringLiteral("⋯"));
    m_presetMenu->setObjectName(QStringLiteral("more"));
    m_presetMenu->setAccessibleName(tr("Your presets"));
    m_presetMenu->setToolTip(tr("Save these settings as a preset, or remove one of yours"));
    m_presetMenu->setPopupMode(QToolButton::InstantPopup);
    m_presetMenu->setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(m_presetMenu);
    menu->addAction(tr("&Save as preset…"), this, &SizeFields::askName);
    m_remove = menu->addAction(tr("&Remove this preset"), this, &SizeFields::removePreset);
    m_presetMenu->setMenu(menu);
    row->addWidget(m_presetMenu);
    auto* nameRow = rowOf(m_nameRow);
    auto* save = new QPushButton(tr("Save"), m_nameRow);
    save->setAutoDefault(false);
    save->setAccessibleName(tr("Save the preset"));
    connect(save, &QPushButton::clicked, this, &SizeFields::savePreset);
    nameRow->addWidget(m_presetName, 1);
    nameRow->addWidget(save);
    return presets;
}

QWidget* SizeFields::makeSizeRow()
{
    auto* size = new QWidget(this);
    auto* row = rowOf(size);
    row->addWidget(m_width, 1);
    row->addWidget(new QLabel(QStringLiteral("×"), size));
    row->addWidget(m_height, 1);
    row->addWidget(m_unit);
    return size;
}

void SizeFields::connectFields()
{
    connect(m_formats, &QButtonGroup::idToggled, this, [this](int id, bool isOn) {
        if (!isOn)
            return;
        m_choices.settings.format = static_cast<FigureFormat>(id);
        showSize();
        emit changed();
    });
    connect(m_preset, &QComboBox::activated, this, [this](int index) {
        if (index > 0)
            emit presetChosen(index - 1);
    });
    connect(m_width, &QDoubleSpinBox::valueChanged, this, &SizeFields::widthTyped);
    connect(m_height, &QDoubleSpinBox::valueChanged, this, &SizeFields::heightTyped);
    connect(m_unit, &QComboBox::activated, this, [this] {
        m_choices.settings.unit = static_cast<LengthUnit>(m_unit->currentData().toInt());
        showSize();
        emit changed();
    });
    connect(m_proportions, &QCheckBox::toggled, this, [this](bool keeps) {
        m_choices.keepsProportions = keeps;
        m_kept = m_choices.settings.millimetres;
        emit changed();
    });
    connect(m_dotsPerInch, &QComboBox::currentTextChanged, this, [this](const QString& text) {
        const double dots = typedNumber(text).value_or(0);
        const bool isTaken = dots >= core::leastDotsPerInch && dots <= core::mostDotsPerInch &&
                             dots == std::floor(dots);
        showProblem(isTaken ? QString()
                            : tr("“%1” is not a whole number from %2 to %3.")
                                  .arg(text)
                                  .arg(core::leastDotsPerInch)
                                  .arg(core::mostDotsPerInch));
        if (!isTaken)
            return;
        m_choices.settings.dotsPerInch = static_cast<int>(dots);
        emit changed();
    });
    connect(m_presetName, &QLineEdit::textChanged, this, [this] { showProblem({}); });
    m_presetName->installEventFilter(this);
}

QToolButton& SizeFields::format(FigureFormat format)
{
    return *qobject_cast<QToolButton*>(m_formats->button(static_cast<int>(format)));
}

void SizeFields::show(const ExportChoices& choices)
{
    // While a size is being typed, its first digits should not apply.
    if (choices.settings.millimetres != m_choices.settings.millimetres)
        m_kept = choices.settings.millimetres;
    m_choices = choices;
    const QSignalBlocker quietFormats(m_formats);
    const QSignalBlocker quietUnit(m_unit);
    const QSignalBlocker quietLock(m_proportions);
    const QSignalBlocker quietDots(m_dotsPerInch);
    format(choices.settings.format).setChecked(true);
    m_unit->setCurrentIndex(m_unit->findData(static_cast<int>(choices.settings.unit)));
    m_proportions->setChecked(choices.keepsProportions);
    if (typedNumber(m_dotsPerInch->currentText()) != choices.settings.dotsPerInch)
        m_dotsPerInch->setCurrentText(QString::number(choices.settings.dotsPerInch));
    showSize();
    showPreset();
}

void SizeFields::read(ExportChoices& choices) const
{
    choices.keepsProportions = m_choices.keepsProportions;
    choices.settings.format = m_choices.settings.format;
    choices.settings.millimetres = m_choices.settings.millimetres;
    choices.settings.unit = m_choices.settings.unit;
    choices.settings.dotsPerInch = m_choices.settings.dotsPerInch;
}

void SizeFields::showSize()
{
    const double factor = unitsPerMillimetre(m_choices.settings.unit);
    const auto fill = [factor](LengthBox& box, double millimetres) {
        const QSignalBlocker quiet(box);
        box.setRange(core::leastFigureMillimetres * factor, core::mostFigureMillimetres * factor);
        box.setSingleStep(factor >= 1 ? 1 : 0.1);
        if (!box.hasFocus() || std::abs(box.value() - millimetres * factor) > 5e-4)
            box.setValue(millimetres * factor);
    };
    fill(*m_width, m_choices.settings.millimetres.width());
    fill(*m_height, m_choices.settings.millimetres.height());
    const bool hasPixels = isBitmap(m_choices.settings.format);
    m_dotsPerInch->setEnabled(hasPixels);
    m_dotsLabel->setEnabled(hasPixels);
}

void SizeFields::widthTyped(double shown)
{
    const double width = shown / unitsPerMillimetre(m_choices.settings.unit);
    adoptSize({width, m_choices.keepsProportions
                          ? withinLimits(width * m_kept.height() / m_kept.width())
                          : m_choices.settings.millimetres.height()});
}

void SizeFields::heightTyped(double shown)
{
    const double height = shown / unitsPerMillimetre(m_choices.settings.unit);
    adoptSize({m_choices.keepsProportions ? withinLimits(height * m_kept.width() / m_kept.height())
                                          : m_choices.settings.millimetres.width(),
               height});
}

void SizeFields::adoptSize(QSizeF millimetres)
{
    m_choices.settings.millimetres = millimetres;
    showSize();
    emit changed();
}

void SizeFields::fillPresets()
{
    const QSignalBlocker quiet(m_preset);
    m_preset->clear();
    m_preset->addItem(tr("Custom size"));
    for (const core::FigurePreset& preset : m_presets.all())
        m_preset->addItem(presetText(preset.name), QString::fromStdString(preset.name));
}

void SizeFields::showPreset()
{
    const auto& all = m_presets.all();
    const auto isShown = [this](const core::FigurePreset& preset) {
        return fits(m_choices.settings, preset);
    };
    // If several presets match, keeps the chosen one.
    const int chosen = m_preset->currentIndex();
    if (chosen <= 0 || chosen > static_cast<int>(all.size()) ||
        !isShown(all[static_cast<std::size_t>(chosen - 1)])) {
        const auto fitting = std::find_if(all.begin(), all.end(), isShown);
        m_preset->setCurrentIndex(
            fitting == all.end() ? 0 : static_cast<int>(fitting - all.begin()) + 1);
    }
    m_remove->setEnabled(m_preset->currentIndex() > 0 &&
                         m_presets.isOwn(m_preset->currentData().toString()));
}

void SizeFields::askName()
{
    m_presetName->clear();
    m_nameLabel->show();
    m_nameRow->show();
    m_presetName->setFocus();
}

void SizeFields::savePreset()
{
    const QString name = m_presetName->text().simplified();
    if (name.isEmpty()) {
        showProblem(tr("Enter a name for the preset."));
        return;
    }
    if (const auto problem = m_presets.save(presetOf(m_choices.settings, name))) {
        showProblem(*problem);
        return;
    }
    fillPresets();
    m_preset->setCurrentIndex(m_preset->findData(name));
    showPreset();
    endNaming();
}

// Otherwise Enter would export, and Escape close the dialog.
bool SizeFields::eventFilter(QObject* watched, QEvent* event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (watched == m_presetName && (key == Qt::Key_Return || key == Qt::Key_Enter))
        savePreset();
    else if (watched == m_presetName && key == Qt::Key_Escape)
        endNaming();
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

void SizeFields::endNaming()
{
    m_nameLabel->hide();
    m_nameRow->hide();
    m_preset->setFocus();
}

void SizeFields::removePreset()
{
    const auto problem = m_presets.remove(m_preset->currentData().toString());
    showProblem(problem.value_or(QString()));
    fillPresets();
    showPreset();
}

QString SizeFields::problem() const
{
    return m_problem->text();
}

void SizeFields::showProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

}  // namespace ui
