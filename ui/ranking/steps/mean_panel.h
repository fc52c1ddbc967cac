#pragma once

#include "ui/panel/panel.h"
#include "ui/words/number_text.h"

namespace ui {

class MeanView;
class RankingDocument;
class RefreshWhenShown;

/// The mean of the selected measure over the document's queries: each term is lit with its query,
/// and leads to its lists.
class MeanPanel : public Panel {
    Q_OBJECT
public:
    explicit MeanPanel(RankingDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format) override;
    MeanView& view() { return *m_view; }

private:
    QWidget* makeInvitation();
    void refresh();

    RankingDocument& m_document;
    NumberFormat m_format;
    QWidget* m_invitation;  ///< while there is one query
    MeanView* m_view;
    RefreshWhenShown* m_refresh;
};

}  // namespace ui
