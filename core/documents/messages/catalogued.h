// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// `struct FooText { Q_DECLARE_TR_FUNCTIONS(ui::FooText) };` gives the struct a tr() for texts of
/// that catalogue context. It has Qt's name because lupdate looks for it; it translates nothing
/// here. For source files, never for headers.
#ifndef Q_DECLARE_TR_FUNCTIONS
#define Q_DECLARE_TR_FUNCTIONS(context)                                                            \
    static constexpr const char* tr(const char* text, const char* /*comment*/ = nullptr,           \
                                    int /*count*/ = 0) noexcept                                    \
    {                                                                                              \
        return text;                                                                               \
    }
#endif
