// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/groups_panel.h"

#include "ui/classifier/document/samples_caption.h"
#include "ui/text/tables/group_table.h"
#include "ui/text/words/caption_text.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/theme/text_size.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

#include <span>

namespace ui {

GroupsPanel::GroupsPanel(ClassifierDocument& document, QWidget* parent)
    : SentencePanel(tr("Grouped AUC"), document, parent)
    , m_view(new PlainTableView(tr("AUC of each group"), this))
    , m_weights(new QComboBox(this))
{
    m_view->setModel(&m_model);
    m_view->setSortable();
    for (const auto weights :
         {core::GroupWeights::Equal, core::GroupWeights::Positives, core::GroupWeights::Samples})
        m_weights->addItem(groupWeightsText(weights), static_cast<int>(weights));
    m_weights->setAccessibleName(tr("Group weights"));
    m_weights->setToolTip(tr("How much each group counts in the mean"));
    m_sentence->setAccessibleName(tr("How the mean AUC of the groups is calculated"));
    keepSwitch(*m_weights, QStringLiteral("weights"));
    addWidget(m_view, 1);
    // Not in the header, which needs room for the tabs of all panels.
    auto* below = new QWidget(this);
    auto* row = new QHBoxLayout(below);
    keepSpacing(*below, *row, {10, 5, 10, 6});
    row->addWidget(m_weights, 0, Qt::AlignTop);
    row->addWidget(m_sentence, 1);
    addWidget(below);
    connect(m_weights, &QComboBox::currentIndexChanged, this, &GroupsPanel::showTable);
}

core::GroupWeights GroupsPanel::chosenWeights() const
{
    return static_cast<core::GroupWeights>(m_weights->currentData().toInt());
}

void GroupsPanel::refresh()
{
    const core::Samples& samples = m_document.samples();
    const bool hasGroups = m_document.hasSamples() && !samples.groupNames.empty();
    m_view->setEmptyText(hasGroups ? tr("Calculating…")
                                   : tr("No groups. To add them, choose a group column (for "
                                        "example query or user) when you import a table."));
    if (!hasGroups) {
        m_work.stop();
        m_grouped = {};
        showTable();
        return;
    }
    m_work.make(
        m_document.size(),
        [scored = m_document.scored(), groups = std::span(samples.groups),
         count = samples.groupNames.size()](const std::stop_token& stop) {
            return core::groupedAuc(scored, groups, count, stop);
        },
        [this](auto grouped) {
            m_grouped = std::move(grouped);
            showTable();
        });
}

void GroupsPanel::showTable()
{
    constexpr int mean = 1;
    m_sentence->parentWidget()->setVisible(!m_grouped.ofGroup.empty());
    if (m_grouped.ofGroup.empty()) {
        m_model.setTable({});
        return;
    }
    const auto words = [this](const core::Value& value) { return valueText(value, format()); };
    m_model.setTable(named([&] {
                         return groupTable(m_grouped, m_document.samples().groupNames,
                                           chosenWeights(), words);
                     }),
                     mean);
    m_sentence->setText(joinedSentences(
        {groupedAucSentence(m_grouped, chosenWeights(), words), groupsCountedSentence(m_grouped)}));
}

QString GroupsPanel::tableCaption() const
{
    const bool isOneOfSeveral = m_document.samples().models.size() > 1;
    return joinedSentences({sentence(), samplesCaption(m_document),
                            isOneOfSeveral
                                ? tr("The values are those of %1.")
                                      .arg(m_document.modelName(m_document.session().model))
                                : QString()});
}

}  // namespace ui
