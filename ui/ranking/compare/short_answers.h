// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/compare/change_search.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/words/number_format.h"
#include "ui/toolkit/jobs/side_work.h"

#include <QObject>
#include <QString>

#include <array>
#include <cstddef>
#include <memory>

namespace ui {

class ConventionsModel;

/// One line for each question about a document's list under its selected measure. For a long list,
/// the old answers stay, not current, until the new ones arrive.
class ShortAnswers : public QObject {
    Q_OBJECT
public:
    enum class Question {
        Help,     ///< "What would help most?" "Swap ranks 1 and 9: +0.2366"
        Loss,     ///< "Where was it lost?" "88% in the order, 12% never retrieved"
        Hurt,     ///< "Which documents hurt?" "Bread Only at 1, then Corner Café at 3"
        Tools,    ///< "What do other tools say?" "0.5841 (ranx Burges) to 0.6669 (scikit-learn)"
        Compare,  ///< "Is another order better?" "B is 0.0312 higher"
        Judged,   ///< "What if more were judged?" "0.6368 to 0.8120"
    };
    static constexpr std::size_t questions = 6;

    explicit ShortAnswers(RankingDocument& document, QObject* parent = nullptr);
    ~ShortAnswers() override;

    void setFormat(const NumberFormat& format);
    /// Whether somebody sees the answers; nothing is computed otherwise. Not active at first.
    void setActive(bool active);
    /// While step mode still hides the value, there are no answers.
    void setConcealed(bool concealed);
    /// Reads what other tools say from those of a panel, which are computed once then.
    void setTools(ConventionsModel& tools);

    /// Empty: none (yet).
    QString answer(Question question) const;
    /// The same in fewer words, where it has to be short; empty: there are none.
    QString brief(Question question) const;
    /// The part of the answer that says how much the value rises: "+0.2366"; empty: none.
    QString gain(Question question) const;
    /// Whether the answer is of the current list, rules and measure.
    bool isCurrent(Question question) const { return at(question).isCurrent; }

signals:
    void changed();

private:
    struct Answer {
        QString text;
        QString gain;
        QString brief;
        bool isCurrent = false;
    };

    const Answer& at(Question question) const
    {
        return m_answers[static_cast<std::size_t>(question)];
    }
    void put(Question question, const QString& text, const QString& gain = {},
             const QString& brief = {});
    void pale(Question question);
    /// Computes every answer again, once somebody sees it.
    void request();
    void refresh();
    /// Whether results that arrive are those of the latest request.
    bool isAnswering() const;
    void askChanges();
    void askLoss();
    void askTools();
    void askBounds();
    void putHelp(const core::BestChanges& best);
    void putHurt(const core::BestChanges& best);
    void putTools();
    void followTools(ConventionsModel& tools);
    QString comparison() const;
    QString name() const;

    RankingDocument& m_document;
    ChangeSearch& m_search;
    SideWork m_losing;
    std::unique_ptr<ConventionsModel> m_ownTools;  ///< until there is another
    ConventionsModel* m_tools = nullptr;           ///< once it was asked
    std::array<Answer, questions> m_answers;
    NumberFormat m_format;
    bool m_isActive = false;
    bool m_isConcealed = false;
    bool m_isOwed = true;
};

}  // namespace ui
