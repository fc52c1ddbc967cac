#pragma once

#include "ui/keys/own_keys.h"
#include "ui/ranking/ranking_document.h"
#include "ui/words/number_text.h"

#include <QList>
#include <QTimer>
#include <QWidget>

class QAction;

namespace ui {

class CurvePanel;
class DocumentListView;
class GainPanel;
class MeasureHeadline;
class PanelGroup;
class RankedListPanel;
class RibbonPanel;
class ScoreCards;
class Spotlight;
class StepMode;
class StepPanel;

/// The document for a lecture hall: the list, the chosen measure's value and formula, one chart and
/// the other measures on one full screen, in type that is read from the back row.
///
/// The list has the keys, so grades and order are edited live; a clicker walks the ranks. Type and
/// spacing follow the size of the screen.
class Presentation : public QWidget {
    Q_OBJECT
public:
    /// @param stepMode of the same document; its keys work here too, and win over those of ranks
    ///        and measures while it is on
    Presentation(RankingDocument& document, StepMode& stepMode, const NumberFormat& format,
                 QWidget* parent = nullptr);

    /// Its keys in words, before there is one.
    static OwnKeys keys();

    void setFormat(const NumberFormat& format);
    /// Size of the type, 0.5 to 2; 1 fills a screen with ten documents.
    void setZoom(double zoom);
    double zoom() const { return m_zoom; }

    RankedListPanel& rankedList() { return *m_list; }
    MeasureHeadline& headline() { return *m_headline; }
    StepPanel& steps() { return *m_steps; }
    PanelGroup& charts() { return *m_charts; }
    ScoreCards& cards() { return *m_cards; }
    Spotlight& spotlight() { return *m_spotlight; }
    bool isBlack() const;

signals:
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Command;
    static std::vector<Command> commands();

    void arrange();
    void createActions();
    void adoptScale();
    void followSteps();
    void goOnFromHere();
    void followRank(std::size_t rank);
    void walkRanks(int by);
    void walkMeasures(int by);
    void selectMeasure(std::size_t index);
    void mouseMoved(QPoint place);
    void hideMouse();
    void showMouse();
    void lift();
    void end() { close(); }
    void toggleBlack();
    void toggleSpotlight();
    void nextChart();
    void nextRank() { walkRanks(1); }
    void previousRank() { walkRanks(-1); }
    void nextMeasure() { walkMeasures(1); }
    void previousMeasure() { walkMeasures(-1); }
    void larger() { setZoom(m_zoom * 1.1); }
    void smaller() { setZoom(m_zoom / 1.1); }
    void normalSize() { setZoom(1); }

    RankingDocument& m_document;
    StepMode& m_stepMode;
    QList<QAction*> m_yielding;  ///< have no keys in step mode
    MeasureHeadline* m_headline;
    RankedListPanel* m_list;
    StepPanel* m_steps;
    PanelGroup* m_charts;
    CurvePanel* m_curve;
    GainPanel* m_gain;
    RibbonPanel* m_ribbons;
    ScoreCards* m_cards;
    Spotlight* m_spotlight;
    QWidget* m_curtain;
    QTimer m_mouseRests;
    double m_zoom = 1;
    bool m_adopting = false;
    bool m_mouseHidden = false;
};

}  // namespace ui
