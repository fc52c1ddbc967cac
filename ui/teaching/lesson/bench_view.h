// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/teaching/lesson/guess/answer_field.h"
#include "ui/text/words/number_format.h"

#include <QWidget>

#include <string>
#include <utility>
#include <vector>

class QScrollArea;
class QSplitter;

namespace ui {

class FigureSource;
class LessonCurvePanel;
class LessonDocument;
class Panel;
class RankedListPanel;
class ScoreCards;
class ValuesPanel;

/// The panels next to a lesson's step: the program's own panels with the step's live data, first
/// the data, then the measures and charts that the step shows. What would reveal an answer is
/// hidden until it may be seen.
class BenchView : public QWidget {
    Q_OBJECT
public:
    /// @param guessers a student reads large lists and edits them; a class sees them on a screen
    ///        whose type is large anyway, without fields and buttons
    explicit BenchView(LessonDocument& document, QWidget* parent = nullptr,
                       Guessers guessers = Guessers::Student);

    void setFormat(const NumberFormat& format);
    /// The charts in these panels.
    std::vector<FigureSource*> figures() const;
    bool isConcealed() const { return m_isConcealed; }

signals:
    /// A result, or why something could not be done, in one sentence.
    void said(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void clear();
    void showStep();
    void showData(const std::string& name);
    void showList(const std::string& name);
    void showSamples(const std::string& name);
    void showReadings();
    QString shownName(const std::string& data) const;
    void showReading(const std::string& kind, const std::vector<std::string>& names);
    void addReading(std::string_view kind, const std::string& name, Panel& panel);
    Panel* readingOf(std::string_view kind, const std::string& name);
    void showCurve(const std::vector<std::string>& names);
    void showReach();
    void showGuesses(const std::string& name, Panel& panel);
    void adoptSizes();
    void adoptFonts();
    void adoptWidth();
    void keepRows();
    int roomOfData() const;
    void shareHeight();
    int requestedHeight() const;

    LessonDocument& m_document;
    Guessers m_guessers;
    NumberFormat m_format;
    QScrollArea* m_scroll;
    QSplitter* m_rows = nullptr;  ///< of the step
    QSplitter* m_data = nullptr;
    std::vector<Panel*> m_telling;
    std::vector<RankedListPanel*> m_lists;
    std::vector<ScoreCards*> m_cards;
    std::vector<ValuesPanel*> m_values;
    LessonCurvePanel* m_curve = nullptr;
    std::vector<std::pair<std::string, Panel*>> m_readings;  ///< of data, by name
    bool m_isConcealed = false;
};

}  // namespace ui
