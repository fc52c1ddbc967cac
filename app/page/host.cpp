// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/compression.h"
#include "core/foundation/compression/foreign_format.h"
#include "core/foundation/file/shared_text.h"
#include "core/foundation/large_memory.h"
#include "core/foundation/text/markup_text.h"
#include "core/foundation/threads.h"
#include "core/foundation/workbook/workbook.h"
#include "core/teaching/lessons/lesson_markdown.h"
#include "ui/text/language/language.h"

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

/// What core and ui/text leave to threads, files and libraries, which a page does not have: it gets
/// texts that are read already.

extern "C" {

void* __cxa_allocate_exception(std::size_t)
{
    std::abort();
}

void __cxa_throw(void*, void*, void (*)(void*))
{
    std::abort();
}
}

namespace core {

void* allocateLarge(std::size_t bytes)
{
    return std::malloc(bytes);
}

void freeLarge(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

void Threads::run(std::size_t pieces, const std::function<void(std::size_t piece)>& work) const
{
    for (std::size_t piece = 0; piece < pieces; ++piece)
        work(piece);
}

SharedText::SharedText(std::string text)
{
    auto own = std::make_shared<const std::string>(std::move(text));
    m_text = *own;
    m_owner = std::move(own);
}

SharedText::SharedText(std::shared_ptr<const void> owner, std::string_view text)
    : m_owner(std::move(owner))
    , m_text(text)
{}

void bringIn(std::string_view) {}

Compression compressionOf(std::string_view)
{
    return Compression::None;
}

std::string_view nameOf(Compression)
{
    return {};
}

std::size_t Decoder::read(std::span<char>)
{
    return 0;
}

std::optional<std::string_view> foreignFormat(std::string_view)
{
    return std::nullopt;
}

bool isWorkbook(std::string_view)
{
    return false;
}

Result<std::string, WorkbookRefusal> workbookText(std::string_view, const ExpansionLimit&)
{
    return WorkbookRefusal{};
}

/// The sentences about an answer have no markup.
std::string htmlOf(std::string_view markdown)
{
    std::string html = "<p>";
    for (std::size_t at = 0; at < markdown.size();) {
        const std::size_t end = std::min(markdown.find("\n\n", at), markdown.size());
        html += (at == 0 ? "" : "</p><p>") + markupText(markdown.substr(at, end - at));
        at = end + 2;
    }
    return html + "</p>";
}

}  // namespace core

namespace ui {

QLocale numberLocale()
{
    return QLocale::c();
}

}  // namespace ui

U_NAMESPACE_BEGIN
ByteSink::~ByteSink() {}
char* ByteSink::GetAppendBuffer(int32_t, int32_t, char* scratch, int32_t capacity, int32_t* got)
{
    *got = capacity;
    return scratch;
}
void ByteSink::Flush() {}
void UMemory::operator delete(void* memory)
{
    std::free(memory);
}
/// Headings keep the case of letters outside ASCII.
const Normalizer2* Normalizer2::getNFKCCasefoldInstance(UErrorCode& error)
{
    error = U_UNSUPPORTED_ERROR;
    return nullptr;
}
U_NAMESPACE_END
