// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/page/qt/qt_text.h"

#include "core/foundation/json/json_scanner.h"
#include "ui/text/page/page_request.h"

#include <cstddef>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

/// What an interactive page calls. A text is UTF-8 in the module's memory: the page asks for
/// memory, writes its request there, and reads the answer before it calls again.

namespace {

std::string& lastAnswer()
{
    static std::string text;
    return text;
}

}  // namespace

extern "C" {

__attribute__((export_name("reserve"))) char* reserve(std::size_t bytes)
{
    return static_cast<char*>(std::malloc(bytes));
}

/// @param request from reserve(), which this frees
/// @return the answer's length; answerAt() is where it begins
__attribute__((export_name("answer"))) std::size_t answer(char* request, std::size_t bytes)
{
    lastAnswer() = ui::page::answered({request, bytes});
    std::free(request);
    return lastAnswer().size();
}

__attribute__((export_name("answerAt"))) const char* answerAt()
{
    return lastAnswer().data();
}

/// Sets the page's language.
/// @param request from reserve(): a JSON array of keys and texts by turns, see QCoreApplication
__attribute__((export_name("speak"))) void speak(char* request, std::size_t bytes)
{
    core::JsonScanner scanner({request, bytes});
    std::vector<std::pair<std::string, std::string>> texts;
    scanner.take('[');
    while (const auto key = scanner.string()) {
        scanner.take(',');
        if (const auto text = scanner.string())
            texts.emplace_back(core::said(*key), core::said(*text));
        scanner.take(',');
    }
    QCoreApplication::setCatalogue(std::move(texts));
    std::free(request);
}
}
