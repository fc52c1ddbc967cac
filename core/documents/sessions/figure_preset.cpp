// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/figure_preset.h"

#include "core/foundation/json/field_reader.h"

#include <utility>

namespace core {

namespace {

using namespace json_fields;

constexpr Limits<double> millimetres{leastFigureMillimetres, mostFigureMillimetres};
constexpr std::tuple presetFields{
    field("name", &FigurePreset::name, notEmpty, Presence::Needed),
    field("width", &FigurePreset::width, millimetres, Presence::Needed),
    field("height", &FigurePreset::height, millimetres, Presence::Needed),
    field("family", &FigurePreset::family, notEmpty),
    field("text", &FigurePreset::textPoints, {leastFigurePoints, mostFigurePoints}),
    field("outlines", &FigurePreset::hasTextAsOutlines),
    field("dpi", &FigurePreset::dotsPerInch, {leastDotsPerInch, mostDotsPerInch}),
    field("palette", &FigurePreset::palette, {figurePalettes}),
    field("grey", &FigurePreset::isGrey),
    field("marks", &FigurePreset::hasMarks),
    field("guides", &FigurePreset::hasGuides),
    field("grid", &FigurePreset::hasGrid)};

class PresetsReader : FieldReader {
public:
    using FieldReader::FieldReader;

    Parsed<std::vector<FigurePreset>> read(const json& root)
    {
        std::vector<FigurePreset> presets;
        if (!root.is_object())
            refuse(ErrorCode::WrongType, "presets");
        else if (const json* list = needed(root, {}, "presets"))
            readEach(*list, "presets", [&](const json& object, const std::string& path) {
                return hasOnly(object, path, {}, presetFields) &&
                       readFields(object, path, presetFields, presets.emplace_back());
            });
        if (m_error)
            return *std::move(m_error);
        return presets;
    }
};

}  // namespace

Parsed<std::vector<FigurePreset>> parseFigurePresets(std::string_view text, const std::string& name)
{
    return readWith<PresetsReader>(text, name);
}

std::string toJson(const std::vector<FigurePreset>& presets)
{
    std::string text = "{\"presets\": [";
    const char* before = "\n  ";
    for (const FigurePreset& preset : presets) {
        text += before + dump(written(presetFields, preset));
        before = ",\n  ";
    }
    return text + "\n]}\n";
}

}  // namespace core
