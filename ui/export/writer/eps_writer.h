// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace ui {

/// The page of a PDF as EPS, by pdftops of Poppler: EPS has no transparency, and Poppler converts
/// only what is transparent to pixels.
/// @return none if there is no pdftops, or it fails
std::optional<QByteArray> epsOf(const QByteArray& pdf);

}  // namespace ui
