import { REASON_CODES, type Reason } from './reasons.ts'
import { isJudgement, JUDGED, type Judgement } from './second-review.ts'
import type { Decision } from './transitions.ts'

/** Two decisions about the same piece, of which the second was made without knowing the first. */
export interface JudgedTwice {
  readonly first: Judgement
  readonly second: Decision
  readonly firstReasons: readonly Reason[]
  readonly secondReasons: readonly Reason[]
}

/** How often reviewers agree. */
export interface Agreement {
  /** Pieces with two decisions. */
  readonly pairs: number
  /** Second reviews that asked for another opinion: no decision, and in none of the other numbers. */
  readonly undecided: number
  readonly equal: number
  /** Cohen's kappa: agreement beyond chance, 1 for always, 0 for chance. Null where chance alone explains everything. */
  readonly kappa: number | null
  /** Reasons that one of them gave, in the order of the review desk: how often both, and each of them. */
  readonly reasons: readonly ReasonAgreement[]
}

interface ReasonAgreement {
  readonly reason: Reason
  readonly both: number
  readonly first: number
  readonly second: number
}

export function agreementOf(all: readonly JudgedTwice[]): Agreement {
  const pairs = all.flatMap(({ second, ...pair }) => (isJudgement(second) ? [{ ...pair, second }] : []))
  const equal = pairs.filter(({ first, second }) => first === second).length
  return {
    pairs: pairs.length,
    undecided: all.length - pairs.length,
    equal,
    kappa: kappaOf(pairs, equal),
    reasons: REASON_CODES.map((reason) => agreementAbout(reason, pairs)).filter(
      ({ first, second }) => first + second > 0,
    ),
  }
}

interface Pair {
  readonly first: Judgement
  readonly second: Judgement
}

function kappaOf(pairs: readonly Pair[], equal: number): number | null {
  const count = pairs.length
  // In whole numbers, so that equal shares are equal: both sides are multiplied by the square of the count.
  const chance = JUDGED.reduce(
    (sum, judgement) =>
      sum +
      pairs.filter(({ first }) => first === judgement).length *
        pairs.filter(({ second }) => second === judgement).length,
    0,
  )
  const rest = count * count - chance
  return rest === 0 ? null : (equal * count - chance) / rest
}

function agreementAbout(
  reason: Reason,
  pairs: readonly Pick<JudgedTwice, 'firstReasons' | 'secondReasons'>[],
): ReasonAgreement {
  const first = pairs.filter(({ firstReasons }) => firstReasons.includes(reason))
  return {
    reason,
    both: first.filter(({ secondReasons }) => secondReasons.includes(reason)).length,
    first: first.length,
    second: pairs.filter(({ secondReasons }) => secondReasons.includes(reason)).length,
  }
}
