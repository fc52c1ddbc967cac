// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/curve_step_panel.h"

#include "ui/classifier/curve_steps.h"
#include "ui/text/steps/curve_step_text.h"
#include "ui/toolkit/accessible/roles.h"
#include "ui/toolkit/accessible/spoken.h"
#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/theme/text_size.h"

#include <QProgressBar>
#include <QVBoxLayout>

namespace ui {

namespace {

/// Lines that most steps need.
constexpr int usualLines = 5;

}  // namespace

CurveStepPanel::CurveStepPanel(ClassifierDocument& document, CurveSteps& steps, QWidget* parent)
    : Panel(tr("Curves, step by step"), parent)
    , m_document(document)
    , m_steps(steps)
    , m_progress(new QProgressBar(this))
    , m_fact(new WrappedLabel(this))
{
    m_progress->setObjectName(QStringLiteral("stepProgress"));
    m_progress->setTextVisible(false);
    setRole(*m_progress, QAccessible::StaticText);  // says the place, not per cent
    m_fact->setObjectName(QStringLiteral("fact"));
    m_fact->setSelectable();
    m_fact->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* content = new QWidget(this);
    auto* layout = new QVBoxLayout(content);
    keepSpacing(*content, *layout, {12, 8, 12, 6});
    layout->addWidget(m_fact);
    addWidget(m_progress);
    addWidget(content);
    reserveRoom();
    connect(&steps, &CurveSteps::changed, this, &CurveStepPanel::refresh);
    refresh();
}

QString CurveStepPanel::sentence() const
{
    return m_fact->text();
}

void CurveStepPanel::refresh()
{
    setVisible(m_steps.isOn());
    if (!m_steps.isOn())
        return;
    const auto sweep = m_document.sweep();
    const std::size_t point = m_steps.position();
    const QString place = tr("step %1 of %2").arg(countText(point + 1), countText(m_steps.count()));
    setRemark(m_steps.isAtStop() ? tr("● breakpoint, %1").arg(place) : place);
    m_progress->setAccessibleName(place);
    m_progress->setMaximum(static_cast<int>(m_steps.count()));
    m_progress->setValue(static_cast<int>(point) + 1);
    announce(point == 0 ? curveStartSentence(sweep->counts(0), format())
                        : curveStepSentence(core::curveStepAt(*sweep, point), format()));
}

void CurveStepPanel::announce(const QString& sentence)
{
    if (m_fact->text() == sentence)
        return;
    m_fact->setText(sentence);
    setAccessibleDescription(sentence);
    say(*this, sentence);
}

/// Reserves space so that a step moves nothing else.
void CurveStepPanel::reserveRoom()
{
    m_fact->setMinimumHeight(usualLines * m_fact->fontMetrics().lineSpacing());
}

}  // namespace ui
