import { singularOf, wordsOf } from '#domain/lint/words.ts'
import { KIND_CODES, KINDS, type Kind } from './kinds.ts'

/** What makes works look alike beside each other. */
export interface Candidate {
  readonly kind: Kind
  readonly pack: number | string
  readonly category: number | string | null
  /** The English title; works whose titles share a word show the same subject. */
  readonly title: string
  /** Shown after all other works of the kind, whatever that repeats. */
  readonly later: boolean
}

/** A work at its place of the mixed listing; the places of a kind ascend with its order. */
export interface Recommended<T> {
  readonly work: T
  readonly place: number
}

/** The number of works that a first screen shows, within which works differ. */
export const SCREEN = 24

/** Small marks per large work in a mixed listing: as many fit into the same space (DESIGN.md, "Layout and grid"). */
export const MARKS_PER_LARGE = 3

/** Shares of a place, so that the works at one place of all kinds have an order: large works first. */
const OFFSETS: ReadonlyMap<Kind, number> = new Map(
  KIND_CODES.toSorted((a, b) => KINDS[b].cell - KINDS[a].cell).map((kind, index, all) => [
    kind,
    index / all.length / (MARKS_PER_LARGE + 1),
  ]),
)

/** How much a repeated pack, a repeated category and a low rank count against each other. */
const WEIGHTS = { pack: 2, category: 1, rank: 8 } as const

/** A word in a larger share of a kind's titles names no subject: `Portrait of Mei`. */
const COMMON_SHARE = 1 / 3

const LITTLE_WORDS = new Set('a an the and or of in on at to by for with from under over into'.split(' '))

/** The words of a title that name what the work shows, in singular. */
export function subjectWords(title: string): readonly string[] {
  const words = wordsOf(title)
    .flatMap((word) => word.split('-'))
    .filter((word) => word.length > 1 && !LITTLE_WORDS.has(word))
    .map(singularOf)
  return [...new Set(words)]
}

/**
 * Orders works, best first, for listings of one kind and of all kinds. Each place takes the work that repeats the fewest
 * subjects of the last screen of its kind, then of the mixed listing; among equals, a work whose pack and category are
 * rare on the screen and whose rank is high.
 */
export function recommend<T extends Candidate>(bestFirst: readonly T[]): readonly Recommended<T>[] {
  const kinds = new Map(
    [...Map.groupBy(bestFirst, ({ kind }) => kind)].map(([kind, works]) => [kind, entriesOf(works)]),
  )
  const shown = new Map<Kind, Entry<T>[]>()
  const mixed: Entry<T>[] = []
  return slotsOf(kinds).flatMap(({ kind, place }) => {
    const left = kinds.get(kind) ?? []
    const ofKind = shown.get(kind) ?? []
    const next = takeBest(left, screenOf(ofKind), screenOf(mixed))
    if (!next) return []
    shown.set(kind, [...ofKind, next])
    mixed.push(next)
    return [{ work: next.work, place }]
  })
}

interface Entry<T> {
  readonly work: T
  /** From 0, the best of its kind, to 1. */
  readonly rank: number
  readonly words: readonly string[]
}

function entriesOf<T extends Candidate>(works: readonly T[]): Entry<T>[] {
  const words = works.map(({ title }) => subjectWords(title))
  const counts = countsOf(words.flat())
  const isSubject = (word: string) => (counts.get(word) ?? 0) <= Math.max(SCREEN, works.length) * COMMON_SHARE
  return works.map((work, index) => ({
    work,
    rank: index / works.length,
    words: words[index]?.filter(isSubject) ?? [],
  }))
}

/** The places of all works of all kinds, in ascending order. */
function slotsOf<T>(kinds: ReadonlyMap<Kind, readonly T[]>) {
  return [...kinds]
    .flatMap(([kind, works]) =>
      works.map((_, index) => ({
        kind,
        place: index / (KINDS[kind].cell === 1 ? MARKS_PER_LARGE : 1) + (OFFSETS.get(kind) ?? 0),
      })),
    )
    .sort((a, b) => a.place - b.place)
}

/** How often each word, pack and category occurs on a screen. */
interface Screen {
  readonly words: ReadonlyMap<string, number>
  readonly packs: ReadonlyMap<unknown, number>
  readonly categories: ReadonlyMap<unknown, number>
}

function screenOf<T extends Candidate>(shown: readonly Entry<T>[]): Screen {
  const last = shown.slice(1 - SCREEN)
  return {
    words: countsOf(last.flatMap(({ words }) => words)),
    packs: countsOf(last.map(({ work }) => work.pack)),
    categories: countsOf(last.map(({ work }) => work.category)),
  }
}

function countsOf<V>(values: readonly V[]): ReadonlyMap<V, number> {
  const counts = new Map<V, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Removes the best entry for a place from the list and returns it. */
function takeBest<T extends Candidate>(left: Entry<T>[], ofKind: Screen, mixed: Screen) {
  const costs = left.map(({ work, rank, words }) => [
    work.later ? 1 : 0,
    repeated(words, ofKind),
    repeated(words, mixed),
    WEIGHTS.pack * (ofKind.packs.get(work.pack) ?? 0) +
      WEIGHTS.category * (ofKind.categories.get(work.category) ?? 0) +
      WEIGHTS.rank * rank,
  ])
  const best = costs.reduce((least, cost, index) => (isLess(cost, costs[least]) ? index : least), 0)
  return left.splice(best, 1)[0]
}

function repeated(words: readonly string[], { words: counts }: Screen): number {
  return words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)
}

/** Compares costs: the first that differs decides. */
function isLess(cost: readonly number[], other: readonly number[] = []): boolean {
  const index = cost.findIndex((value, at) => value !== other[at])
  return index >= 0 && (cost[index] ?? 0) < (other[index] ?? 0)
}
