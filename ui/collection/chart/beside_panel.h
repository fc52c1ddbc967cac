#pragma once

#include "ui/collection/document/collection_document.h"
#include "ui/collection/document/lists_beside.h"
#include "ui/figure/figure_source.h"
#include "ui/panel/panel.h"
#include "ui/words/number_text.h"
#include "ui/work/side_work.h"

#include <memory>
#include <string>

class QButtonGroup;
class QComboBox;
class QTextEdit;

namespace ui {

class BesideView;
class ElidedLabel;
class RefreshWhenShown;

/// The current query's lists of both runs, joined by ribbons: which documents went up, down, in or
/// out, and which nobody judged. Judges documents by keys. With one run: its list.
class BesidePanel : public Panel, public FigureSource {
    Q_OBJECT
public:
    explicit BesidePanel(CollectionDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format) override;
    BesideView& view() { return *m_view; }
    PaperFigure paperFigure() const override;
    void bringUpToDate() override;
    bool isWorking() const override { return m_work.isRunning(); }

signals:
    void openWanted(std::size_t query, std::size_t run);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeBar();
    void connectDocument();
    void refresh();
    void take(std::shared_ptr<const ListsBeside> lists);
    void showHeads();
    void showFigures();
    void showText();
    void showQueryText();
    void adoptShown();
    void adoptMetrics();
    QString textOf(const std::string& id) const;
    QString summary() const;
    QString caption() const;
    QString methods() const;
    QString documentsSentence() const;
    QString gradesCaption() const;
    QString atCutoff() const;
    QString judgedText() const;
    QString overlapText() const;
    QString overlapTip() const;

    CollectionDocument& m_document;
    NumberFormat m_format;
    ElidedLabel* m_queryText;
    QButtonGroup* m_grades;
    QComboBox* m_depth;
    ElidedLabel* m_judged;
    ElidedLabel* m_figures;
    BesideView* m_view;
    QTextEdit* m_text;
    std::string m_query;  ///< whose lists are shown
    std::shared_ptr<const ListsBeside> m_lists;
    SideWork m_work;
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
