// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/teaching/guide/guide_subjects.h"
#include "ui/toolkit/table/plain_table_model.h"

#include <QDialog>
#include <QPointer>

#include <array>

class QGridLayout;
class QLineEdit;
class QPushButton;
class QTabWidget;

namespace ui {

class FilterLine;
class PlainTableView;
class Segments;
class WrappedLabel;

/// "Choose a measure": five questions, the measures that fit, and what each of them sees of the
/// open list or samples; all measures side by side; and what sources say about interpreting them.
/// Stays open next to the window and follows its edits.
class GuideDialog : public QDialog {
    Q_OBJECT
public:
    /// The documents must outlive the dialog; they are used unless look() sets another.
    GuideDialog(RankingDocument& list, ClassifierDocument& samples, const NumberFormat& format,
                QWidget* parent = nullptr);

    /// The answers to a question as buttons; the last one skips it.
    Segments& answers(int question) { return *m_questions[static_cast<std::size_t>(question)]; }
    QTabWidget& tabs() { return *m_tabs; }
    PlainTableView& fitting() { return *m_fitting; }
    PlainTableView& all() { return *m_all; }
    PlainTableView& sources() { return *m_sources; }
    QLineEdit& search();
    QPushButton& useButton() { return *m_use; }
    /// Describes the current measure of fitting().
    QString sentence() const;
    /// Shows measures on these data: a list or samples; null: on the workspaces' documents, which
    /// are also used once the data are gone.
    void look(Document* atHand);
    /// Answers what scores are used for, like a person.
    void answer(core::ScoreUse use);
    /// Says in one sentence what happened to a chosen measure.
    void tell(const QString& sentence);

signals:
    void measureChosen(const core::MeasureSpec& definition);
    /// A classifier's measure was chosen.
    void figureChosen(const core::GuideSubject& subject);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeAsking();
    void placeAnswers();
    QWidget* makeComparison();
    QWidget* makeSources();
    core::GuideAnswers given() const;
    void refresh();
    void refreshSources();
    void filter(const QString& words);
    void describe();
    void use();

    RankingDocument& m_usualList;
    ClassifierDocument& m_usualSamples;
    QPointer<RankingDocument> m_list;
    QPointer<ClassifierDocument> m_samples;
    NumberFormat m_format;
    ShownSubjects m_shown;
    core::Table m_comparison;
    std::vector<core::GuideSubject> m_compared;  ///< by row of the comparison
    PlainTableModel m_fittingModel;
    PlainTableModel m_allModel;
    PlainTableModel m_sourceModel;
    std::array<Segments*, 5> m_questions{};
    QGridLayout* m_asked = nullptr;
    std::optional<bool> m_isNarrow;
    QTabWidget* m_tabs;
    WrappedLabel* m_heading;
    PlainTableView* m_fitting;
    WrappedLabel* m_about;
    PlainTableView* m_all;
    FilterLine* m_filter;
    PlainTableView* m_sources;
    WrappedLabel* m_told;
    QPushButton* m_use;
};

}  // namespace ui
