#include "app/cli/bounds_output.h"

#include "app/cli/option/number_output.h"

namespace cli {

std::string boundsText(const std::optional<core::Bounds>& bounds, int digits)
{
    if (!bounds)
        return "bounds not known";
    if (!bounds->extent)
        return "undefined";
    std::string text = "[" + numberText(bounds->extent->min, digits) + ", " +
                       numberText(bounds->extent->max, digits) + "]";
    if (!bounds->isExact)
        text = "within " + text;
    return bounds->mayBeUndefined ? text + " or undefined" : text;
}

void writeBounds(const std::optional<core::Bounds>& bounds, int digits, core::JsonWriter& json)
{
    json.key("bounds");
    if (!bounds)
        return json.null();
    const auto& extent = bounds->extent;
    json.beginObject();
    writeNumber("min", extent ? std::optional(extent->min) : std::nullopt, json, digits);
    writeNumber("max", extent ? std::optional(extent->max) : std::nullopt, json, digits);
    json.key("mayBeUndefined").truth(bounds->mayBeUndefined.has_value());
    if (!bounds->isExact)
        json.key("exact").truth(false);
    json.endObject();
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
