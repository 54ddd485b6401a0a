import { describe, expect, test } from 'vitest'
import { MAKERS, pseudonymOf } from './makers.ts'
import { planLife, startOfLife } from './plan.ts'

const PLAN = {
  seed: 7,
  until: Date.parse('2026-11-27T09:00:00Z'),
  months: 6,
  buyersPerMonth: 12,
  makers: MAKERS,
  plans: [{ plan: 24, period: 'month' }],
} as const

describe('the plan of the demonstration months', () => {
  test('is the same for the same seed, and another one for another seed', () => {
    expect(planLife(PLAN)).toEqual(planLife({ ...PLAN }))
    expect(planLife({ ...PLAN, seed: 8 })).not.toEqual(planLife(PLAN))
  })

  test('is in the order of time, from the first month to the end', () => {
    const times = planLife(PLAN).map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times[0]).toBeGreaterThanOrEqual(startOfLife(PLAN))
    expect(times.at(-1)).toBe(PLAN.until)
  })

  test('has purchases, refunds, chargebacks, and cashouts in each course', () => {
    const acts = new Set(planLife(PLAN).map(({ act }) => act))
    for (const act of ['buy', 'renew', 'decline', 'cancel', 'ask-refund', 'refund-part', 'dispute'] as const)
      expect(acts, act).toContain(act)
    for (const act of [
      'request-cashout',
      'reject',
      'hold',
      'pay-cashout',
      'fail-cashout',
      'pay-batches',
    ] as const)
      expect(acts, act).toContain(act)
  })

  test('pays for an order after its checkout', () => {
    const opened = new Set<string>()
    for (const event of planLife(PLAN)) {
      if (event.act === 'subscribe' || event.act === 'buy') opened.add(event.order)
      if (event.act === 'pay') expect(opened).toContain(event.order)
    }
  })

  test('has a pseudonym of its own for each of the first buyers', () => {
    const names = Array.from({ length: 150 }, (_, buyer) => pseudonymOf(buyer))
    expect(new Set(names).size).toBe(names.length)
  })
})
