import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPlans } from '#cms/operations/plans/read-plans.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import type { CataloguePlan } from '#domain/plans/catalogue-plan.ts'
import { offerFor, priceOf } from '#domain/plans/plan.ts'
import { SEED_PLANS } from '#seed/plans/plans.ts'
import { createPlans } from './plans.ts'
import { inPayloadTransaction } from './transaction.ts'

let opened: TestPayload
let plans: ReadonlyMap<string, CataloguePlan>

beforeAll(async () => {
  opened = await openPayload()
  await inPayloadTransaction(opened.payload, (req) => createPlans(opened.payload, req, SEED_PLANS))
  plans = new Map((await readPlans(opened.payload, 'de')).map((plan) => [plan.slug, plan]))
})
afterAll(() => opened.close())

describe('the plans of the seed', () => {
  // Spec section 9, the plan table and "India local plans".
  it.each([
    ['individual', null, 24, 1999n, 17_999n],
    ['team', null, 41, 4999n, 29_999n],
    ['team-plus', null, 43, 8499n, 65_995n],
    ['individual', 'IN', 50, 74_900n, 598_800n],
    ['team', 'IN', 51, 179_900n, 1_078_800n],
    ['team-plus', 'IN', 52, 279_900n, 2_158_800n],
  ] as const)(
    'sell %s in %s as plan %s for %s a month and %s a year',
    (slug, country, planId, month, year) => {
      const plan = plans.get(slug)
      const offer = plan && offerFor(plan, country, 'USD')
      expect(offer).toMatchObject({ planId, prices: { month, year } })
      const seats = plan?.members ?? 0
      expect(plan && offer && priceOf(plan, offer, { period: 'year', seats })?.amount).toBe(year)
    },
  )

  it('have the texts of every language', () => {
    expect(plans.get('individual')).toMatchObject({ name: 'Einzel', save: 33 })
    expect(plans.get('individual')?.features).toContain('Unbegrenzte Downloads')
  })

  it('allow what the specification says of Icons Only and All Access', () => {
    const limits = (slug: string) => plans.get(slug)?.allowances.map(({ limit, period }) => [limit, period])
    expect(limits('icons-only')).toEqual([
      [null, 'month'],
      [5, 'day'],
    ])
    expect(limits('all-access')).toEqual([
      [null, 'month'],
      [10, 'day'],
    ])
    expect(plans.get('all-access')?.offers[0]?.planId).toBe(47)
  })

  it('charge for one more seat of Team+ a fifth of its price, rounded down', () => {
    const plan = plans.get('team-plus')
    const offer = plan && offerFor(plan, 'DE', 'USD')
    expect(plan && offer && priceOf(plan, offer, { period: 'month', seats: 6 })?.amount).toBe(8499n + 1699n)
  })
})
