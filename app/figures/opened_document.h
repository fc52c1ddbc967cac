// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/document_input.h"
#include "ui/toolkit/document/document.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace figures {

/// Whose document it is.
enum class Workspace { Ranking, Classifier, Collection };

using OpenedDocument = std::variant<std::unique_ptr<ui::Document>, cli::ExitStatus>;

/// Opens what is asked for as a document of that workspace: a ui::RankingDocument,
/// ui::ClassifierDocument or ui::CollectionDocument. Or says on standard error why not.
OpenedDocument openDocument(const cli::OptionSet& command, const DocumentInput& input,
                            Workspace workspace);

/// Every file that the document was read from.
std::vector<std::string> sourcesOf(const ui::Document& document, const DocumentInput& input);

}  // namespace figures
