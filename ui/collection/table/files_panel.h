// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/collection_choices.h"
#include "core/foundation/file/parse_error.h"
#include "ui/collection/table/files_model.h"
#include "ui/toolkit/panel/refreshed_panel.h"
#include "ui/toolkit/table/read_table.h"
#include "ui/toolkit/table/table_menu.h"

class QToolButton;

namespace ui {

class CollectionDocument;
class ReadingForm;

/// The table of files.
class FilesView : public ReadTable {
    Q_OBJECT
public:
    explicit FilesView(const CollectionDocument& document, QWidget* parent = nullptr);

    FilesModel& files() { return m_model; }
    void shareWidth() override;

private:
    FilesModel m_model;
};

/// "Files": what the collection was read from, all warnings, and the import options.
class FilesPanel : public RefreshedPanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit FilesPanel(CollectionDocument& document, QWidget* parent = nullptr);

    FilesView& view() { return *m_view; }
    /// Offers import options for files that were refused.
    /// @param refusal why, and which file
    void offer(const core::CollectionChoices& choices, const core::ParseError& refusal);
    /// Shows the import options of the open files for editing.
    void showOptions() { showForm(true); }
    bool isOffering() const { return m_isOffering; }
    QString tableCaption() const override;

signals:
    /// @param remembers whether to use the options for later tables with the same headings
    void readRequested(const core::CollectionChoices& choices, bool remembers);
    /// Requests to locate a missing file.
    void locateRequested(const QString& path);
    /// The offer for refused files ended: another collection is open, or the user closed it.
    void offerEnded();

private:
    void fillLocate();
    void makeForm();
    void showForm(bool isShown);
    void fillForm();
    void endOffer();
    void refresh() override;

    CollectionDocument& m_document;
    FilesView* m_view;
    QToolButton* m_locate;
    QToolButton* m_reading;
    ReadingForm* m_form = nullptr;  ///< created when first needed
    bool m_isOffering = false;      ///< for files that were refused
};

}  // namespace ui
