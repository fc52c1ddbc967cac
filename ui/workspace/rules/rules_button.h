// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/panel/popover_button.h"
#include "ui/workspace/rules/document_rules.h"

#include <cstdint>

namespace ui {

class RulesForm;
class RuleToolsView;

/// The rules' one place, in the tool bar of every workspace: the button names the closest tool and
/// how many rules differ from it, and opens all tools and all rules.
class RulesButton : public PopoverButton {
    Q_OBJECT
public:
    /// @param rules owned by the button from now on
    explicit RulesButton(DocumentRules& rules, QWidget* parent = nullptr);

    /// "Rules: trec_eval, 2 changes"; the button may cut it.
    const QString& label() const { return m_label; }
    /// How much width the bar has for it. The least is that of "Rules".
    enum class Room : std::uint8_t { Wide, Narrow, Least };
    void setRoom(Room room);
    RuleToolsView& tools();
    RulesForm& form();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// All rules should be explained.
    void explanationRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeContent();
    void refresh();
    void showText();
    int frameWidth() const;

    DocumentRules& m_rules;
    QString m_label;
    QString m_marked;  ///< the label with the mark of its key
    Room m_room = Room::Wide;
    RuleToolsView* m_tools = nullptr;
    RulesForm* m_form = nullptr;
};

}  // namespace ui
