// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/any_session.h"
#include "core/documents/sessions/page_collection.h"
#include "core/teaching/lessons/lesson.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace ui {

/// An interactive page: one HTML file with the document, the tables and charts of ui/text/page, and
/// core as WebAssembly, which calculates them again after each change. It needs no network and
/// shows the same without scripts. In the interface language. Of labelled samples, it shows the
/// current model, with its recalibrated scores if there are any.
/// @param name of the page
/// @param about a sentence below the title; empty: what readers can do
/// @param hasIds whether it holds the ids, groups and subgroups of samples
/// @return empty for a collection, whose session does not hold its lists; see collectionPage()
std::optional<std::string> sessionPage(const core::AnySession& session, const QString& name,
                                       const QString& about = {}, bool hasIds = false);
/// The same for a collection: its queries under every measure, and two runs next to each other.
std::string collectionPage(const core::PageCollection& collection, const QString& about = {});

/// The same for a lesson: its steps with their questions, next to its data.
/// @param text the lesson's file
/// @param lesson the same, in the interface language
std::string lessonPage(const std::string& text, const core::Lesson& lesson);

/// A list of links to pages.
struct PageLink {
    std::string file;
    QString title;
    QString about;
    QString group = {};  ///< a heading above the first link of each; empty: none
};
/// The page with links above its title.
std::string withLinks(std::string page, const std::vector<PageLink>& links);
std::string galleryPage(const QString& title, const std::vector<PageLink>& links);

}  // namespace ui
