import type { Area } from '../../model/geo.ts'
import type { Plan } from '../../model/plan.ts'
import { and, andNot, or } from '../docset/combine.ts'
import { type DocSet, emptySet, isEmpty, setOf } from '../docset/doc-set.ts'
import type { Scope } from './attributes-for.ts'
import { type Covering, coverings } from './coverage.ts'
import { filterSet } from './filter-set.ts'
import { remembered, type SegmentView } from './view.ts'
import { WordSets } from './word-sets.ts'

/** The part of a search that decides which records match, without ranking, counting and display. */
export type MatchQuery = Pick<
  Plan,
  'words' | 'fewestTypos' | 'phrases' | 'without' | 'within' | 'withoutTypos' | 'filter' | 'hidden' | 'around'
>

/** Documents that match with the same number of typos and of the query's words. */
export interface Grade {
  readonly typos: number
  readonly words: number
  readonly set: DocSet
}

/** The matches of a segment. */
export interface SegmentMatch {
  readonly view: SegmentView
  readonly scope: Scope
  readonly sets: WordSets
  readonly set: DocSet
  /** The match in disjoint parts. */
  readonly grades: readonly Grade[]
  readonly coverings: readonly (readonly Covering[])[]
  /** The documents that match without any typo; words matched by a typo do not count here. */
  readonly flawless: DocSet
  /** For each word of the query, the documents with the word without a typo, whether they match or not. */
  readonly zeroTypos: readonly DocSet[]
}

/** A word of the query with the words that match it. */
export interface PreparedWord {
  readonly covered: readonly Covering[]
  readonly optional: boolean
  /** Equal for words with the same matching documents. */
  readonly name: string
}

export function queryWords({
  words,
  within,
  withoutTypos,
}: Pick<MatchQuery, 'words' | 'within' | 'withoutTypos'>): readonly PreparedWord[] {
  return coverings(words).map((covered, at) => ({
    covered,
    optional: words[at]?.optional ?? false,
    name: JSON.stringify([within, withoutTypos ?? null, covered]),
  }))
}

export function matchSegment(
  view: SegmentView,
  query: MatchQuery,
  words: readonly PreparedWord[],
): SegmentMatch {
  const sets = new WordSets(view, query)
  const base = withoutWords(view, sets, query)
  const graded = words.map((word) => gradedWord(view, sets, word))
  const found = words.length === 0 ? [{ typos: 0, words: 0, set: base }] : gradesOf(graded, base)
  return {
    view,
    scope: query,
    sets,
    ...filtered(view, found, query.filter),
    coverings: words.map(({ covered }) => covered),
    flawless: union(
      found.filter(({ typos }) => typos === 0),
      view.segment.universe,
    ),
    zeroTypos: graded.map(({ byTypos }) => byTypos[0] as DocSet),
  }
}

/** Applies the filter to grades. It comes last, when the words have left few documents to check. */
function filtered(
  view: SegmentView,
  grades: readonly Grade[],
  filter: MatchQuery['filter'],
): Pick<SegmentMatch, 'set' | 'grades'> {
  const all = union(grades, view.segment.universe)
  if (!filter) return { set: all, grades }
  const set = filterSet(view, filter, all)
  const left = grades.map((grade) => ({ ...grade, set: grades.length === 1 ? set : and(grade.set, set) }))
  return { set, grades: left.filter((grade) => !isEmpty(grade.set)) }
}

function union(grades: readonly Grade[], universe: number): DocSet {
  return or(
    grades.map(({ set }) => set),
    universe,
  )
}

/** The match without the grades of other numbers of typos. */
export function withTypos(match: SegmentMatch, wanted: ReadonlySet<number>): SegmentMatch {
  const grades = match.grades.filter(({ typos }) => wanted.has(typos))
  return { ...match, grades, set: union(grades, match.set.universe) }
}

/** The match restricted to some areas. */
export function withinAreas(match: SegmentMatch, areas: readonly Area[]): SegmentMatch {
  return { ...match, ...filtered(match.view, match.grades, { type: 'place', areas }) }
}

/** The documents that match apart from the words of the query and its filter. */
function withoutWords(view: SegmentView, sets: WordSets, query: MatchQuery): DocSet {
  let set = view.segment.alive()
  for (const phrase of query.phrases) set = and(set, sets.ofPhrase(phrase))
  for (const word of query.without) set = andNot(set, sets.ofWord(word))
  for (const objectID of query.hidden) {
    const at = view.index.locate(objectID)
    if (at?.segment === view.segment) set = andNot(set, setOf(Uint32Array.of(at.doc), set.universe))
  }
  return set
}

/** The documents of one word of the query, by the fewest typos. */
interface GradedWord {
  readonly byTypos: readonly DocSet[]
  readonly any: DocSet
  readonly optional: boolean
}

/** Cached, as common words take longest to look up and recur. */
function gradedWord(
  view: SegmentView,
  sets: WordSets,
  { covered, optional, name }: PreparedWord,
): GradedWord {
  const { universe } = view.segment
  let any = emptySet(universe)
  const byTypos = [0, 1, 2].map((typos) => {
    const alternatives = covered.filter((covering) => covering.typos === typos)
    if (alternatives.length === 0) return emptySet(universe)
    const before = any
    const first = remembered(view, `${typos} ${name}`, () =>
      andNot(sets.any(alternatives.map(({ alternative }) => alternative)), before),
    )
    any = remembered(view, `to ${typos} ${name}`, () => or([before, first], universe))
    return first
  })
  return { byTypos, any, optional }
}

/**
 * Every combination of numbers of words and typos, over documents of `base`. Rare words come first, as they
 * leave few documents.
 */
function gradesOf(words: readonly GradedWord[], base: DocSet): Grade[] {
  const rarestFirst = words.toSorted((a, b) => weight(a) - weight(b))
  let grades: Grade[] = [{ typos: 0, words: 0, set: base }]
  for (const word of rarestFirst) grades = joined(grades.flatMap((grade) => extended(grade, word)))
  return grades.filter((grade) => grade.words > 0)
}

function extended({ typos, words, set }: Grade, word: GradedWord): Grade[] {
  const found = word.byTypos.map((by, more) => ({ typos: typos + more, words: words + 1, set: and(by, set) }))
  const grades = word.optional ? [...found, { typos, words, set: andNot(set, word.any) }] : found
  return grades.filter((grade) => !isEmpty(grade.set))
}

function joined(grades: readonly Grade[]): Grade[] {
  const alike = Map.groupBy(grades, ({ typos, words }) => `${typos} ${words}`)
  return [...alike.values()].map((same) => ({
    ...(same[0] as Grade),
    set: or(
      same.map(({ set }) => set),
      same[0]?.set.universe ?? 0,
    ),
  }))
}

function weight({ any, optional }: GradedWord): number {
  return optional ? any.universe + 1 : any.size
}
