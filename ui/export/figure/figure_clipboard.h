// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/paper_figure.h"
#include "ui/export/figure/figure_settings.h"
#include "ui/text/sessions/encoded_session.h"

#include <QString>

#include <memory>
#include <optional>

class QMimeData;
class QPixmap;
class QTemporaryDir;
class QWidget;

namespace ui {

/// The figure for other programs to take what they can: SVG, PDF and a PNG image at once, all of
/// those settings but the format. Null where it cannot be drawn.
std::unique_ptr<QMimeData> figureMime(const PaperFigure& figure, const FigureSettings& settings);

/// Where figures lie that are dragged out, until the program ends: whoever takes one may read it
/// later than it was dropped.
class DragFolder {
public:
    DragFolder();
    ~DragFolder();

    /// The figure as a file of that name, in the settings' format.
    /// @param session what the file carries, if the settings say so
    /// @return null where it cannot be written
    std::unique_ptr<QMimeData> fileMime(const PaperFigure& figure, const FigureSettings& settings,
                                        const QString& name, const EncodedSession& session);

    /// Lets the person drag the figure out of a widget, as that file; returns when it was dropped.
    /// @param picture what is seen below the pointer
    /// @return why it cannot be dragged, as a sentence; none on success
    std::optional<QString> pullOut(QWidget& from, const QPixmap& picture, const PaperFigure& figure,
                                   const FigureSettings& settings, const QString& name,
                                   const EncodedSession& session);

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    int m_number = 0;
};

}  // namespace ui
