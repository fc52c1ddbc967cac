#include "ui/collection/files_panel.h"

#include "ui/collection/collection_document.h"
#include "ui/refresh_when_shown.h"
#include "ui/table/table_menu.h"
#include "ui/table/table_setup.h"
#include "ui/theme/theme.h"

#include <QHeaderView>

#include <algorithm>

namespace ui {

FilesView::FilesView(const CollectionDocument& document, QWidget* parent)
    : QTableView(parent)
    , m_model(document)
{
    setUpTable(*this);
    TableMenu::of(*this).setCopyKey(TableMenu::CopyKey::All);
    setModel(&m_model);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Files of the collection"));
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
}

OwnKeys FilesView::ownKeys() const
{
    return {accessibleName(),
            {{keysText({QKeySequence(QKeySequence::Copy)}), tr("Copy the table")}}};
}

void FilesView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void FilesView::shareWidth()
{
    const int room = viewport()->width();
    const int file = std::min(room / 3, Theme::of(*this).px(260));
    setColumnWidth(FilesModel::File, file);
    setColumnWidth(FilesModel::About, room - file);
}

FilesPanel::FilesPanel(CollectionDocument& document, QWidget* parent)
    : Panel(tr("Files"), parent)
    , m_document(document)
    , m_view(new FilesView(document, this))
    , m_refresh(new RefreshWhenShown(*this, [this] { refresh(); }))
{
    addWidget(m_view, 1);
    connect(&document, &CollectionDocument::changed, this, [this](CollectionDocument::Part part) {
        if (part == CollectionDocument::Part::Collection)
            m_refresh->request();
    });
}

void FilesPanel::refresh()
{
    m_view->files().reset();
    m_view->shareWidth();
    if (m_document.collection().files.empty()) {
        conceal(tr("What a collection’s files hold, and every oddity that was met while reading "
                   "them, appears here."));
        return;
    }
    conceal({});
    const int findings = static_cast<int>(m_view->files().findingCount());
    setRemark(findings == 0   ? tr("nothing odd was met")
              : findings == 1 ? tr("1 finding")
                              : tr("%n findings", nullptr, findings));
}

}  // namespace ui
