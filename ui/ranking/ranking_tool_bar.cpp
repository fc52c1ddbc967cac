// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/ranking_tool_bar.h"

#include "core/rankings/evaluation/library.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/toolkit/panel/fitted_bar.h"
#include "ui/toolkit/panel/number_box.h"
#include "ui/toolkit/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>

namespace ui {

namespace {

/// A value from elsewhere, such as undo, replaces the text.
template <class Box, class Number>
void show(Box& box, Number value)
{
    if (box.value() == value)
        return;
    box.setValue(value);
    if (box.hasFocus())
        box.selectAll();
}

/// As wide as its minimum, which cuts longer names. The size policy for that would create the
/// drop-down list before it is opened.
class ConventionBox : public QComboBox {
public:
    using QComboBox::QComboBox;
    QSize sizeHint() const override { return minimumSizeHint(); }
};

QString nameOf(const core::Convention& convention)
{
    return QString::fromUtf8(convention.name);
}

}  // namespace

RankingToolBar::RankingToolBar(RankingDocument& document, FittedBar& bar)
    : QObject(&bar)
    , m_document(document)
    , m_bar(bar)
{
    addCutoff();
    addThreshold();
    addConvention();
    m_cutoff->installEventFilter(this);
    bar.setLevels(1, [this](int level) { showNames(level == 1); });
    connect(&document, &RankingDocument::changed, this, &RankingToolBar::refresh);
    refresh();
}

bool RankingToolBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_cutoff && event->type() == QEvent::FontChange)
        adoptWidths();
    return QObject::eventFilter(watched, event);
}

void RankingToolBar::adoptWidths()
{
    // The size hint allows a million; people use three digits.
    const int width = Theme::of(*m_cutoff).px(64);
    const QFontMetrics metrics = m_cutoff->fontMetrics();
    const int further = metrics.horizontalAdvance(m_cutoff->text()) -
                        metrics.horizontalAdvance(QStringLiteral("000"));
    m_cutoff->setFixedWidth(width + std::max(0, further));
    m_threshold->setMaximumWidth(width);
}

void RankingToolBar::showNames(bool areBrief)
{
    for (const Name& name : m_names) {
        const QString& shown = areBrief ? name.brief : name.whole;
        name.action->setVisible(!shown.isEmpty());
        if (name.label->text() != shown)
            name.label->setText(shown);
    }
}

void RankingToolBar::addField(QWidget* field, const QString& name, const QString& brief)
{
    auto* label = new QLabel(name, &m_bar);
    label->setBuddy(field);
    m_names.push_back({m_bar.addWidget(label), label, name, brief});
    m_bar.addWidget(field);
}

void RankingToolBar::addCutoff()
{
    m_cutoff = new CountBox(&m_bar);
    m_cutoff->setObjectName(QStringLiteral("cutoff"));
    m_cutoff->setLocale(QLocale::c());
    m_cutoff->setRange(1, 1'000'000);
    m_cutoff->setAccelerated(true);
    m_cutoff->setAccessibleName(tr("Cutoff k"));
    m_cutoff->setToolTip(tr("Only the first k ranks count"));
    addField(m_cutoff, tr("Cutoff &k"), tr("&k"));
    connect(m_cutoff, &QSpinBox::valueChanged, this,
            [this](int k) { m_document.setCutoff(static_cast<std::size_t>(k)); });
}

void RankingToolBar::addThreshold()
{
    m_threshold = new NumberBox(&m_bar);
    m_threshold->setObjectName(QStringLiteral("threshold"));
    m_threshold->setRange(0.01, 1e6);
    m_threshold->setDecimals(2);
    m_threshold->setSingleStep(1);
    m_threshold->setStepType(QAbstractSpinBox::DefaultStepType);
    m_threshold->setAccessibleName(tr("Relevant if the grade is at least"));
    m_threshold->setToolTip(tr("Documents with at least this grade count as relevant in P, recall, "
                               "AP, RR and similar measures"));
    addField(m_threshold, tr("Relevant if &grade ≥"), tr("&grade ≥"));
    connect(m_threshold, &QDoubleSpinBox::valueChanged, this, [this](double threshold) {
        core::Settings settings = m_document.session().settings;
        settings.relevantFrom = threshold;
        m_document.setSettings(settings, tr("Relevant if grade ≥ %1").arg(threshold));
    });
}

void RankingToolBar::addConvention()
{
    m_convention = new ConventionBox(&m_bar);
    m_convention->setMinimumContentsLength(10);
    m_convention->setObjectName(QStringLiteral("convention"));
    m_convention->setAccessibleName(tr("Rules"));
    m_convention->setToolTip(tr("Calculate measures the way a particular tool does"));
    for (const core::Convention& convention : core::conventions())
        m_convention->addItem(nameOf(convention));
    addField(m_convention, tr("R&ules"), QString());
    connect(m_convention, &QComboBox::activated, this, [this](int index) {
        const auto conventions = core::conventions();
        if (index < 0 || static_cast<std::size_t>(index) >= conventions.size())
            return;
        const core::Convention& chosen = conventions[static_cast<std::size_t>(index)];
        m_document.setRules(core::underConvention(m_document.session().settings, chosen.rules),
                            chosen.rules.evaluation.noValue, tr("Rules of %1").arg(nameOf(chosen)));
    });
}

void RankingToolBar::refresh()
{
    const QSignalBlocker quietCutoff(m_cutoff);
    const QSignalBlocker quietThreshold(m_threshold);
    const core::Session& session = m_document.session();
    show(*m_cutoff, static_cast<int>(session.cutoff));
    adoptWidths();
    show(*m_threshold, session.settings.relevantFrom);
    const core::Convention* convention = core::conventionOf(session.settings);
    const int known = static_cast<int>(core::conventions().size());
    if (convention && convention->rules.evaluation.noValue == session.noValue) {
        m_convention->removeItem(known);
        m_convention->setCurrentIndex(static_cast<int>(convention - core::conventions().data()));
    } else {
        if (m_convention->count() == known)
            m_convention->addItem(tr("Custom"));
        m_convention->setCurrentIndex(known);
    }
}

}  // namespace ui
