// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/shard/part.h"
#include "core/collections/shard/part_bytes.h"
#include "core/collections/shard/table_part.h"

#include <concepts>
#include <type_traits>

/// The fields of each object in the files of parts, for PartWriter and PartReader.
namespace core {

template <class Object, class Type>
concept Is = std::same_as<std::remove_const_t<Object>, Type>;

void eachField(auto& fields, Is<FileState> auto& file)
{
    fields(file.path, file.bytes, file.modified);
}
void eachField(auto& fields, Is<ParseError> auto& error)
{
    fields(error.file, error.line, error.problem, error.found, error.column, error.query,
           error.moreLines);
}

void eachField(auto& fields, Is<Diagnostic> auto& diagnostic)
{
    fields(diagnostic.warning, diagnostic.count, diagnostic.line, diagnostic.sample,
           diagnostic.refusals);
}
void eachField(auto& fields, Is<ResultFacts> auto& facts)
{
    fields(facts.documents, facts.ties, facts.tiedRanks, facts.isRankContradicted, facts.ownId);
}
void eachField(auto& fields, Is<ChunkQuery> auto& query)
{
    fields(query.query, query.line, query.facts, query.values);
}
void eachField(auto& fields, Is<ChunkEvaluation> auto& chunk)
{
    fields(chunk.lines, chunk.documents, chunk.firstTag, chunk.lastTag, chunk.diagnostics,
           chunk.queries);
}
void eachField(auto& fields, Is<KeptEvaluation::Query> auto& query)
{
    fields(query.query, query.values);
}
void eachField(auto& fields, Is<KeptEvaluation> auto& kept)
{
    fields(kept.tag, kept.lastTag, kept.diagnostics, kept.queries, kept.notJudged);
}
void eachField(auto& fields, Is<RunPiece> auto& piece)
{
    fields(piece.run, piece.file, piece.from, piece.to, piece.isWhole);
}
void eachField(auto& fields, Is<ScoredPiece> auto& scored)
{
    fields(scored.piece, scored.digest, scored.told);
}
void eachField(auto& fields, Is<SharedTask> auto& task)
{
    fields(task.plan, task.version, task.qrels, task.judgments, task.options, task.runs,
           task.parts);
}
void eachField(auto& fields, Is<ScoredPart> auto& part)
{
    fields(part.task, part.part, part.pieces);
}

void eachField(auto& fields, Is<TableTask> auto& task)
{
    fields(task.plan, task.version, task.file, task.options, task.positive, task.parts);
}
void eachField(auto& fields, Is<TableChunk> auto& chunk)
{
    fields(chunk.from, chunk.to, chunk.isWhole);
}
void eachField(auto& fields, Is<FirstLabel> auto& label)
{
    fields(label.word, label.line);
}
void eachField(auto& fields, Is<LossSums> auto& sums)
{
    fields(sums.terms, sums.weights, sums.isOfProbabilities);
}
void eachField(auto& fields, Is<ModelPart> auto& model)
{
    fields(model.name, model.logLoss, model.brier, model.bestKey, model.worstKey,
           model.withoutScore, model.runs);
}
void eachField(auto& fields, Is<TablePart> auto& part)
{
    fields(part.task, part.part, part.chunk, part.digest, part.headLines, part.lines, part.rows,
           part.positives, part.labelColumn, part.labels, part.firstBad, part.bad, part.models);
}

}  // namespace core
