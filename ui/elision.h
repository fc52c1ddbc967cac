#pragma once

#include <QString>

namespace ui {

/// Where a text that does not fit is cut: prose at its end; an id in its middle, as those of one
/// collection often begin alike.
inline Qt::TextElideMode elisionOf(const QString& text)
{
    return text.contains(QLatin1Char(' ')) ? Qt::ElideRight : Qt::ElideMiddle;
}

}  // namespace ui
