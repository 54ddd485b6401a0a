import type { Criterion, Plan } from '../../model/plan.ts'
import { and, andNot, or } from '../docset/combine.ts'
import { type DocSet, isEmpty } from '../docset/doc-set.ts'
import { Attributes } from './attributes.ts'
import type { Candidates } from './candidates.ts'
import { Exactness } from './exactness.ts'
import { FilterScores, scoresMatter } from './filter-scores.ts'
import type { SegmentMatch } from './match.ts'
import { Nearness } from './nearness.ts'
import { OtherWords } from './other-words.ts'
import type { Part } from './part.ts'
import { Proximity } from './proximity.ts'
import { byNumber } from './sort-numbers.ts'

/** The values of the ranking criteria for the documents of a segment. */
export interface Measures {
  readonly match: SegmentMatch
  readonly proximity: Proximity
  readonly attributes: Attributes
  readonly exactness: Exactness
  readonly otherWords: OtherWords
  readonly scores: FilterScores
  /** Null for a search without a centre. */
  readonly nearness: Nearness | null
}

/** Splits a bucket by one criterion into parts, best first. Lazy: computes no more parts than are read. */
export interface Splitter {
  split(bucket: DocSet): Iterable<Part>
}

/** Reports to a search that a criterion did not measure all documents. */
export interface Progress {
  complete: boolean
}

export function measuresOf(match: SegmentMatch, plan: Plan, candidates: Candidates): Measures {
  return {
    match,
    proximity: new Proximity(match, candidates, plan.minProximity),
    attributes: new Attributes(match, plan.searchable),
    exactness: new Exactness(match, plan.exact),
    otherWords: new OtherWords(match, candidates, plan.searchable),
    scores: new FilterScores(match.view, plan),
    nearness: plan.around ? new Nearness(match.view.segment, plan.around) : null,
  }
}

/**
 * The criteria of a plan that can distinguish documents. Custom ranking is omitted as the last of them where
 * documents are numbered by it, as they are then in that order already.
 */
export function splittersOf(measures: Measures, plan: Plan, progress: Progress): Splitter[] {
  return criteriaOf(plan, measures.match.view.index.layout.schema.order).flatMap((criterion) => {
    const splitter = splitterOf(criterion, measures, plan, progress)
    return splitter ? [splitter] : []
  })
}

function criteriaOf(
  { ranking, customRanking }: Plan,
  order: Plan['customRanking'],
): Exclude<Criterion, 'custom'>[] {
  const numbered = JSON.stringify(customRanking) === JSON.stringify(order)
  return ranking.flatMap((criterion, at): readonly Exclude<Criterion, 'custom'>[] => {
    if (criterion !== 'custom') return [criterion]
    return numbered && at === ranking.length - 1 ? [] : customRanking
  })
}

function splitterOf(
  criterion: Exclude<Criterion, 'custom'>,
  { match, proximity, attributes, exactness, otherWords, scores, nearness }: Measures,
  plan: Plan,
  progress: Progress,
): Splitter | null {
  if (typeof criterion === 'object') {
    return { split: (bucket) => byNumber(match.view.segment, bucket, criterion, plan.offset + plan.length) }
  }
  const words = plan.words.length
  switch (criterion) {
    case 'geo':
      return nearness ? { split: (bucket) => nearness.split(bucket, plan.offset + plan.length) } : null
    case 'typo':
      return words > 0 ? { split: (bucket) => byGrade(match, bucket, (grade) => grade.typos) } : null
    case 'words':
    case 'missingWords':
      return plan.words.some(({ optional }) => optional)
        ? { split: (bucket) => byGrade(match, bucket, (grade) => -grade.words) }
        : null
    case 'filters':
      return scoresMatter(plan) ? { split: (bucket) => byLevels(bucket, scores.levels()) } : null
    case 'proximity':
      return words > 1 ? { split: (bucket) => byMeasure(proximity, bucket, progress) } : null
    case 'attribute':
      return words > 0 ? { split: (bucket) => attributes.split(bucket) } : null
    case 'exact':
      return words > 0 ? exactness : null
    case 'otherWords':
      return words > 0 ? { split: (bucket) => byMeasure(otherWords, bucket, progress) } : null
    case 'typedWords':
      return words > 0 ? exactness.typed : null
  }
}

function* byGrade(
  match: SegmentMatch,
  bucket: DocSet,
  criterionOf: (grade: { readonly typos: number; readonly words: number }) => number,
): Generator<Part> {
  const values = Map.groupBy(match.grades, criterionOf)
  for (const value of [...values.keys()].sort((a, b) => a - b)) {
    // For a bucket of all matches, every grade is a part.
    const sets = (values.get(value) ?? []).map(({ set }) => (bucket === match.set ? set : and(bucket, set)))
    const set = or(sets, bucket.universe)
    if (!isEmpty(set)) yield { value, set }
  }
}

/** By levels that together cover all documents, highest first. */
function* byLevels(bucket: DocSet, levels: Iterable<{ level: number; set: DocSet }>): Generator<Part> {
  let rest = bucket
  for (const { level, set } of levels) {
    if (isEmpty(rest)) return
    const part = and(rest, set)
    if (isEmpty(part)) continue
    yield { value: -level, set: part }
    rest = andNot(rest, part)
  }
}

/** By a measure of each document; in a very large bucket only the first documents are measured. */
function byMeasure(measure: Proximity | OtherWords, bucket: DocSet, progress: Progress): Part[] {
  if (bucket.size > measure.most) progress.complete = false
  return measure.parts(bucket)
}
