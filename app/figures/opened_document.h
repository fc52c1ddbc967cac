// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/document_input.h"
#include "ui/text/words/number_format.h"
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

/// How values of a figure or report are written: by default with few digits for few samples,
/// because more than they support are what editors strike first.
ui::NumberFormat formatFor(const ui::Document& document, const DocumentInput& input);

/// Every file from which the document was read.
std::vector<std::string> sourcesOf(const ui::Document& document, const DocumentInput& input);

}  // namespace figures
