import { KINDS } from '#domain/assets/kinds.ts'
import type { Candidate } from '#domain/assets/recommend.ts'
import { fractionOf } from '../spread.ts'

/** A work of the seed, as far as its rank depends on it. */
export interface RankedWork extends Candidate {
  readonly sourceKey: string
  readonly featured: boolean
  /** Its place in its pack, from 0. */
  readonly position: number
}

/** The bonus of the first items of a featured pack, which show the best-known subjects, in packs. */
const BONUS = 2
const ITEMS_WITH_BONUS = 24

/**
 * The works of the seed from the best, for lack of sales: none are invented. The more packs draw the subject of a work, the
 * better; the first works of featured packs have a bonus. The second drawing of a subject in a kind counts half, the third
 * a third, and so on. Works of later packs come last; equals by their place in the pack.
 */
export function byMerit<T extends RankedWork>(works: readonly T[]): readonly T[] {
  const drawings = Map.groupBy(works, subjectOf)
  const packsOf = (subject: string) => new Set(drawings.get(subject)?.map(({ pack }) => pack)).size
  return [...Map.groupBy(works, (work) => `${work.kind} ${subjectOf(work)}`).values()]
    .flatMap((ofKind) => scored(ofKind, packsOf))
    .sort((a, b) => b.score - a.score || a.work.position - b.work.position || a.fraction - b.fraction)
    .sort((a, b) => Number(a.work.later) - Number(b.work.later))
    .map(({ work }) => work)
}

/** All kinds of small marks draw the same subjects; the scenes of large kinds are compared with their own kind. */
function subjectOf({ kind, title }: RankedWork): string {
  return `${KINDS[kind].cell === 1 ? 'mark' : kind} ${title.toLowerCase()}`
}

/** The drawings of one subject in one kind with their scores. */
function scored<T extends RankedWork>(drawings: readonly T[], packsOf: (subject: string) => number) {
  return drawings
    .map((work) => ({ work, fraction: fractionOf(work.sourceKey), bonus: bonusOf(work) }))
    .sort((a, b) => b.bonus - a.bonus || a.fraction - b.fraction)
    .map(({ work, fraction, bonus }, index) => ({
      work,
      fraction,
      score: (packsOf(subjectOf(work)) + bonus) / (index + 1),
    }))
}

function bonusOf({ featured, position }: RankedWork): number {
  return featured && position < ITEMS_WITH_BONUS ? BONUS : 0
}
