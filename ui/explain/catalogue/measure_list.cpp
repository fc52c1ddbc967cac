// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/catalogue/measure_list.h"

#include "ui/toolkit/panel/wrapped_label.h"
#include "ui/toolkit/table/filter_line.h"
#include "ui/toolkit/table/plain_table_view.h"
#include "ui/toolkit/theme/dialog_size.h"
#include "ui/toolkit/theme/text_size.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ui {

MeasureList::MeasureList(QWidget* parent)
    : QDialog(parent)
    , m_all(listedMeasures())
    , m_list(new PlainTableView(tr("Measures"), this))
    , m_filter(
          new FilterLine(*m_list,
                         {tr("Search: recall, Zobel, ndcg_cut_10 …"), tr("Search the measures"),
                          tr("Words from a measure’s description, or its name in another program")},
                         this))
    , m_about(new WrappedLabel(this))
    , m_hint(new QLabel(this))
    , m_guide(new QPushButton(tr("&Choose a measure…"), this))
{
    setObjectName(QStringLiteral("measureList"));
    setWindowTitle(tr("Measures"));
    m_list->setModel(&m_model);
    m_list->setEmptyText(tr("No measures found."));
    m_about->setObjectName(QStringLiteral("about"));
    m_about->setTextFormat(Qt::PlainText);
    m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    keepMargins(*m_about, {8, 8, 8, 8});
    auto* details = new QScrollArea(this);
    details->setWidgetResizable(true);
    details->setFrameShape(QFrame::NoFrame);
    details->setAccessibleName(tr("About the measure"));
    details->setWidget(m_about);
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setWordWrap(true);
    setPurpose(tr("Add as a card"),
               tr("Press Enter to add the measure as a card in Ranking, Esc to close."));
    m_guide->setObjectName(QStringLiteral("guide"));
    m_guide->setAutoDefault(false);
    m_guide->hide();
    m_guide->setToolTip(
        tr("Answer five questions to see which measures fit, and what each is sensitive to"));
    auto* end = new QHBoxLayout;
    end->addWidget(m_hint, 1);
    end->addWidget(m_guide);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_filter);
    column->addWidget(m_list, 3);
    column->addWidget(details, 2);
    column->addLayout(end);
    connect(m_guide, &QPushButton::clicked, this, [this] {
        accept();
        emit guideRequested();
    });
    connect(&search(), &QLineEdit::textChanged, this, &MeasureList::filter);
    connect(m_list, &PlainTableView::chosen, this, &MeasureList::choose);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &MeasureList::describe);
    m_filter->clearFromTable();
    sizeDialog(*this, 820, 600);
    filter({});
}

void MeasureList::setPurpose(const QString& choice, const QString& sentence)
{
    m_list->setChoice(choice);
    m_hint->setText(sentence);
}

void MeasureList::offerGuide()
{
    m_guide->show();
}

QLineEdit& MeasureList::search()
{
    return m_filter->line();
}

void MeasureList::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    search().setFocus();
}

void MeasureList::filter(const QString& words)
{
    m_found = m_all;
    if (!words.trimmed().isEmpty())
        std::erase_if(m_found, [&words](const auto& listed) { return !matches(listed, words); });
    m_model.setTable(named([this] { return table(); }));
    m_list->setCurrentIndex(m_model.index(0, 0));
    describe();
}

core::Table MeasureList::table() const
{
    core::Table table;
    table.columns = {{tr("Name").toStdString(), false},
                     {tr("Measure").toStdString(), false},
                     {tr("Also accepted").toStdString(), false}};
    for (const ListedMeasure& listed : m_found)
        table.rows.push_back({{listed.name.toStdString()},
                              {listed.title.toStdString()},
                              {otherNamesLine(listed).toStdString()}});
    return table;
}

void MeasureList::describe()
{
    const int row = m_list->currentIndex().row();
    QStringList lines;
    if (row >= 0 && row < static_cast<int>(m_found.size())) {
        const ListedMeasure& listed = m_found[static_cast<std::size_t>(row)];
        lines << listed.about;
        if (const QString others = otherNamesLine(listed); !others.isEmpty())
            lines << tr("Also accepted: %1.").arg(others);
        for (const ListedParameter& parameter : listed.parameters)
            lines << parameterLine(parameter);
    }
    m_about->setText(lines.join(QLatin1Char('\n')));
}

void MeasureList::choose(int row)
{
    const core::Measure measure = m_found[static_cast<std::size_t>(row)].measure;
    const auto typed = core::parseMeasureSpec(search().text().toStdString());
    core::MeasureSpec definition;
    definition.measure = measure;
    accept();
    emit chosen(typed && typed->measure == measure ? *typed : definition);
}

}  // namespace ui
