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

/// "Files": what the collection was read from, everything that was met on the way, and the choices
/// of reading.
class FilesPanel : public RefreshedPanel, public HasTableCaption {
    Q_OBJECT
public:
    explicit FilesPanel(CollectionDocument& document, QWidget* parent = nullptr);

    FilesView& view() { return *m_view; }
    /// Offers the choices for files that were refused.
    /// @param refusal why, and which file
    void offer(const core::CollectionChoices& choices, const core::ParseError& refusal);
    /// How the open files were read, to be changed.
    void showOptions() { showForm(true); }
    bool isOffering() const { return m_isOffering; }
    QString tableCaption() const override;

signals:
    /// @param remembers whether tables of the same headings are to be read so later
    void readRequested(const core::CollectionChoices& choices, bool remembers);
    /// A file that is not there is to be looked for.
    void locateRequested(const QString& path);
    /// The files that were refused are offered no longer: another collection is open, or the person
    /// leaves them alone.
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
    ReadingForm* m_form = nullptr;  ///< made when it is first asked for
    bool m_isOffering = false;      ///< for files that were refused
};

}  // namespace ui
