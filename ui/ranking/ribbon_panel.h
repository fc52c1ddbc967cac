#pragma once

#include "ui/chart/paper_figure.h"
#include "ui/panel.h"
#include "ui/ranking/ranking_document.h"
#include "ui/words/number_text.h"

namespace ui {

class RefreshWhenShown;
class RibbonView;

/// The ranking beside its ideal order: which documents stand too early, in place or too late.
class RibbonPanel : public Panel {
    Q_OBJECT
public:
    explicit RibbonPanel(RankingDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    /// Ranks beyond are not reached yet and drawn very faintly; none: all are reached.
    void setReached(std::optional<std::size_t> rank);
    RibbonView& ribbons() { return *m_ribbons; }
    /// What is shown, for paper.
    PaperFigure paperFigure() const;

private:
    void refresh();
    QString nameOf(const core::IdealPosition& position) const;
    core::Grade gradeOf(const core::IdealPosition& position) const;
    QString sentenceAt(std::size_t rank) const;

    RankingDocument& m_document;
    NumberFormat m_format;
    RibbonView* m_ribbons;
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
