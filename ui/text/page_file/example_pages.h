// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace ui {

/// A page of an example that articles print numbers of.
struct ExamplePage {
    std::string id;
    QString title;
    QString about;  ///< what is printed, and which rules give it
    std::string html;
};

/// The built-in examples, resources/page/examples.json, in the interface language. One that cannot
/// be read (tests forbid this) is skipped.
std::vector<ExamplePage> examplePages();

}  // namespace ui
