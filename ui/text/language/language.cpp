// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/language/language.h"

#include "ui/text/language/spoken_here.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QSettings>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

namespace ui {

/// A loaded catalogue.
struct ReadCatalogue {
    QString code;  ///< empty: there is none
    QTranslator translator;
};

namespace {

const auto choiceName = QStringLiteral("window/language");
const auto english = QStringLiteral("en");

QString nameInItself(const QString& code)
{
    const QLocale locale(code);
    QString name = locale.nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name.startsWith(QLatin1String("American")) ? QStringLiteral("English") : name;
}

/// Keys with different names in Qt's catalogues and on keyboards.
[[maybe_unused]] constexpr std::array keyNames{
    QT_TRANSLATE_NOOP("QShortcut", "Up"),        QT_TRANSLATE_NOOP("QShortcut", "Down"),
    QT_TRANSLATE_NOOP("QShortcut", "Left"),      QT_TRANSLATE_NOOP("QShortcut", "Right"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"),    QT_TRANSLATE_NOOP("QShortcut", "Enter"),
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
};

/// Aligned like the data after it: otherwise, if the code before it ends just below a page, mold
/// 1.10 puts it on a page that does not exist, which ld.so cannot protect.
alignas(16) thread_local SpokenHere::Tongue here;

bool isOtherHere()
{
    return here.isEnglish || here.catalogue;
}

/// A catalogue that is silent while the thread uses another language.
class Catalogue : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char* comment,
                      int n) const override
    {
        return isOtherHere() ? QString() : QTranslator::translate(context, source, comment, n);
    }
};

/// The thread's language, with priority over all of the program's catalogues.
class CatalogueHere : public QTranslator {
public:
    QString translate(const char* context, const char* source, const char* comment,
                      int n) const override
    {
        return here.isEnglish || !here.catalogue
                   ? QString()
                   : here.catalogue->translator.translate(context, source, comment, n);
    }
};

const auto catalogueFolder = QStringLiteral(":/languages");
const auto catalogueName = QStringLiteral("rankscope_");

/// Null if there is none.
const ReadCatalogue* catalogueOf(const QString& code)
{
    static std::mutex reading;
    static std::map<QString, ReadCatalogue> known;
    const std::scoped_lock lock(reading);
    ReadCatalogue& one = known[code];
    if (one.code.isEmpty() && one.translator.load(catalogueName + code, catalogueFolder))
        one.code = code;
    return one.code.isEmpty() ? nullptr : &one;
}

/// The catalogues in use; English has the lowest priority. They end with the application, which
/// removes them itself.
struct Spoken {
    QString code;
    std::unique_ptr<QTranslator> plurals;  ///< English
    std::unique_ptr<QTranslator> own;
    std::unique_ptr<QTranslator> ofQt;
    std::unique_ptr<QTranslator> here;
};

Spoken& spoken()
{
    static Spoken one;
    return one;
}

template <class Translator>
std::unique_ptr<QTranslator> installed(const QString& name, const QString& folder)
{
    auto translator = std::make_unique<Translator>();
    if (!translator->load(name, folder) || !QCoreApplication::installTranslator(translator.get()))
        return nullptr;
    return translator;
}

void speakEnglish()
{
    speak(english);
}

}  // namespace

QList<Language> languages()
{
    QList<Language> all;
    // Only catalogues lie there; a name filter would compile a regular expression at each start.
    for (const QString& file : QDir(catalogueFolder).entryList()) {
        const QString code = file.mid(catalogueName.size()).chopped(3);
        all.push_back({code, nameInItself(code)});
    }
    std::stable_partition(all.begin(), all.end(),
                          [](const Language& language) { return language.code == english; });
    return all;
}

QString languageFor(const QString& wish)
{
    const QLocale requested(wish);
    if (requested.language() == QLocale::C)
        return {};

    for (const Language& language : languages()) {
        const QLocale locale(language.code);
        if (locale.language() != requested.language())
            continue;
        if (locale.script() == requested.script())
            return language.code;
    }
    return {};
}

QString requestedLanguage()
{
    QStringList wishes{chosenLanguage()};
    wishes += QLocale::system().uiLanguages();
    for (const QString& wish : wishes)
        if (QString code = languageFor(wish); !code.isEmpty())
            return code;
    return english;
}

QString chosenLanguage()
{
    return QSettings().value(choiceName).toString();
}

void chooseLanguage(const QString& code)
{
    QSettings().setValue(choiceName, code);
}

void speak(const QString& code)
{
    Spoken& now = spoken();
    now = {};
    now.plurals = installed<QTranslator>(catalogueName + english, catalogueFolder);
    now.ofQt = installed<Catalogue>(QStringLiteral("qtbase_") + code,
                                    QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    if (code != english)
        now.own = installed<Catalogue>(catalogueName + code, catalogueFolder);
    now.here = std::make_unique<CatalogueHere>();
    QCoreApplication::installTranslator(now.here.get());
    now.code = code;
}

QString spokenLanguage()
{
    if (here.isEnglish)
        return english;
    return here.catalogue ? here.catalogue->code : spoken().code;
}

QString otherLanguage()
{
    const QString code = spokenLanguage();
    return code == english ? QString() : QString(code).replace(QLatin1Char('_'), QLatin1Char('-'));
}

InEnglish::InEnglish()
    : m_before(std::exchange(here.isEnglish, true))
{}

InEnglish::~InEnglish()
{
    here.isEnglish = m_before;
}

SpokenHere::SpokenHere(const QString& code)
    : m_before(here)
{
    if (code == english)
        here = Tongue{true, nullptr};
    else if (const ReadCatalogue* catalogue = catalogueOf(code))
        here = Tongue{false, catalogue};
}

SpokenHere::~SpokenHere()
{
    here = m_before;
}

QLocale numberLocale()
{
    const QString code = spokenLanguage();
    return code == english ? QLocale::c() : QLocale(code);
}

// English has singular and plural, which its catalogue distinguishes for every program and test.
Q_COREAPP_STARTUP_FUNCTION(speakEnglish)

}  // namespace ui
