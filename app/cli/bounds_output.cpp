// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bounds_output.h"

#include "app/cli/option/number_output.h"
#include "app/cli/option/wording.h"

namespace cli {

namespace {

std::string extentText(const core::Extent& extent, int digits)
{
    return "[" + numberText(extent.min, digits) + ", " + numberText(extent.max, digits) + "]";
}

void writeEnds(const std::optional<core::Extent>& extent, int digits, core::JsonWriter& json)
{
    writeNumber("min", extent ? std::optional(extent->min) : std::nullopt, json, digits);
    writeNumber("max", extent ? std::optional(extent->max) : std::nullopt, json, digits);
}

void writeOpenWorld(const std::optional<core::Extent>& extent, int digits, core::JsonWriter& json)
{
    json.key("openWorld");
    if (!extent)
        return json.null();
    json.beginObject();
    writeEnds(extent, digits, json);
    json.endObject();
}

}  // namespace

std::string boundsText(const std::optional<core::Bounds>& bounds, int digits)
{
    if (!bounds)
        return Wording::tr("bounds unknown").toStdString();
    if (!bounds->extent)
        return Wording::tr("undefined").toStdString();
    QString text = QString::fromStdString(extentText(*bounds->extent, digits));
    if (!bounds->isExact)
        text = Wording::tr("within %1").arg(text);
    return (bounds->mayBeUndefined ? Wording::tr("%1 or undefined").arg(text) : text).toStdString();
}

std::string openWorldText(const std::optional<core::Bounds>& bounds, int digits)
{
    return bounds && bounds->openWorld ? extentText(*bounds->openWorld, digits)
                                       : Wording::tr("unknown").toStdString();
}

std::string openWorldSentence(const std::optional<core::Bounds>& bounds, int digits)
{
    if (!bounds || !bounds->extent || !bounds->openWorld || bounds->openWorld == bounds->extent)
        return {};
    return Wording::tr("Including relevant documents that nobody retrieved: %1.")
        .arg(QString::fromStdString(openWorldText(bounds, digits)))
        .toStdString();
}

void writeBounds(const std::optional<core::Bounds>& bounds, int digits, core::JsonWriter& json)
{
    json.key("bounds");
    if (!bounds) {
        json.null();
        return writeOpenWorld({}, digits, json);
    }
    json.beginObject();
    writeEnds(bounds->extent, digits, json);
    json.key("mayBeUndefined").truth(bounds->mayBeUndefined.has_value());
    if (!bounds->isExact)
        json.key("exact").truth(false);
    json.endObject();
    writeOpenWorld(bounds->openWorld, digits, json);
}

std::string verdictText(const core::DifferenceBounds& bounds)
{
    switch (bounds.verdict()) {
    case core::Verdict::AHigher:
        return Wording::tr("A always wins").toStdString();
    case core::Verdict::BHigher:
        return Wording::tr("B always wins").toStdString();
    case core::Verdict::Equal:
        return Wording::tr("A and B always tie").toStdString();
    case core::Verdict::Open:
        break;
    }
    return Wording::tr("undecided: depends on %n documents", nullptr, static_cast<int>(bounds.open))
        .toStdString();
}

}  // namespace cli
