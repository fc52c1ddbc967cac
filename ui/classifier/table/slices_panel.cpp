// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/slices_panel.h"

#include "ui/classifier/document/samples_caption.h"
#include "ui/text/tables/slice_table.h"
#include "ui/toolkit/table/plain_table_view.h"

#include <QCheckBox>

#include <span>

namespace ui {

SlicesPanel::SlicesPanel(ClassifierDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Slices"), parent)
    , m_document(document)
    , m_view(new PlainTableView(tr("Slices by group"), this))
    , m_differences(new QCheckBox(tr("Gaps"), this))
    , m_work(this)
{
    m_view->setModel(&m_model);
    m_view->setSortable();
    m_differences->setToolTip(tr("Show each slice’s difference from all samples"));
    addHeaderWidget(m_differences);
    addWidget(m_view, 1);
    connect(m_differences, &QCheckBox::toggled, this, &SlicesPanel::showTable);
    connect(&document, &ClassifierDocument::aboutToChange, &m_work, &SideWork::stop);
    connect(&document, &ClassifierDocument::changed, this, &SlicesPanel::requestRefresh);
}

void SlicesPanel::refresh()
{
    const core::Samples& samples = m_document.samples();
    m_view->setEmptyText(
        !m_document.hasSamples() ? tr("Open a table of labels and scores with a group column, such "
                                      "as site, to see each group separately.")
        : samples.groupNames.empty() ? tr("No groups. To add them, choose a group column (for "
                                          "example site or age group) when you import a table.")
                                     : tr("Calculating…"));
    if (samples.groupNames.empty() || !m_document.hasSamples()) {
        m_work.stop();
        m_slices = {};
        showTable();
        return;
    }
    m_work.make(
        m_document.size(),
        [scored = m_document.scored(), groups = std::span(samples.groups),
         count = samples.groupNames.size(), threshold = m_document.threshold(),
         settings = m_document.session().settings](const std::stop_token& stop) {
            return core::slicesOf(scored, groups, count, threshold, settings, stop);
        },
        [this](auto slices) {
            m_slices = std::move(slices);
            showTable();
        });
}

void SlicesPanel::showTable()
{
    constexpr int allAndGap = 2;
    if (m_slices.ofGroup.empty()) {
        m_model.setTable({});
        return;
    }
    m_model.setTable(named([this] {
                         return sliceTable({&m_slices, 1}, {}, m_document.samples().groupNames,
                                           m_differences->isChecked() ? SliceCells::Differences
                                                                      : SliceCells::Values,
                                           [this](const core::Value& value) {
                                               return valueText(value, format());
                                           });
                     }),
                     allAndGap);
}

QString SlicesPanel::tableCaption() const
{
    return joinedSentences({m_differences->isChecked()
                                ? tr("Values are differences: slice minus all samples.")
                                : QString(),
                            samplesCaptionAtThreshold(m_document, format().digits)});
}

}  // namespace ui
