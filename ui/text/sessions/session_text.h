// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace ui {

/// A file's text, or the session that it carries when it is a figure.
struct SessionText {
    std::string text;
    QString problem;        ///< a sentence; not empty: a figure with nothing in it to open
    bool isFigure = false;  ///< the text is JSON, and stands in no file of its own
};

/// Whether a file that begins so is a figure: PDF, SVG, PNG or TIFF, of this program or another.
bool isFigure(const std::string& beginning);

/// @param file its content
/// @param path for the sentence
SessionText sessionText(std::string file, const std::string& path);

}  // namespace ui
