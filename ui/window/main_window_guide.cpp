// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/guide/guide_dialog.h"
#include "ui/teaching/lesson/document/lesson_bench.h"
#include "ui/window/main_window.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/lesson_page.h"
#include "ui/window/page/ranking_page.h"

#include <algorithm>

namespace ui {

void MainWindow::showGuide()
{
    if (!m_guide) {
        m_guide = new GuideDialog(document(), classifierPage().document(), m_format, this);
        m_guide->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_guide, &GuideDialog::measureChosen, this, &MainWindow::useMeasure);
        connect(m_guide, &GuideDialog::figureChosen, this,
                [this](const core::GuideSubject& subject) {
                    bringToFront(classifierPage());
                    classifierPage().showFigure(subject);
                    m_guide->tell(tr("Now shown in Classifier."));
                });
    }
    Document* atHand = &documentInFront();
    const LessonDocument& lesson = lessonPage().document();
    if (m_inFront == &lessonPage())  // does not reveal a lesson's answers
        atHand = lesson.hasLesson() && lesson.isRevealed() ? lesson.bench().current() : nullptr;
    m_guide->look(atHand);
    if (qobject_cast<ClassifierDocument*>(atHand) && !m_guide->isVisible())
        m_guide->answer(core::ScoreUse::Decision);  // the initial answer
    m_guide->show();
    m_guide->activateWindow();
}

/// Adds it as a measure of the collection if that is current, otherwise as a card.
void MainWindow::useMeasure(const core::MeasureSpec& definition)
{
    const QString name = QString::fromStdString(core::toText(definition));
    if (m_inFront != &collectionPage()) {
        bringToFront(rankingPage());
        rankingPage().add(definition);
        m_guide->tell(tr("Added %1 to Ranking as a card.").arg(name));
        return;
    }
    CollectionDocument& collection = collectionPage().document();
    std::vector<core::MeasureSpec> measures = collection.measures();
    if (std::find(measures.begin(), measures.end(), definition) == measures.end()) {
        measures.push_back(definition);
        collection.setMeasures(std::move(measures));
    }
    m_guide->tell(tr("Added %1 to the collection’s measures.").arg(name));
}

}  // namespace ui
