// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

struct ReadCatalogue;

/// While it lives, another language is spoken on its thread: on papers whose language is chosen.
class SpokenHere {
public:
    /// @param code one of languages(); where it is none, what is spoken stays
    explicit SpokenHere(const QString& code);
    ~SpokenHere();
    SpokenHere(const SpokenHere&) = delete;
    SpokenHere& operator=(const SpokenHere&) = delete;

    /// What a thread speaks, where that is not what the program does.
    struct Tongue {
        bool isEnglish = false;
        const ReadCatalogue* catalogue = nullptr;  ///< of another one than English
    };

private:
    Tongue m_before;
};

}  // namespace ui
