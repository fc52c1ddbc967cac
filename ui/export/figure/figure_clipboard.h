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

/// The figure for the clipboard as SVG, PDF and PNG at once, in these settings except the format.
/// Null if it cannot be drawn.
std::unique_ptr<QMimeData> figureMime(const PaperFigure& figure, const FigureSettings& settings);

/// Holds dragged figures until the program ends, because a receiver may read the file after the
/// drop.
class DragFolder {
public:
    DragFolder();
    ~DragFolder();

    /// The figure as a file of that name, in the settings' format.
    /// @param session held by the file, if the settings say so
    /// @return null if it cannot be written
    std::unique_ptr<QMimeData> fileMime(const PaperFigure& figure, const FigureSettings& settings,
                                        const QString& name, const EncodedSession& session = {});

    /// Lets the person drag the figure out of a widget as that file; returns after the drop.
    /// @param picture shown under the pointer
    /// @return a sentence that says why it cannot be dragged; none on success
    std::optional<QString> pullOut(QWidget& from, const QPixmap& picture, const PaperFigure& figure,
                                   const FigureSettings& settings, const QString& name,
                                   const EncodedSession& session = {});

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    int m_number = 0;
};

}  // namespace ui
