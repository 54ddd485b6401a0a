import type { Plan, RankingInfo } from '../../model/plan.ts'
import { hasDoc } from '../docset/doc-set.ts'
import type { Measures } from './criteria.ts'

/** Why a hit stands where it does: what each criterion says of it. */
export function rankingInfo(
  { match, proximity, attributes, exactness, scores }: Measures,
  doc: number,
  plan: Plan,
): RankingInfo {
  const grade = match.grades.find(({ set }) => hasDoc(set, doc))
  return {
    nbTypos: grade?.typos ?? 0,
    firstMatchedWord: attributes.of(doc),
    proximityDistance: plan.words.length > 1 ? proximity.distance(doc) : 0,
    userScore: match.view.segment.universe - doc,
    geoDistance: 0,
    geoPrecision: 0,
    nbExactWords: plan.words.length > 0 ? exactness.of(doc) : 0,
    words: grade?.words ?? 0,
    filters: plan.filter || plan.preferred.length > 0 ? scores.of(doc) : 0,
  }
}
