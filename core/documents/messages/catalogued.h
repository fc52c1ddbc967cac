// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// `struct FooText { Q_DECLARE_TR_FUNCTIONS(ui::FooText) };` gives the struct a tr() for the texts
/// of a catalogue's context. It is called as Qt calls its own, since lupdate looks for that; here
/// nothing is translated. For sources, never for headers.
#ifndef Q_DECLARE_TR_FUNCTIONS
#define Q_DECLARE_TR_FUNCTIONS(context)                                                            \
    static constexpr const char* tr(const char* text) noexcept                                     \
    {                                                                                              \
        return text;                                                                               \
    }
#endif
