#include "app/cli/bounds_output.h"

#include "app/cli/option/number_output.h"

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
        return "bounds not known";
    if (!bounds->extent)
        return "undefined";
    std::string text = extentText(*bounds->extent, digits);
    if (!bounds->isExact)
        text = "within " + text;
    return bounds->mayBeUndefined ? text + " or undefined" : text;
}

std::string openWorldText(const std::optional<core::Bounds>& bounds, int digits)
{
    return bounds && bounds->openWorld ? extentText(*bounds->openWorld, digits) : "not known";
}

std::string openWorldSentence(const std::optional<core::Bounds>& bounds, int digits)
{
    if (!bounds || !bounds->extent || !bounds->openWorld || bounds->openWorld == bounds->extent)
        return {};
    return " With relevant documents that nobody retrieved: " + openWorldText(bounds, digits) + ".";
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
        return "A is higher whatever the judges say";
    case core::Verdict::BHigher:
        return "B is higher whatever the judges say";
    case core::Verdict::Equal:
        return "A and B are equal whatever the judges say";
    case core::Verdict::Open:
        break;
    }
    return "open: " + std::to_string(bounds.open) +
           (bounds.open == 1 ? " document decides" : " documents decide");
}

}  // namespace cli
