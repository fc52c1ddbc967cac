// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/ranked_list.h"
#include "core/foundation/tabular/delimited_table.h"
#include "core/teaching/metric_chooser/guide_table.h"
#include "ui/classifier/classifier_tool_bar.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/sample/samples_reload.h"
#include "ui/classifier/sample/table_import.h"
#include "ui/toolkit/document/remembered_answers.h"
#include "ui/window/page/workspace_page.h"

#include <QPointer>
#include <QTimer>

#include <string>

namespace ui {

class ClassifierWorkspace;
class FittedBar;

/// The Classifier page of the window: labelled samples with scores, and the table they may come
/// from. Its panels are created on first use.
class ClassifierPage : public WorkspacePage {
    Q_OBJECT
public:
    /// @param place the widget for the workspaces, so that the panels are styled only once
    ClassifierPage(QWidget& window, QWidget& place);
    ~ClassifierPage() override;

    ClassifierDocument& document() override { return m_document; }
    ClassifierWorkspace& classifier();
    void load(core::SampleSession session, const QString& path, const QString& stepName);
    /// Imports a table of samples: at once if its options are clear, otherwise after a dialog.
    void openTable(TableSource source, const core::TablePreview& preview);
    /// The dialog for import options, while it is open.
    TableImport* import() const { return m_import; }
    /// Shows a ranked list's documents as samples.
    /// @param relevantFrom the lowest grade that counts as positive
    /// @return whether there were samples to show
    bool openList(const core::RankedList& list, double relevantFrom);

    void startNew() override;
    void openExample() override;
    void fillNew(QMenu& menu) override;
    void leaveEmpty() override { m_isLeftEmpty = true; }
    bool takes(const Opened& opened) override;
    void take(Opened opened, const QString& stepName) override;
    std::vector<std::string> sources() const override;
    const core::FilesSeen* filesSeen() const override { return &m_source.seen; }
    void showImportOptions() override;
    /// Whether import options are remembered beyond this run of the program.
    void keepAnswers(RememberedAnswers::Keeps keeps);
    bool canReload() const override;
    void reload() override;
    /// Brings the panel for a measure of the samples to the front.
    void showFigure(const core::GuideSubject& subject);
    /// Starts with a confusion matrix from typed counts, without samples.
    void startCounts();
    void fillToolBar(FittedBar& bar) override;
    void fillExport(QMenu& menu) override;
    QString status() const override;
    QString rules() const override;
    Report report() override;
    std::optional<LessonDraft> lessonDraft() override;

signals:
    /// The samples should be shown as a ranked list.
    void rankedListMade(const core::RankedList& list);

protected:
    void panelsMade() override;
    void fillEdit(QMenu& menu) override;
    void fillView(QMenu& menu) override;
    QMenu* makeMenu(QMenuBar& bar) override;

private:
    /// @param before its earlier import options; none: guessed
    void ask(TableSource source, const core::TablePreview& preview,
             std::optional<SamplesAnswer> before = {});
    bool openRemembered(const TableSource& source, const core::TablePreview& preview);
    bool openAs(const TableSource& source, const core::TablePreview& preview,
                const core::Parsed<core::ClassReading>& reading, bool isRemembered = false);
    bool openAs(TableSource source, const core::TablePreview& preview, core::TableReading reading,
                bool isRemembered = false);
    void tellRead(QStringList sentences);
    static QString rememberedSentence(bool isRemembered);
    static core::TablePreview headed(const TableSource& source, const core::TablePreview& preview);
    static QString otherwiseSentence();
    void adopt(core::SampleTable table, std::uint8_t positive, const QString& name);
    void adopt(core::ClassSamples samples, const QString& name);
    /// @return whether it is a table of several classes, which is then open
    bool openClasses(const TableSource& source, const core::TablePreview& looked);
    void show(core::SampleSession session, const QString& name);
    void keepAll(const QString& why);
    void reloadWhenStill();
    void reread(core::Parsed<std::string> text);
    bool areSamplesEdited() const;
    void pasteTable();
    void openAsList();
    void offerCounts();
    void fillThreshold(QMenu& menu);
    void jumpTo(ClassifierToolBar::Optimum optimum);

    ClassifierDocument m_document;
    ClassifierToolBar* m_toolBar = nullptr;
    TableSource m_source;                   ///< the last table
    SamplesReading m_reading;               ///< its import options
    std::optional<SamplesAnswer> m_answer;  ///< the same, if chosen or of several classes
    RememberedAnswers m_answers{QStringLiteral("samples")};
    TableSource m_anew;  ///< the table to reload once its file is complete
    QTimer m_looks;      ///< while waiting for that
    bool m_isToldToWait = false;
    QPointer<TableImport> m_import;
    bool m_isLeftEmpty = false;
    bool m_areSameSamples = false;  ///< with other import options: their costs stay
};

}  // namespace ui
