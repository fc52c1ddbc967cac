// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

struct ReadCatalogue;

/// Switches its thread to another language during its lifetime, for documents whose language is
/// chosen.
class SpokenHere {
public:
    /// @param code one of languages(); any other leaves the language unchanged
    explicit SpokenHere(const QString& code);
    ~SpokenHere();
    SpokenHere(const SpokenHere&) = delete;
    SpokenHere& operator=(const SpokenHere&) = delete;

    /// The language of a thread, if it differs from the program's.
    struct Tongue {
        bool isEnglish = false;
        const ReadCatalogue* catalogue = nullptr;  ///< of a language other than English
    };

private:
    Tongue m_before;
};

}  // namespace ui
