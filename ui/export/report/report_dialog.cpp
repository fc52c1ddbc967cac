// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/report/report_dialog.h"

#include "ui/charts/chart/inch.h"
#include "ui/export/dialog/figure_memory.h"
#include "ui/export/dialog/form_rows.h"
#include "ui/export/figure/export_files.h"
#include "ui/export/figure/write_files.h"
#include "ui/export/report/report_html.h"
#include "ui/export/report/report_pdf.h"
#include "ui/toolkit/document/save_path.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

enum Column { Name, Page, ColumnCount };

}  // namespace

ReportDialog::ReportDialog(Report report, FigureMemory& memory, QWidget* parent)
    : QDialog(parent)
    , m_report(std::move(report))
    , m_ownTitle(m_report.title)
    , m_memory(memory)
    , m_title(new QLineEdit(m_report.title, this))
    , m_author(new QLineEdit(m_report.author, this))
    , m_date(new QLineEdit(m_report.date, this))
    , m_contents(new QTreeWidget(this))
    , m_paper(new QComboBox(this))
    , m_captions(new QCheckBox(tr("Include the rules in &captions"), this))
    , m_ids(new QCheckBox(tr("Include &ids and names of samples, queries and documents"), this))
    , m_message(new QLabel(this))
{
    setWindowTitle(tr("Report on %1").arg(m_report.title));
    m_paper->addItem(tr("A4"), a4Paper);
    m_paper->addItem(tr("Letter"), letterPaper);
    m_paper->setAccessibleName(tr("Paper"));
    auto* paper = new QLabel(tr("&Paper"), this);
    paper->setBuddy(m_paper);
    m_captions->setChecked(m_report.hasCaptions);
    m_ids->setChecked(m_report.hasIds);
    m_ids->setVisible(canShowIds(m_report));
    m_message->setWordWrap(true);
    m_message->hide();
    makeContents();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* pdf = buttons->addButton(tr("Save as PD&F…"), QDialogButtonBox::ActionRole);
    QPushButton* html = buttons->addButton(tr("Save as &HTML…"), QDialogButtonBox::ActionRole);
    QPushButton* print = buttons->addButton(tr("P&rint…"), QDialogButtonBox::ActionRole);
    pdf->setDefault(true);
    auto* row = new QHBoxLayout;
    row->addWidget(paper);
    row->addWidget(m_paper);
    row->addWidget(m_captions);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeHead());
    column->addWidget(m_contents, 1);
    column->addLayout(row);
    column->addWidget(m_ids);
    column->addWidget(m_message);
    column->addWidget(buttons);
    const QFontMetrics metrics(font());
    resize(metrics.averageCharWidth() * 70, metrics.height() * 32);
    connect(m_contents, &QTreeWidget::itemChanged, this, &ReportDialog::adopt);
    connect(m_captions, &QCheckBox::toggled, this, &ReportDialog::adopt);
    connect(m_ids, &QCheckBox::toggled, this, &ReportDialog::adoptIds);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &ReportDialog::showPages);
    m_pagesAnew.setSingleShot(true);
    connect(&m_pagesAnew, &QTimer::timeout, this, &ReportDialog::showPages);
    connect(pdf, &QPushButton::clicked, this, [this] { chooseFile(false); });
    connect(html, &QPushButton::clicked, this, [this] { chooseFile(true); });
    connect(print, &QPushButton::clicked, this, [this] { printWithPreview(m_report, *this); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showPages();
}

/// The report's header fields.
QWidget* ReportDialog::makeHead()
{
    auto* head = new QWidget(this);
    FormRows rows(*head);
    rows.add(tr("&Title"), m_title);
    rows.add(tr("&Author"), m_author);
    rows.add(tr("&Date"), m_date);
    m_title->setPlaceholderText(m_ownTitle);
    m_date->setPlaceholderText(tr("none"));
    m_author->setPlaceholderText(tr("none"));
    for (const auto& [field, name] :
         {std::pair(m_title, tr("Title")), std::pair(m_author, tr("Author")),
          std::pair(m_date, tr("Date"))}) {
        field->setAccessibleName(name);
        connect(field, &QLineEdit::textChanged, this, &ReportDialog::adopt);
    }
    return head;
}

void ReportDialog::makeContents()
{
    m_contents->setColumnCount(ColumnCount);
    m_contents->setHeaderLabels({tr("Contents"), tr("Page")});
    m_contents->header()->setStretchLastSection(false);
    m_contents->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_contents->setAccessibleName(tr("Contents"));
    for (const ReportSection& section : m_report.sections) {
        auto* title = new QTreeWidgetItem(m_contents, {section.title});
        title->setFlags(title->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
        for (const ReportItem& item : section.items) {
            if (item.name.isEmpty())
                continue;
            auto* entry = new QTreeWidgetItem(title, {item.name});
            entry->setFlags(entry->flags() | Qt::ItemIsUserCheckable);
        }
        if (title->childCount() == 0)
            title->setHidden(true);
    }
    m_contents->expandAll();
    showChosen();
}

void ReportDialog::showChosen()
{
    const QSignalBlocker unheard(m_contents);
    for (std::size_t i = 0; i < m_report.sections.size(); ++i) {
        const QTreeWidgetItem* title = m_contents->topLevelItem(static_cast<int>(i));
        int entry = 0;
        for (const ReportItem& item : m_report.sections[i].items)
            if (!item.name.isEmpty())
                title->child(entry++)->setCheckState(Name,
                                                     item.isChosen ? Qt::Checked : Qt::Unchecked);
    }
}

void ReportDialog::adoptIds()
{
    showIds(m_report, m_ids->isChecked());
    showChosen();
    adopt();
}

QSizeF ReportDialog::paperPoints() const
{
    return m_paper->currentData().toSizeF();
}

void ReportDialog::adopt()
{
    const QString typed = m_title->text().trimmed();
    m_report.title = typed.isEmpty() ? m_ownTitle : typed;
    m_report.author = m_author->text().trimmed();
    m_report.date = m_date->text().trimmed();
    m_report.hasCaptions = m_captions->isChecked();
    for (std::size_t i = 0; i < m_report.sections.size(); ++i) {
        const QTreeWidgetItem* title = m_contents->topLevelItem(static_cast<int>(i));
        int entry = 0;
        for (ReportItem& item : m_report.sections[i].items)
            if (!item.name.isEmpty())
                item.isChosen = title->child(entry++)->checkState(Name) == Qt::Checked;
    }
    m_pagesAnew.start();  // once for all items of a section
}

void ReportDialog::showPages()
{
    const QSignalBlocker unheard(m_contents);
    const ReportPages pages(m_report, paperPoints());
    auto place = pages.places().begin();
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem* title = m_contents->topLevelItem(i);
        for (int entry = -1; entry < title->childCount(); ++entry) {
            QTreeWidgetItem* item = entry < 0 ? title : title->child(entry);
            const bool isThere = place != pages.places().end() && place->isSection == (entry < 0) &&
                                 place->name == item->text(Name);
            item->setText(Page, isThere ? QString::number(place->page) : QString());
            item->setTextAlignment(Page, Qt::AlignRight);
            if (isThere)
                ++place;
        }
    }
    const QStringList missing = pages.missingLetters();
    m_message->setText(missing.join(QLatin1Char('\n')));
    m_message->setVisible(!missing.isEmpty());
}

std::optional<QString> ReportDialog::save(const QString& path) const
{
    const QString ending = QFileInfo(path).suffix().toLower();
    const bool isHtml = ending == QLatin1String("html") || ending == QLatin1String("htm");
    const BesideFile file{path, isHtml ? reportHtml(m_report)
                                       : reportPdf(ReportPages(m_report, paperPoints()))};
    return writeFiles({&file, 1});
}

void ReportDialog::chooseFile(bool isHtml)
{
    const QString ending = isHtml ? QStringLiteral("html") : QStringLiteral("pdf");
    const SavedKind kind = isHtml ? SavedKind{tr("HTML"), {ending, QStringLiteral("htm")}}
                                  : SavedKind{tr("PDF"), {ending}};
    const QString path =
        askForSavePath(*this, {tr("Save the report"),
                               freePath(m_memory.folder(), figureName(m_ownTitle, {}), ending),
                               {kind}});
    if (path.isEmpty())
        return;
    const auto problem = save(path);
    if (!problem)
        m_memory.rememberFolder(QFileInfo(path).absolutePath());
    m_message->setText(problem.value_or(tr("Saved “%1”.").arg(path)));
    m_message->show();
}

void printWithPreview(const Report& report, QWidget& parent)
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setFullPage(true);
    QPrintPreviewDialog preview(&printer, &parent);
    preview.setWindowTitle(ReportDialog::tr("Print %1").arg(report.title));
    QObject::connect(
        &preview, &QPrintPreviewDialog::paintRequested, &parent, [&report](QPrinter* paper) {
            const ReportPages pages(report, paper->pageLayout().fullRectPoints().size());
            QPainter painter(paper);
            for (int page = 0; page < pages.count(); ++page) {
                if (page > 0)
                    paper->newPage();
                pages.paint(painter, page, paper->logicalDpiX() / pointsPerInch);
            }
        });
    preview.exec();
}

}  // namespace ui
