// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page/loading_bar.h"

#include "ui/toolkit/theme/text_size.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <cmath>

namespace ui {

LoadingBar::LoadingBar(QWidget* parent)
    : QWidget(parent)
    , m_what(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("&Cancel"), this))
{
    setObjectName(QStringLiteral("loadingBar"));
    setAttribute(Qt::WA_StyledBackground);
    m_what->setTextFormat(Qt::PlainText);
    m_progress->setObjectName(QStringLiteral("loadingProgress"));
    m_progress->setRange(0, 100);
    auto* layout = new QHBoxLayout(this);
    keepSpacing(*this, *layout, {9, 3, 9, 3});
    layout->addWidget(m_what);
    layout->addWidget(m_progress, 1);
    layout->addWidget(m_cancel);
    connect(m_cancel, &QPushButton::clicked, this, &LoadingBar::cancelled);
    hide();
}

void LoadingBar::tell(const QString& what, double share)
{
    m_what->setText(what);
    m_progress->setAccessibleName(what);
    m_progress->setValue(static_cast<int>(std::lround(share * 100)));
    show();
}

}  // namespace ui
