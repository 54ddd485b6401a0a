import type { Plan, RankingInfo } from '../../model/plan.ts'
import { hasDoc } from '../docset/doc-set.ts'
import { precisionAt } from '../geo/distance.ts'
import type { Measures } from './criteria.ts'
import type { Nearest } from './nearness.ts'

/** The ranking of a hit, with the value of each criterion. */
export function rankingInfo(
  { match, proximity, attributes, exactness, scores, nearness }: Measures,
  doc: number,
  plan: Plan,
): RankingInfo {
  const grade = match.grades.find(({ set }) => hasDoc(set, doc))
  return {
    nbTypos: grade?.typos ?? 0,
    firstMatchedWord: attributes.of(doc),
    proximityDistance: plan.words.length > 1 ? proximity.distance(doc) : 0,
    userScore: match.view.segment.universe - doc,
    ...nearnessInfo(nearness?.nearest(doc) ?? null, plan),
    nbExactWords: plan.words.length > 0 ? exactness.of(doc) : 0,
    words: grade?.words ?? 0,
    filters: plan.filter || plan.preferred.length > 0 ? scores.of(doc) : 0,
  }
}

/** Coordinates are shown in these fractions of a degree, rounded down, as Algolia shows them. */
const SHOWN_PARTS = 10_000

function nearnessInfo(
  nearest: Nearest | null,
  { around }: Plan,
): Pick<RankingInfo, 'geoDistance' | 'geoPrecision' | 'matchedGeoLocation'> {
  if (!nearest || !around) return { geoDistance: 0, geoPrecision: 0 }
  const { place, distance } = nearest
  const geoPrecision = precisionAt(distance, around.precision)
  return {
    geoDistance: Math.floor(distance / geoPrecision),
    geoPrecision,
    matchedGeoLocation: {
      lat: shownDegrees(place.lat),
      lng: shownDegrees(place.lng),
      distance: Math.floor(distance),
    },
  }
}

function shownDegrees(degrees: number): number {
  // 51.5074 in ten-thousandths is 515073.99…: rounds away the error of the multiplication first.
  return Math.floor(Number((degrees * SHOWN_PARTS).toFixed(4))) / SHOWN_PARTS
}
