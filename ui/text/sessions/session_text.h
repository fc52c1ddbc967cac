// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace ui {

/// A file's text, or the session embedded in it if it is a figure.
struct SessionText {
    std::string text;
    QString problem;        ///< a sentence; not empty: a figure without a usable session
    bool isFigure = false;  ///< the text is JSON embedded in a figure
};

/// Whether a file that begins like this is a figure: PDF, SVG, PNG or TIFF, from any program.
bool isFigure(const std::string& beginning);

/// @param file its content
/// @param path used in the sentence
SessionText sessionText(std::string file, const std::string& path);

}  // namespace ui
