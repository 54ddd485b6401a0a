import { KIND_CODES, KINDS } from '#domain/assets/kinds.ts'
import { MARKS_PER_LARGE, recommend } from '#domain/assets/recommend.ts'
import { byMerit, type RankedWork } from './merit.ts'

/** The works of each kind whose order is varied: more than the first screens show. */
const VARIED = 240

/** Popularity of the first work; it falls by one each time that the place doubles. */
const FIRST = 20

/** A work with its popularity, to four decimals. */
export interface Popular<T> {
  readonly work: T
  readonly popularity: number
}

/** The works of the seed in recommended order, with popularities that give listings this order. */
export function popularities<T extends RankedWork>(works: readonly T[]): readonly Popular<T>[] {
  const kinds = Map.groupBy(byMerit(works), ({ kind }) => kind)
  const first = KIND_CODES.flatMap((kind) => kinds.get(kind)?.slice(0, VARIED) ?? [])
  const rest = KIND_CODES.flatMap((kind) => kinds.get(kind)?.slice(VARIED).map(placed) ?? [])
  return [...recommend(first), ...rest].map(({ work, place }) => ({
    work,
    popularity: Math.round((FIRST - Math.log2(1 + place)) * 1e4) / 1e4,
  }))
}

/** Places the works after the varied ones by merit. */
function placed<T extends RankedWork>(work: T, index: number) {
  return { work, place: (VARIED + index + 1) / (KINDS[work.kind].cell === 1 ? MARKS_PER_LARGE : 1) }
}
