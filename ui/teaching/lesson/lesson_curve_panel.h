// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/charts/view/chart_panel.h"

#include <string>
#include <vector>

namespace ui {

class ChartView;
class LessonDocument;
class RankingDocument;

/// The selected measure of several lists against the cutoff, one curve each.
class LessonCurvePanel : public ChartPanel {
    Q_OBJECT
public:
    /// A list and its name.
    struct NamedList {
        std::string data;  ///< the lesson's name for it
        QString name;
        RankingDocument* document;
    };
    /// @param lists at least one; they and the lesson must outlive this
    LessonCurvePanel(const LessonDocument& lesson, std::vector<NamedList> lists,
                     QWidget* parent = nullptr);

    /// Marks guesses, if they may be seen now.
    void showGuesses() { request(); }
    ChartView& chart() { return *m_chart; }
    PaperFigure paperFigure() const override;

protected:
    void refresh() override;

private:
    Chart curves() const;
    QString caption() const;

    const LessonDocument& m_lesson;
    std::vector<NamedList> m_lists;
    ChartView* m_chart;
};

}  // namespace ui
