// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/document/collection_document.h"
#include "ui/toolkit/document/remembered_answers.h"
#include "ui/window/page/collection_loader.h"
#include "ui/window/page/workspace_page.h"

#include <optional>

namespace ui {

class FittedBar;

class CollectionWorkspace;
class LoadingBar;

/// The Collection page of the window: judgments, runs, and the import of their files. Its panels
/// are created on first use.
class CollectionPage : public WorkspacePage {
    Q_OBJECT
public:
    /// @param place the widget for the workspaces, so that the panels are styled only once
    CollectionPage(QWidget& window, QWidget& place);
    ~CollectionPage() override;

    CollectionDocument& document() override { return m_document; }
    CollectionWorkspace& collection();
    /// Reads files in another thread. What is open stays until they are read, and also if they are
    /// refused.
    /// @param sheets the chosen sheets of workbooks
    void open(const QStringList& paths, const QString& stepName,
              const std::vector<std::string>& sheets = {});
    /// Opens lists of grades, one per line, as queries of one run: core::collectionOfTypedLists().
    /// What is open stays if they are refused.
    void openLists(const QString& lines);
    /// Adds runs for the open judgments.
    void addRuns(const QStringList& paths);
    /// Reads the files of a session with its edits. `path` is the session's own file, empty for
    /// none; `file` is the file it was opened from.
    void openSession(const core::CollectionSession& session, const QString& path,
                     const QString& stepName, const QString& file);
    /// Reloads the session with `place` instead of the missing file. Other missing files with the
    /// same names in that folder are taken along. One undo step.
    void locate(const QString& missing, const QString& place);
    /// Reads the files refused last, or otherwise the open ones, with other import options. Edits
    /// stay.
    void reread(const core::CollectionChoices& choices);
    /// Writes the judgments with their edits, or shows why not and what to do.
    void writeQrels(const QString& path, core::JudgmentFormat format = core::JudgmentFormat::Trec);
    bool isLoading() const { return m_loader.isRunning(); }

    QWidget& workspace() override;
    void startNew() override;
    void openExample() override;
    void leaveEmpty() override { m_isShown = true; }
    bool takes(const Opened& opened) override;
    void take(Opened opened, const QString& stepName) override;
    bool readsBeside() const override { return true; }
    QWidget* loadingBar() override;
    std::vector<std::string> sources() const override;
    const core::FilesSeen* filesSeen() const override;
    void showImportOptions() override;
    /// Whether import options are remembered beyond this run of the program.
    void keepAnswers(RememberedAnswers::Keeps keeps);
    bool canReload() const override;
    void reload() override;
    /// Also prevents undo to before a load in progress, if nothing is open.
    void forgetHistory() override;
    void complete() override;
    void fillToolBar(FittedBar& bar) override;
    void fillExport(QMenu& menu) override;
    QString status() const override;
    QString rules() const override;
    Report report() override;
    std::optional<LessonDraft> lessonDraft() override;

signals:
    /// A query's list of a run should be shown in Ranking.
    void queryRequested(std::size_t query, std::size_t run);

protected:
    void panelsMade() override;
    void fillEdit(QMenu& menu) override;
    void fillView(QMenu& menu) override;
    QMenu* makeMenu(QMenuBar& bar) override;

private:
    /// What to do with the files being read.
    struct Pending {
        QStringList paths;  ///< as a person named them; empty when open files are read again
        QString path;       ///< the session's
        QString stepName;
        std::optional<core::CollectionSession> session;
        bool isAddition = false;
        std::optional<int> filled = std::nullopt;  ///< load number if its files are unread
        QString file = {};                         ///< the file the session was opened from
        bool isFirst = false;                      ///< no earlier state to return to
        bool isReload = false;
    };

    /// What can be read with other options, as long as the panel of files offers it.
    struct Refused {
        Pending pending;
        CollectionLoader::Request request;
        std::string file;  ///< the refused file
    };

    CollectionLoader::Request request(const QStringList& paths) const;
    static CollectionLoader::Request request(const core::CollectionSession& session);
    void begin(Pending pending, CollectionLoader::Request request);
    void adopt(LoadedCollection& loaded);
    void readopt(LoadedCollection& loaded, const core::Collection* before);
    bool carryLastEdits(LoadedCollection& loaded) const;
    void beginAt(const Pending& read);
    void readUnread(const core::CollectionSession& session);
    void fill(LoadedCollection& loaded);
    void refuse(const core::ParseError& problem);
    /// Whether what is open was read from files, unlike the example.
    bool hasFiles() const;
    QString subtopicsNote() const;
    /// @return whether there was nothing to refuse
    bool tell(const QString& also, bool isNew = true, const QString& note = {});
    void chooseReading(const core::CollectionChoices& choices, bool remembers);
    bool rereadRemembered(const core::ParseError& problem);
    std::string tableFile() const;
    std::vector<std::string> headingsIn(const std::string& file) const;
    void chooseLocation(const QString& missing);
    void chooseFiles();
    void chooseFolder();
    void chooseRuns();
    void exportQrels();
    void compareJudges();
    void openCurrent();
    void openList(std::size_t query, std::size_t run);

    CollectionDocument m_document;
    CollectionLoader m_loader;
    Pending m_pending;
    CollectionLoader::Request m_request;  ///< current or latest
    std::optional<Refused> m_refused;
    bool m_isRefused = false;  ///< the document's files were refused, and this was shown
    bool m_isShown = false;
    RememberedAnswers m_answers{QStringLiteral("collections")};
    bool m_isRemembered = false;  ///< uses remembered import options
    LoadingBar* m_loadingBar = nullptr;
};

}  // namespace ui
