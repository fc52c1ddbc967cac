// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/english.h"

#include "ui/text/language/language.h"
#include "ui/text/language/spoken_here.h"
#include "ui/text/sessions/session_text.h"
#include "ui/text/words/quoted_text.h"

#include <QCoreApplication>

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace python {

namespace {

constexpr std::array<const char*, 2> plurals[]{
#include "app/python/plurals.inc"
};

}  // namespace

void speakEnglish()
{
    std::vector<std::pair<std::string, std::string>> texts;
    for (const auto& [key, text] : plurals)
        texts.emplace_back(key, text);
    QCoreApplication::setCatalogue(std::move(texts));
}

}  // namespace python

/// What ui/text asks of the program's language, which in Python is English.
namespace ui {

namespace {

const auto english = QStringLiteral("en");

/// SVG is text, which readers refuse by its first line.
constexpr std::array<std::string_view, 4> figures{"%PDF-", "\x89PNG", {"II*\0", 4}, {"MM\0*", 4}};

}  // namespace

SessionText sessionText(std::string file, const std::string& path)
{
    for (const std::string_view figure : figures)
        if (file.starts_with(figure))
            return {{},
                    fileInMessage(path) + QStringLiteral(": the Python module cannot read a "
                                                         "session in a picture; use "
                                                         "rankscope-cli."),
                    true};
    return {std::move(file), {}, false};
}

QList<Language> languages()
{
    return {{english, QStringLiteral("English")}};
}

QString languageFor(const QString&)
{
    return english;
}

QString spokenLanguage()
{
    return english;
}

QString otherLanguage()
{
    return {};
}

void speak(const QString&) {}

QLocale numberLocale()
{
    return QLocale::c();
}

InEnglish::InEnglish()
    : m_before(true)
{}
InEnglish::~InEnglish()
{
    static_cast<void>(m_before);
}

SpokenHere::SpokenHere(const QString&) {}
SpokenHere::~SpokenHere() = default;

}  // namespace ui
