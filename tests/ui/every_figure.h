// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/open_window.h"
#include "ui/charts/figure/figure_source.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/ranking_page.h"

#include <vector>

namespace ranking_samples {

/// A figure and where it comes from.
struct ShownFigure {
    QByteArray name;  ///< "classifier 3 ROC"
    ui::PaperFigure figure;
    ui::WorkspacePage* page;
};

/// A window with the example of every workspace.
class EveryWorkspace : public OpenWindow {
public:
    EveryWorkspace()
    {
        for (ui::WorkspacePage* page : pages()) {
            window.bringToFront(*page);
            if (page != pages().front())
                page->openExample();
            settle();
        }
    }

    std::vector<ui::WorkspacePage*> pages()
    {
        return {&window.rankingPage(), &window.classifierPage(), &window.collectionPage()};
    }

    /// All that have something to show.
    std::vector<ShownFigure> figures()
    {
        std::vector<ShownFigure> figures;
        for (ui::WorkspacePage* page : pages()) {
            int number = 0;
            for (ui::FigureSource* source : page->figures()) {
                ui::PaperFigure figure = ui::finishedFigure(*source);
                const QString name =
                    u"%1 %2 %3"_s.arg(page->row().name.toLower()).arg(++number).arg(figure.title);
                if (figure.paint)
                    figures.push_back({name.toUtf8(), std::move(figure), page});
            }
        }
        return figures;
    }
};

}  // namespace ranking_samples
