// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/gain_field.h"

#include "ui/ranking/document/ranking_document.h"
#include "ui/text/words/measure_text.h"
#include "ui/toolkit/panel/segments.h"
#include "ui/toolkit/theme/theme.h"

#include <QButtonGroup>
#include <QToolButton>

namespace ui {

namespace {

QString gainText(core::Gain gain)
{
    return choiceLabel(core::Parameter::Gain, static_cast<int>(gain));
}

}  // namespace

GainField::GainField(RankingDocument& document, QWidget* parent)
    : QStackedWidget(parent)
    , m_document(document)
    , m_segments(new Segments(parameterLabel(core::Parameter::Gain), this))
    , m_other(new QToolButton(this))
{
    setObjectName(QStringLiteral("gain"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    const auto add = [this](core::Gain gain, const QString& text, const QString& tip) {
        QAbstractButton& segment = m_segments->add(text, tip, static_cast<int>(gain));
        segment.setAccessibleName(tr("Gain: %1").arg(gainText(gain)));
    };
    add(core::Gain::Linear, tr("grade"), tr("A document’s gain in CG, DCG and nDCG is its grade"));
    add(core::Gain::Exponential, gainText(core::Gain::Exponential),
        tr("A document’s gain in CG, DCG and nDCG is 2^grade − 1, which gives high grades more "
           "weight"));
    m_other->setObjectName(QStringLiteral("segment"));
    m_other->setAccessibleName(parameterLabel(core::Parameter::Gain));
    m_other->setEnabled(false);
    addWidget(m_segments);
    addWidget(m_other);
    connect(&m_segments->group(), &QButtonGroup::idClicked, this, [this](int gain) {
        core::Settings settings = m_document.session().settings;
        settings.gain = static_cast<core::Gain>(gain);
        m_document.setSettings(settings, tr("Gain: %1").arg(gainText(settings.gain)));
    });
    connect(&document, &RankingDocument::changed, this, &GainField::refresh);
    refresh();
}

/// The same for every gain: nothing moves when it changes.
QSize GainField::sizeHint() const
{
    constexpr double leastWidth = 172;  // of the longest other gain, in design pixels
    return m_segments->sizeHint().expandedTo({Theme::of(*this).px(leastWidth), 0});
}

void GainField::refresh()
{
    const core::Gain gain = m_document.session().settings.gain;
    if (QAbstractButton* segment = m_segments->group().button(static_cast<int>(gain))) {
        segment->setChecked(true);
        setCurrentWidget(m_segments);
        setFocusProxy(segment);
        return;
    }
    m_other->setText(gainText(gain));
    m_other->setAccessibleName(tr("Gain: %1").arg(gainText(gain)));
    m_other->setToolTip(tr("The current rules use another gain: %1. To change it, open Rules.")
                            .arg(gainText(gain)));
    m_other->setAccessibleDescription(m_other->toolTip());
    setCurrentWidget(m_other);
}

}  // namespace ui
