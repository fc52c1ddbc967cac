// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/ranked_list.h"
#include "core/foundation/tabular/delimited_table.h"
#include "core/teaching/metric_chooser/guide_table.h"
#include "ui/classifier/classifier_tool_bar.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/sample/samples_anew.h"
#include "ui/classifier/sample/table_import.h"
#include "ui/toolkit/document/remembered_answers.h"
#include "ui/window/page/workspace_page.h"

#include <QPointer>
#include <QTimer>

#include <string>

namespace ui {

class ClassifierWorkspace;
class FittedBar;

/// Classifier, as the window has it: labelled samples with scores, and the table that they may come
/// from. Its panels are made when they are first asked for.
class ClassifierPage : public WorkspacePage {
    Q_OBJECT
public:
    /// @param place the widget that holds the workspaces: its panels meet their style once
    ClassifierPage(QWidget& window, QWidget& place);
    ~ClassifierPage() override;

    ClassifierDocument& document() override { return m_document; }
    ClassifierWorkspace& classifier();
    void load(core::SampleSession session, const QString& path, const QString& stepName);
    /// Reads a table of samples: at once where nothing about it is open, else it asks.
    void openTable(TableSource source, const core::TablePreview& preview);
    /// The dialog that asks how a table is to be read, while it is open.
    TableImport* import() const { return m_import; }
    /// Shows a ranked list's documents as samples.
    /// @param relevantFrom the least grade that counts as positive
    /// @return whether there was anything to show
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
    /// Whether how tables are read is remembered for later.
    void keepAnswers(RememberedAnswers::Keeps keeps);
    bool canReload() const override;
    void reload() override;
    /// Brings to the front what tells a figure or rate of the samples.
    void showFigure(const core::GuideSubject& subject);
    /// Starts with a confusion matrix in the place of samples, its counts to be typed.
    void startCounts();
    void fillToolBar(FittedBar& bar) override;
    void fillExport(QMenu& menu) override;
    QString status() const override;
    QString rules() const override;
    Report report() override;
    std::optional<LessonDraft> lessonDraft() override;

signals:
    /// The samples are to be shown as a ranked list.
    void rankedListMade(const core::RankedList& list);

protected:
    void panelsMade() override;
    void fillEdit(QMenu& menu) override;
    void fillView(QMenu& menu) override;
    QList<QMenu*> makeMenus(QMenuBar& bar) override;

private:
    /// @param before how it was read before; nothing: as it is guessed
    void ask(TableSource source, const core::TablePreview& preview,
             std::optional<SamplesAnswer> before = {});
    bool openRemembered(const TableSource& source, const core::TablePreview& preview);
    bool openAs(const TableSource& source, const core::TablePreview& preview,
                const core::Parsed<core::ClassReading>& reading, bool isRemembered = false);
    bool openAs(TableSource source, const core::TablePreview& preview,
                const core::TableReading& reading, bool isRemembered = false);
    void tellRead(QStringList sentences);
    static QString rememberedSentence(bool isRemembered);
    static core::TablePreview headed(const TableSource& source, const core::TablePreview& preview);
    static QString otherwiseSentence();
    void adopt(core::SampleTable table, std::uint8_t positive, const QString& name);
    void adopt(core::ClassSamples samples, const QString& name);
    /// @return whether it is a table of several classes, which is then opened
    bool openClasses(const TableSource& source, const core::TablePreview& looked);
    void show(core::SampleSession session, const QString& name);
    void keepAll(const QString& why);
    void reloadWhenStill();
    void reread(core::Parsed<std::string> text);
    bool areSamplesEdited() const;
    void pasteTable();
    void openAsList();
    void offerCounts();
    QMenu* makeSamplesMenu(QMenuBar& bar);
    QMenu* makeThresholdMenu(QMenuBar& bar);
    QMenu* makeStepsMenu(QMenuBar& bar);
    void jumpTo(ClassifierToolBar::Optimum optimum);

    ClassifierDocument m_document;
    ClassifierToolBar* m_toolBar = nullptr;
    TableSource m_source;                   ///< of the last table
    SamplesReading m_reading;               ///< of that
    std::optional<SamplesAnswer> m_answer;  ///< the same, where a person said it or it was several
    RememberedAnswers m_answers{QStringLiteral("samples")};
    TableSource m_anew;  ///< that table, to be read anew when its file stands still
    QTimer m_looks;      ///< while it is waited for
    bool m_isToldToWait = false;
    QPointer<TableImport> m_import;
    bool m_isLeftEmpty = false;
};

}  // namespace ui
