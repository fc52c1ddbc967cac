// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/dialog/beside_fields.h"

#include "ui/toolkit/theme/text_size.h"

#include <QCheckBox>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace ui {

BesideFields::BesideFields(QWidget* parent)
    : QWidget(parent)
    , m_data(new QCheckBox(tr("&Data as CSV"), this))
    , m_caption(new QCheckBox(tr("C&aption, plain and LaTeX"), this))
    , m_description(new QCheckBox(tr("Alternati&ve text"), this))
    , m_pgfplots(new QCheckBox(tr("LaTeX drawi&ng (pgfplots code with the data)"), this))
    , m_ids(new QCheckBox(tr("Ids of &queries and documents in the data"), this))
    , m_session(new QCheckBox(tr("Include the &session for reopening in Rankscope"), this))
{
    auto* column = new QVBoxLayout(this);
    keepSpacing(*this, *column, {}, 4);
    for (QCheckBox* box : {m_data, m_caption, m_description, m_pgfplots, m_ids, m_session}) {
        column->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &BesideFields::changed);
    }
}

void BesideFields::show(const ExportChoices& choices, const PaperFigure& figure)
{
    const FigureSettings& settings = choices.settings;
    const auto fill = [](QCheckBox& box, bool isOn, bool isThere) {
        const QSignalBlocker quiet(box);
        box.setChecked(isOn);
        box.setEnabled(isThere);
    };
    const bool hasData = hasNumbers(figure);
    fill(*m_data, settings.writesData || (settings.writesPgfplots && hasData), hasData);
    // pgfplots reads it.
    m_data->setEnabled(hasData && !settings.writesPgfplots);
    fill(*m_caption, settings.writesCaption, !figure.caption.isEmpty());
    fill(*m_description, settings.writesDescription, !figure.description.isEmpty());
    fill(*m_pgfplots, settings.writesPgfplots, hasData);
    fill(*m_ids, settings.held.ids, m_data->isChecked() && figure.ids != IdsShown::None);
    const bool canHold = canHoldSession(settings.format);
    fill(*m_session, settings.held.session && canHold, canHold);
}

void BesideFields::read(ExportChoices& choices) const
{
    FigureSettings& settings = choices.settings;
    if (m_data->isEnabled())
        settings.writesData = m_data->isChecked();
    settings.writesCaption = m_caption->isChecked();
    settings.writesDescription = m_description->isChecked();
    settings.writesPgfplots = m_pgfplots->isChecked();
    if (m_session->isEnabled())
        settings.held.session = m_session->isChecked();
    settings.held.ids = m_ids->isEnabled() && m_ids->isChecked();
}

}  // namespace ui
