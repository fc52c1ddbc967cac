#pragma once

#include "ui/figure/figure_source.h"
#include "ui/panel/panel.h"
#include "ui/ranking/chart/ribbons.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/words/number_text.h"

namespace ui {

class RefreshWhenShown;
class RibbonView;

/// The ranking beside its ideal order: which documents stand too early, in place or too late.
class RibbonPanel : public Panel, public FigureSource {
    Q_OBJECT
public:
    explicit RibbonPanel(RankingDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format) override;
    /// Ranks beyond are not reached yet and not drawn; none: all are reached.
    void setReached(std::optional<std::size_t> rank);
    RibbonView& ribbons() { return *m_ribbons; }
    PaperFigure paperFigure() const override;
    void bringUpToDate() override;
    int wantedWidth() const override;

private:
    void refresh();
    QString nameOf(const core::IdealPosition& position) const;
    core::Grade gradeOf(const core::IdealPosition& position) const;
    QString sentenceAt(std::size_t rank) const;
    QString caption() const;
    QString methods() const;
    QString documentsSentence(const Ribbons& ribbons) const;
    Ribbons ribbonsForPaper() const;

    RankingDocument& m_document;
    NumberFormat m_format;
    RibbonView* m_ribbons;
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
