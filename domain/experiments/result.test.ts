import { describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/testing/seeded-random.ts'
import { chiSquareTail } from './chi-square.ts'
import { conclusionOf, differenceOf, FEWEST_OF_VARIANT, rateOf, splitProbability } from './result.ts'
import { variantOf } from './variant.ts'

const counts = (code: string, exposures: number, conversions: number) => ({ code, exposures, conversions })
const HALVES = [
  { code: 'control', weight: 1 },
  { code: 'bold', weight: 1 },
]

describe('the interval of a difference', () => {
  it('is that of Newcombe: 56 of 70 beside 48 of 80', () => {
    // Newcombe 1998, method 10, example (a): 0.2000, 0.0524 to 0.3339.
    const difference = differenceOf(counts('control', 80, 48), counts('bold', 70, 56))
    expect(difference?.estimate).toBeCloseTo(0.2, 4)
    expect(difference?.low).toBeCloseTo(0.0524, 4)
    expect(difference?.high).toBeCloseTo(0.3339, 4)
  })

  it('is null without exposures', () => {
    expect(differenceOf(counts('control', 0, 0), counts('bold', 70, 56))).toBeNull()
    expect(rateOf(counts('control', 0, 0))).toBeNull()
  })

  it.each([
    [0.1, 0.02, 2_000],
    [0.03, 0, 1_000],
    [0.5, -0.05, 400],
  ])(
    'covers the known effect in 95 of 100 among 1,000 simulated experiments: rate %d, effect %d, %i visitors',
    (rate, effect, visitors) => {
      const random = seededRandom(20_261_130)
      const RUNS = 1_000
      let covered = 0
      for (let run = 0; run < RUNS; run += 1) {
        const [control, bold] = simulated(random, visitors, rate, effect)
        const difference = differenceOf(control, bold)
        if (difference !== null && difference.low <= effect && effect <= difference.high) covered += 1
      }
      // Three standard deviations of a share of 0.95 in 1,000 runs are 2.1 percentage points.
      expect(Math.abs(covered / RUNS - 0.95)).toBeLessThan(0.021)
    },
  )
})

describe('the sample-ratio check', () => {
  it.each([
    [3.841458820694124, 1, 0.05],
    [5.991464547107979, 2, 0.05],
    [10.827566170662733, 1, 0.001],
    [0.5, 1, 0.479500122186953],
    [20, 10, 0.0292526880769611],
  ])('has the tail of chi-square: %d of %i degrees is %d', (value, degrees, tail) => {
    expect(chiSquareTail(value, degrees)).toBeCloseTo(tail, 9)
  })

  it('accepts a split by the weights and refuses one that is not', () => {
    expect(splitProbability([counts('control', 5_000, 0), counts('bold', 5_050, 0)], HALVES)).toBeGreaterThan(
      0.5,
    )
    expect(splitProbability([counts('control', 5_000, 0), counts('bold', 5_600, 0)], HALVES)).toBeLessThan(
      0.001,
    )
  })

  it('is null for one variant and without exposures', () => {
    expect(splitProbability([counts('control', 10, 0)], HALVES.slice(0, 1))).toBeNull()
    expect(splitProbability([], HALVES)).toBeNull()
  })

  it('refuses about one in a thousand correct splits', () => {
    const random = seededRandom(7)
    const refused = Array.from({ length: 1_000 }, () => {
      const seen = Array.from({ length: 500 }, () => variantOf(HALVES, undefined, random()))
      const bold = seen.filter((code) => code === 'bold').length
      return splitProbability([counts('control', 500 - bold, 0), counts('bold', bold, 0)], HALVES) ?? 1
    }).filter((probability) => probability < 0.001).length
    expect(refused).toBeLessThan(6)
  })
})

describe('the conclusion', () => {
  const control = counts('control', 10_000, 1_000)

  it.each([
    [1_200, 'better'],
    [1_010, 'no-difference'],
    [800, 'worse'],
    [FEWEST_OF_VARIANT - 1, 'too-few'],
  ])('of %i conversions beside 1,000 of 10,000 is %s', (conversions, conclusion) => {
    expect(conclusionOf(control, counts('bold', 10_000, conversions), 0.5)).toBe(conclusion)
  })

  it('is only that the split is broken, where it is', () => {
    expect(conclusionOf(control, counts('bold', 10_000, 1_200), 0.0009)).toBe('broken-split')
  })
})

/** One experiment: visitors get a variant by chance and reach the goal with the rate of theirs. */
function simulated(random: () => number, visitors: number, rate: number, effect: number) {
  const seen = { control: { exposures: 0, conversions: 0 }, bold: { exposures: 0, conversions: 0 } }
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const code = variantOf(HALVES, undefined, random()) === 'bold' ? 'bold' : 'control'
    seen[code].exposures += 1
    if (random() < rate + (code === 'bold' ? effect : 0)) seen[code].conversions += 1
  }
  return [
    { code: 'control', ...seen.control },
    { code: 'bold', ...seen.bold },
  ] as const
}
