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

/// Collection, as the window has it: judgments, runs, and the reading of their files. Its panels
/// are made when they are first asked for.
class CollectionPage : public WorkspacePage {
    Q_OBJECT
public:
    /// @param place the widget that holds the workspaces: its panels meet their style once
    CollectionPage(QWidget& window, QWidget& place);
    ~CollectionPage() override;

    CollectionDocument& document() override { return m_document; }
    CollectionWorkspace& collection();
    /// Reads files beside the window's work. What is open stays until they are read, and for good
    /// when they are refused.
    /// @param sheets of workbooks, that somebody chose
    void open(const QStringList& paths, const QString& stepName,
              const std::vector<std::string>& sheets = {});
    /// Lists of grades, one a line, as queries under one run: core::collectionOfTypedLists(). What
    /// is open stays when they are refused.
    void openLists(const QString& lines);
    /// Reads runs over the judgments that are open.
    void addRuns(const QStringList& paths);
    /// Reads what a session names, whose place is `path`, empty for none; its edits come into force
    /// with it. `file` is what it was opened from.
    void openSession(const core::CollectionSession& session, const QString& path,
                     const QString& stepName, const QString& file);
    /// Reads the session anew with `place` instead of the file that is not there; what else is not
    /// there and is beside the new place by its old name is taken with it. As one step.
    void locate(const QString& missing, const QString& place);
    /// Reads the files that were refused last, or else those that are open, with other choices. The
    /// edits stay.
    void reread(const core::CollectionChoices& choices);
    /// Writes the judgments with their edits, or says why not and what to do.
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
    /// Whether how tables are read is remembered for later.
    void keepAnswers(RememberedAnswers::Keeps keeps);
    bool canReload() const override;
    void reload() override;
    /// Nor does one lead behind what is being read where nothing is there.
    void forgetHistory() override;
    void complete() override;
    void fillToolBar(FittedBar& bar) override;
    void fillExport(QMenu& menu) override;
    QString status() const override;
    QString rules() const override;
    Report report() override;
    std::optional<LessonDraft> lessonDraft() override;

signals:
    /// A query's list of a run is to be shown in Ranking.
    void queryRequested(std::size_t query, std::size_t run);

protected:
    void panelsMade() override;
    void fillEdit(QMenu& menu) override;
    void fillView(QMenu& menu) override;
    QList<QMenu*> makeMenus(QMenuBar& bar) override;

private:
    /// What is to be done with the files that are being read.
    struct Pending {
        QStringList paths;  ///< as a person named them; none where what is open is read again
        QString path;       ///< of the session
        QString stepName;
        std::optional<core::CollectionSession> session;
        bool isAddition = false;
        std::optional<int> filled = std::nullopt;  ///< load number of what is held unread
        QString file = {};                         ///< that the session was opened from
        bool isFirst = false;                      ///< there is nothing before it to go back to
        bool isReload = false;
    };

    /// What can be read anew with other choices, as long as the panel of files offers that.
    struct Refused {
        Pending pending;
        CollectionLoader::Request request;
        std::string file;  ///< that was refused
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
    void tell(const QString& also, bool isNew = true);
    void chooseReading(const core::CollectionChoices& choices, bool remembers);
    bool rereadRemembered(const core::ParseError& problem);
    std::string tableFile() const;
    std::vector<std::string> headingsIn(const std::string& file) const;
    void chooseLocation(const QString& missing);
    void chooseFiles();
    void chooseFolder();
    void chooseRuns();
    void exportQrels();
    void openCurrent();

    CollectionDocument m_document;
    CollectionLoader m_loader;
    Pending m_pending;
    CollectionLoader::Request m_request;  ///< of what is being read, or was read last
    std::optional<Refused> m_refused;
    bool m_isRefused = false;  ///< the files of what is held unread, and it was said
    bool m_isShown = false;
    RememberedAnswers m_answers{QStringLiteral("collections")};
    bool m_isRemembered = false;  ///< the files are read as was said before
    LoadingBar* m_loadingBar = nullptr;
};

}  // namespace ui
