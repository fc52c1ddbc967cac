// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/document_input.h"
#include "ui/toolkit/document/document.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace figures {

/// The workspace of a document.
enum class Workspace { Ranking, Classifier, Collection };

using OpenedDocument = std::variant<std::unique_ptr<ui::Document>, cli::ExitStatus>;

/// Opens the input as a document of this workspace: a ui::RankingDocument, ui::ClassifierDocument
/// or ui::CollectionDocument. Otherwise reports the problem on standard error.
OpenedDocument openDocument(const cli::OptionSet& command, const DocumentInput& input,
                            Workspace workspace);

/// Every file from which the document was read.
std::vector<std::string> sourcesOf(const ui::Document& document, const DocumentInput& input);

}  // namespace figures
