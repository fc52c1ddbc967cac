#pragma once

#include "app/figures/document_input.h"
#include "ui/page/workspace_page.h"

#include <QWidget>

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace figures {

enum class Workspace { Ranking, Classifier, Collection };

/// A document in its page of the window, which nobody sees.
struct UnseenPage {
    QWidget window;
    std::unique_ptr<ui::WorkspacePage> page;
};

using OpenedPage = std::variant<std::unique_ptr<UnseenPage>, cli::ExitStatus>;

/// Opens what is asked for in that workspace; or says on standard error why not.
OpenedPage openPage(const cli::OptionSet& command, const DocumentInput& input, Workspace workspace);

/// Every file that the page's document was read from.
std::vector<std::string> sourcesOf(ui::WorkspacePage& page, const DocumentInput& input);

}  // namespace figures
