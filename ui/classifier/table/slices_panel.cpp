// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/table/slices_panel.h"

#include "core/classification/samples/level_order.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/tables/slice_table.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/theme/text_size.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>
#include <vector>

namespace ui {

namespace {

/// What the panel shows.
struct Found {
    core::Slices slices;
    core::Subgroups subgroups;
};

}  // namespace

SlicesPanel::SlicesPanel(ClassifierDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Slices"), parent)
    , m_document(document)
    , m_view(new PlainTableView(tr("Slices by group"), this))
    , m_differences(new QCheckBox(tr("Gaps"), this))
    , m_intervals(new QCheckBox(tr("Intervals"), this))
    , m_leaveOneOut(new QCheckBox(tr("Leave one out"), this))
    , m_columns(new QComboBox(this))
    , m_work(this)
{
    m_view->setModel(&m_model);
    m_view->setSortable();
    m_differences->setToolTip(tr("Show each slice’s difference from all samples"));
    m_intervals->setToolTip(tr("Show 95% intervals, and test whether the groups differ. With "
                               "gaps, compare each group with all other samples."));
    m_leaveOneOut->setToolTip(tr("Leave out one group at a time, such as one site, and show the "
                                 "values of the remaining samples with 95% intervals"));
    m_columns->setAccessibleName(tr("Group column"));
    m_columns->setToolTip(tr("The column whose values form the groups"));
    m_columns->hide();
    keepSwitch(*m_intervals, QStringLiteral("intervals"));
    keepSwitch(*m_leaveOneOut, QStringLiteral("leaveOneOut"));
    addHeaderWidget(m_differences);
    addWidget(m_view, 1);
    // Not in the header, which needs room for the tabs of all panels.
    m_below = new QWidget(this);
    auto* row = new QHBoxLayout(m_below);
    keepSpacing(*m_below, *row, {10, 5, 10, 6});
    row->addWidget(m_columns);
    row->addWidget(m_intervals);
    row->addWidget(m_leaveOneOut);
    row->addStretch(1);
    m_below->hide();
    addWidget(m_below);
    connect(m_differences, &QCheckBox::toggled, this, &SlicesPanel::showTable);
    connect(m_intervals, &QCheckBox::toggled, this, &SlicesPanel::requestRefresh);
    connect(m_leaveOneOut, &QCheckBox::toggled, this, [this] {
        offerOthers();
        requestRefresh();
    });
    // Values of other groups must not meet the names of these.
    const auto forget = [this] {
        m_work.stop();
        m_slices = {};
        m_subgroups = {};
    };
    connect(m_columns, &QComboBox::currentIndexChanged, this, [this, forget] {
        forget();
        requestRefresh();
    });
    connect(&document, &ClassifierDocument::aboutToChange, this, forget);
    connect(&document, &ClassifierDocument::changed, this, [this](ClassifierDocument::Part part) {
        if (part == ClassifierDocument::Part::Samples || part == ClassifierDocument::Part::All)
            m_divisions.reset();
        requestRefresh();
    });
}

SlicesPanel::Divisions SlicesPanel::divisionsOf(const core::Samples& samples)
{
    Divisions divisions;
    if (!samples.groupNames.empty()) {
        core::SampleColumn groups{{}, samples.groups, samples.groupNames};
        core::orderLevels(groups);
        divisions.push_back({tr("group"), std::move(groups)});
    }
    for (const core::SampleColumn& column : samples.columns)
        divisions.push_back({QString::fromStdString(column.name), column});
    return divisions;
}

const SlicesPanel::Division& SlicesPanel::chosen() const
{
    return (*m_divisions)[static_cast<std::size_t>(m_columns->currentIndex())];
}

/// Keeps the chosen column if it is still there.
void SlicesPanel::fillColumns()
{
    if (!m_divisions)
        m_divisions = std::make_shared<const Divisions>(divisionsOf(m_document.samples()));
    QStringList names;
    for (const Division& division : *m_divisions)
        names << division.name;
    QStringList known;
    for (int i = 0; i < m_columns->count(); ++i)
        known << m_columns->itemText(i);
    if (names != known) {
        const QSignalBlocker quiet(m_columns);
        const QString chosen = m_columns->currentText();
        m_columns->clear();
        m_columns->addItems(names);
        m_columns->setCurrentIndex(std::max(0, int(names.indexOf(chosen))));
    }
    m_columns->setVisible(names.size() > 1);
    m_below->setVisible(!names.isEmpty());
}

void SlicesPanel::refresh()
{
    fillColumns();
    m_view->setEmptyText(
        !m_document.hasSamples() ? tr("Open a table of labels and scores with a group column, such "
                                      "as site, to see each group separately.")
        : m_divisions->empty()   ? tr("No groups. To add them, choose a group column (for "
                                        "example site or age group) when you import a table.")
                                 : tr("Calculating…"));
    if (m_divisions->empty() || !m_document.hasSamples()) {
        m_work.stop();
        m_slices = {};
        m_subgroups = {};
        showTable();
        return;
    }
    const std::size_t count = chosen().column.names.size();
    core::SubgroupRules rules;
    rules.threshold = m_document.threshold();
    rules.settings = m_document.session().settings;
    // That takes O(n) for each group.
    m_leaveOneOut->setEnabled(count > 1 && count <= core::mostCompared);
    offerOthers();
    rules.leavesOut = leavesOut();
    const bool hasIntervals = this->hasIntervals();
    m_work.make(
        m_document.size() * (hasIntervals ? std::min(count, core::mostCompared) : 1),
        [scored = m_document.scored(),
         groups = std::shared_ptr<const core::SampleColumn>(m_divisions, &chosen().column), count,
         rules, hasIntervals](const std::stop_token& stop) {
            Found found{
                core::slicesOf(scored, groups->of, count, rules.threshold, rules.settings, stop),
                {}};
            if (hasIntervals)
                found.subgroups = core::subgroupsOf(scored, groups->of, count, rules, stop);
            return found;
        },
        [this](auto found) {
            m_slices = std::move(found.slices);
            m_subgroups = std::move(found.subgroups);
            showTable();
        });
}

bool SlicesPanel::leavesOut() const
{
    return m_leaveOneOut->isChecked() && m_leaveOneOut->isEnabledTo(this);
}

void SlicesPanel::offerOthers()
{
    for (QCheckBox* other : {m_differences, m_intervals})
        other->setDisabled(leavesOut());
}

bool SlicesPanel::hasIntervals() const
{
    return m_intervals->isChecked() || leavesOut();
}

SubgroupCells SlicesPanel::cells() const
{
    if (leavesOut())
        return SubgroupCells::Without;
    return m_differences->isChecked() ? SubgroupCells::Contrasts : SubgroupCells::Values;
}

core::Table SlicesPanel::subgroups() const
{
    const Division& division = chosen();
    const SubgroupsOfColumn column{division.name.toStdString(), division.column.names,
                                   &m_subgroups};
    return subgroupTable({&column, 1}, cells(), SubgroupMeasures::All,
                         [this](const core::Value& value) { return valueText(value, format()); });
}

void SlicesPanel::showTable()
{
    constexpr int allAndGap = 2;
    if (m_slices.ofGroup.empty() || !m_divisions) {
        m_model.setTable({});
        return;
    }
    if (hasIntervals() && !m_subgroups.ofGroup.empty() &&
        leavesOut() == !m_subgroups.without.empty()) {
        const bool hasTests = m_subgroups.ofGroup.size() > 1 && !leavesOut();
        m_model.setTable(named([this] { return subgroups(); }), hasTests);
        return;
    }
    m_model.setTable(named([this] {
                         return sliceTable({&m_slices, 1}, {}, chosen().column.names,
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
    if (hasIntervals())
        return joinedSentences(
            {subgroupCaption(cells(), SubgroupMeasures::All, core::RateIntervalMethod::Wilson,
                             !m_document.samples().weights.empty()),
             samplesCaptionAtThreshold(m_document, format().digits)});
    return joinedSentences({m_differences->isChecked()
                                ? tr("Values are differences: slice minus all samples.")
                                : QString(),
                            samplesCaptionAtThreshold(m_document, format().digits)});
}

}  // namespace ui
