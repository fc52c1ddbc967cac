// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <string>

namespace ui {

/// What a page is made of besides its style, script and module.
struct PageContent {
    QString title;
    QString lead;      ///< a sentence below the title
    std::string name;  ///< of a file that the page saves
    std::string main;  ///< HTML
    std::string data;  ///< JSON for the script; empty: a page without script
};

/// The whole file. Its policy allows its own style and script only, and no connection.
std::string framed(const PageContent& content);

/// A file of resources/page.
QByteArray pageResource(const QString& name);

/// The texts of the module in the interface language, as a JSON array of keys and texts by turns.
std::string pageTexts();

}  // namespace ui
