// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/table/files_panel.h"

#include "core/foundation/text/quoted_names.h"
#include "ui/collection/document/collection_document.h"
#include "ui/collection/table/reading_form.h"
#include "ui/toolkit/table/table_setup.h"
#include "ui/toolkit/table/wrapped_cells.h"
#include "ui/toolkit/theme/theme.h"

#include <QFileInfo>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

QString diagnosticsText(int diagnostics)
{
    if (diagnostics == 0)
        return FilesPanel::tr("no warnings");
    return FilesPanel::tr("%n warnings", nullptr, diagnostics);
}

}  // namespace

FilesView::FilesView(const CollectionDocument& document, QWidget* parent)
    : ReadTable(tr("Files of the collection"), parent)
    , m_model(document)
{
    setModel(&m_model);
    setSelectionMode(ExtendedSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void FilesView::shareWidth()
{
    const int room = viewport()->width();
    const int file = std::min(room / 3, Theme::of(*this).px(260));
    setColumnWidth(FilesModel::File, file);
    setColumnWidth(FilesModel::About, room - file);
    wrapRows(*this, {FilesModel::About});
}

FilesPanel::FilesPanel(CollectionDocument& document, QWidget* parent)
    : RefreshedPanel(tr("Files"), parent)
    , m_document(document)
    , m_view(new FilesView(document, this))
    , m_locate(new QToolButton(this))
    , m_reading(new QToolButton(this))
{
    m_locate->setText(tr("Locate…"));
    m_locate->setObjectName(QStringLiteral("locate"));
    m_locate->setToolTip(tr("Locate a missing file"));
    m_locate->setPopupMode(QToolButton::InstantPopup);
    m_locate->setMenu(new QMenu(m_locate));
    m_locate->setFocusPolicy(Qt::StrongFocus);
    m_locate->hide();
    addHeaderWidget(m_locate);
    connect(m_view, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (const QString path = m_view->files().missingAt(index.row()); !path.isEmpty())
            emit locateRequested(path);
    });
    m_reading->setText(tr("Import options…"));
    m_reading->setObjectName(QStringLiteral("reading"));
    m_reading->setAccessibleName(tr("Import options"));
    m_reading->setToolTip(tr("Decimal commas, encodings, repeated judgments, document order: "
                             "reload the files with other import options"));
    m_reading->setCheckable(true);
    m_reading->setFocusPolicy(Qt::StrongFocus);
    addHeaderWidget(m_reading);
    addWidget(m_view, 1);
    connect(m_reading, &QToolButton::clicked, this, &FilesPanel::showForm);
    connect(&document, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part != CollectionDocument::Part::Collection)
            return;
        endOffer();
        requestRefresh();
    });
}

void FilesPanel::fillLocate()
{
    QMenu& menu = *m_locate->menu();
    menu.clear();
    for (int row = 0; row < m_view->files().rowCount(); ++row)
        if (const QString path = m_view->files().missingAt(row); !path.isEmpty())
            menu.addAction(tr("%1…").arg(QFileInfo(path).fileName().replace(QLatin1Char('&'),
                                                                            QLatin1String("&&"))),
                           this, [this, path] { emit locateRequested(path); });
    m_locate->setVisible(!menu.isEmpty());
}

void FilesPanel::makeForm()
{
    if (m_form)
        return;
    m_form = new ReadingForm(this);
    m_form->hide();
    addWidget(m_form, 1);
    connect(m_form, &ReadingForm::readRequested, this, &FilesPanel::readRequested);
    connect(m_form, &ReadingForm::closed, this, [this] { showForm(false); });
}

void FilesPanel::showForm(bool isShown)
{
    if (isShown) {
        makeForm();
        fillForm();
    } else {
        endOffer();
    }
    if (m_form)
        m_form->setVisible(isShown);
    m_view->setVisible(!isShown);
    m_reading->setChecked(isShown);
    refresh();
    if (isShown)
        m_form->setFocus();
    else
        m_reading->setFocus();
}

void FilesPanel::endOffer()
{
    if (std::exchange(m_isOffering, false))
        emit offerEnded();
}

void FilesPanel::fillForm()
{
    const core::Collection& collection = m_document.collection();
    ReadingForm::Offer offer;
    offer.about = tr("The open files will reload with these options. Your edits are kept.");
    offer.hasFeatures = std::ranges::any_of(collection.files, &core::CollectionFile::hasFeatures);
    offer.splits = collection.splits;
    offer.split = collection.split;
    for (const core::CollectionFile& file : collection.files)
        if (!offer.table)
            offer.table = PairColumns::tableIn(file.path, m_document.choices());
    m_form->setOffer(offer, m_document.choices());
}

void FilesPanel::offer(const core::CollectionChoices& choices, const core::ParseError& refusal)
{
    m_isOffering = true;
    showForm(true);
    ReadingForm::Offer offer;
    offer.about = tr("Try different import options.");  // the message says what is wrong
    offer.hasFeatures = true;
    std::vector<std::string> words;
    if (refusal.problem == core::ErrorCode::WordGrades)
        words = core::quotedNames(refusal.found);
    offer.table = PairColumns::tableIn(refusal.file, choices, std::move(words));
    m_form->setOffer(offer, choices);
}

QString FilesPanel::tableCaption() const
{
    return tr("The files of “%1”, with any warnings.")
        .arg(QString::fromStdString(m_document.collection().name));
}

void FilesPanel::refresh()
{
    m_view->files().reset();
    m_view->shareWidth();
    fillLocate();
    const bool isFormShown = m_form && !m_form->isHidden();
    const bool hasFiles = !m_document.collection().files.empty();
    const auto unread = static_cast<int>(m_document.unread().files.size());
    m_reading->setVisible(hasFiles || m_isOffering);
    if (!hasFiles && unread == 0 && !m_isOffering) {
        m_reading->setChecked(false);
        m_view->show();
        if (m_form)
            m_form->hide();
        conceal(tr("File contents and warnings appear here."));
        return;
    }
    conceal({});
    if (isFormShown && !m_isOffering)
        fillForm();
    if (m_isOffering)
        setRemark(tr("not accepted"));
    else if (unread > 0)
        setRemark(tr("%n files were not read", nullptr, unread));
    else
        setRemark(diagnosticsText(static_cast<int>(m_view->files().diagnosticCount())));
}

}  // namespace ui
