import { expect, it } from 'vitest'
import { agreementOf, type JudgedTwice } from './agreement.ts'
import type { Judgement } from './second-review.ts'
import type { Decision } from './transitions.ts'

const [APPROVE, RETURN, REJECT] = ['submission.approve', 'submission.return', 'submission.reject'] as const

function times(count: number, first: Judgement, second: Decision): JudgedTwice[] {
  return Array.from({ length: count }, () => ({ first, second, firstReasons: [], secondReasons: [] }))
}

it('has no kappa without pairs', () => {
  expect(agreementOf([])).toEqual({ pairs: 0, undecided: 0, equal: 0, kappa: null, reasons: [] })
})

it('has no kappa where every decision is the same, because chance alone gives that', () => {
  expect(agreementOf(times(9, APPROVE, APPROVE))).toMatchObject({ pairs: 9, equal: 9, kappa: null })
})

// The usual example of two raters and 50 applications: 35 equal, kappa 0.4.
it('measures agreement beyond chance', () => {
  const pairs = [
    ...times(20, APPROVE, APPROVE),
    ...times(5, APPROVE, REJECT),
    ...times(10, REJECT, APPROVE),
    ...times(15, REJECT, REJECT),
  ]
  const { pairs: count, equal, kappa } = agreementOf(pairs)
  expect([count, equal]).toEqual([50, 35])
  expect(kappa).toBeCloseTo(0.4, 10)
})

it.each([
  [[...times(3, APPROVE, APPROVE), ...times(2, RETURN, RETURN), ...times(1, REJECT, REJECT)], 1],
  [
    [
      ...times(1, APPROVE, APPROVE),
      ...times(1, APPROVE, REJECT),
      ...times(1, REJECT, APPROVE),
      ...times(1, REJECT, REJECT),
    ],
    0,
  ],
  [[...times(1, APPROVE, REJECT), ...times(1, REJECT, APPROVE)], -1],
])('gives kappa 1 for always, 0 for chance, and less below it', (pairs, kappa) => {
  expect(agreementOf(pairs).kappa).toBe(kappa)
})

it('counts a request for another opinion apart', () => {
  const all = [...times(2, RETURN, RETURN), ...times(1, APPROVE, 'submission.request-opinion')]
  expect(agreementOf(all)).toMatchObject({ pairs: 2, undecided: 1, equal: 2 })
})

it('counts each reason that one of both gave, in the order of the desk', () => {
  const pair = { first: RETURN, second: RETURN } as const
  const { reasons } = agreementOf([
    { ...pair, firstReasons: ['title', 'quality'], secondReasons: ['title'] },
    { ...pair, firstReasons: ['title'], secondReasons: ['spam'] },
  ])
  expect(reasons).toEqual([
    { reason: 'quality', both: 0, first: 1, second: 0 },
    { reason: 'title', both: 1, first: 2, second: 1 },
    { reason: 'spam', both: 0, first: 0, second: 1 },
  ])
})
