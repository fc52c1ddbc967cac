// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/worksheet/quiz_choice.h"

#include "ui/export/dialog/form_rows.h"
#include "ui/toolkit/panel/number_box.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>

#include <array>

namespace ui {

namespace {

QString idOf(std::size_t format)
{
    const std::string_view id = core::quizFormats[format].id;
    return QString::fromLatin1(id.data(), qsizetype(id.size()));
}

}  // namespace

QuizChoice::QuizChoice(QWidget* parent)
    : QWidget(parent)
    , m_variants(new CountBox(this))
{
    QHBoxLayout* row = rowOf(this);
    const std::array names{tr("&Moodle"), tr("QTI &2.1"), tr("QTI &1.2"), tr("G&IFT")};
    const std::array told{tr("Moodle XML: quiz-moodle.xml"), tr("IMS QTI 2.1: quiz-qti21.zip"),
                          tr("IMS QTI 1.2 for Canvas: quiz-qti12.zip"),
                          tr("Plain-text questions for Moodle: quiz-gift.txt")};
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto* box = m_formats.emplace_back(new QCheckBox(names[i], this));
        box->setToolTip(told[i]);
        box->setAccessibleDescription(told[i]);
        row->addWidget(box);
        connect(box, &QCheckBox::toggled, this,
                [this] { m_variants->setEnabled(!quiz().formats.empty()); });
    }
    m_variants->setRange(1, static_cast<int>(SheetQuiz::mostVariants));
    m_variants->setValue(static_cast<int>(SheetQuiz().variants));
    m_variants->setAccessibleName(tr("Variants per question"));
    m_variants->setToolTip(tr("How many variants of each question a quiz can draw from"));
    m_variants->setEnabled(false);
    auto* label = new QLabel(tr("&Variants"), this);
    label->setBuddy(m_variants);
    row->addStretch(1);
    row->addWidget(label);
    row->addWidget(m_variants);
}

SheetQuiz QuizChoice::quiz() const
{
    SheetQuiz quiz;
    for (std::size_t i = 0; i < m_formats.size(); ++i)
        if (m_formats[i]->isChecked())
            quiz.formats.push_back(core::quizFormats[i].format);
    quiz.variants = static_cast<std::size_t>(m_variants->value());
    return quiz;
}

QStringList QuizChoice::ids() const
{
    QStringList ids;
    for (const core::QuizFormat format : quiz().formats)
        ids += idOf(static_cast<std::size_t>(format));
    return ids;
}

void QuizChoice::setIds(const QStringList& ids, std::size_t variants)
{
    for (std::size_t i = 0; i < m_formats.size(); ++i)
        m_formats[i]->setChecked(ids.contains(idOf(i)));
    m_variants->setValue(static_cast<int>(variants));
}

}  // namespace ui
