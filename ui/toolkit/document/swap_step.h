// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/document/undo_memory.h"

#include <QString>
#include <QUndoCommand>

#include <cstddef>
#include <functional>
#include <tuple>
#include <type_traits>
#include <utility>

namespace ui {

/// Calls `exchange`, which swaps values of a document, and emits signals before and after.
using AroundExchange = std::function<void(const std::function<void()>& exchange)>;

/// A step that swaps a document's fields with other values; undo and redo are the same swap.
template <class... Values>
class SwapStep : public QUndoCommand {
public:
    /// @param fields of the document; references that stay valid
    SwapStep(const QString& name, std::tuple<Values&...> fields,
             std::type_identity_t<std::tuple<Values...>> others, AroundExchange around)
        : QUndoCommand(name)
        , m_fields(fields)
        , m_others(std::move(others))
        , m_around(std::move(around))
    {}

    void redo() override
    {
        m_around([this] {
            const auto exchange = [this]<std::size_t... I>(std::index_sequence<I...>)
            {
                (std::swap(std::get<I>(m_fields), std::get<I>(m_others)), ...);
            };
            exchange(std::index_sequence_for<Values...>());
        });
    }
    void undo() override { SwapStep::redo(); }

protected:
    std::tuple<Values&...> m_fields;
    std::tuple<Values...> m_others;

private:
    AroundExchange m_around;
};

/// Decides whether a step merges with the one before: same kind, other than −1, and same key.
struct StepMerge {
    int kind = -1;  ///< steps of one kind have the same fields
    int key = 0;
};

/// A step that can merge with the next one, e.g. during a drag or while typing.
template <class... Values>
class MergingStep : public SwapStep<Values...> {
public:
    MergingStep(const QString& name, std::tuple<Values&...> fields,
                std::type_identity_t<std::tuple<Values...>> others, AroundExchange around,
                StepMerge merge)
        : SwapStep<Values...>(name, fields, std::move(others), std::move(around))
        , m_merge(merge)
    {}

    int id() const override { return m_merge.kind; }
    bool mergeWith(const QUndoCommand* next) override
    {
        if (static_cast<const MergingStep*>(next)->m_merge.key != m_merge.key)
            return false;
        this->setText(next->text());
        this->setObsolete(this->m_others == this->m_fields);
        return true;
    }

private:
    StepMerge m_merge;
};

/// A step whose first field needs much memory. Consecutive steps of one kind, other than −1, are
/// one step: only the first one's old value is kept.
template <class First, class... Values>
class HeavySwapStep : public SwapStep<First, Values...>, public HeavyStep {
public:
    /// @param bytesOf the approximate memory of a value of the first field
    HeavySwapStep(const QString& name, std::tuple<First&, Values&...> fields,
                  std::type_identity_t<std::tuple<First, Values...>> others, AroundExchange around,
                  std::type_identity_t<std::size_t (*)(const First&)> bytesOf, int kind = -1)
        : SwapStep<First, Values...>(name, fields, std::move(others), std::move(around))
        , m_bytesOf(bytesOf)
        , m_kind(kind)
    {}

    int id() const override { return m_kind; }
    bool mergeWith(const QUndoCommand*) override { return true; }

    void redo() override
    {
        SwapStep<First, Values...>::redo();
        m_bytes = m_bytesOf(std::get<0>(this->m_others));
    }
    void undo() override { HeavySwapStep::redo(); }

protected:
    void letGo() override { this->m_others = {}; }

private:
    std::size_t (*m_bytesOf)(const First&);
    int m_kind;
};

}  // namespace ui
