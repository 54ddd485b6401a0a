import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fragment, run } from '#cms/operations/database.ts'
import { readPlanAllowances } from '#cms/operations/plans/read-allowances.ts'
import { openPayload, type TestPayload } from '#cms/testing/open-payload.ts'
import { soldPlan } from '#domain/contract/plans.ts'
import { readPlanByOffer, readPlans } from './read-plans.ts'

let test: TestPayload

beforeAll(async () => {
  test = await openPayload()
})
afterAll(() => test.close())

const INDIVIDUAL = {
  name: 'Individual',
  tagline: 'For one designer.',
  slug: 'individual',
  type: 'personal' as const,
  audience: 'standard' as const,
  condition: 'none' as const,
  members: 1,
  trialDays: 0,
  quantity: 10,
  position: 1,
  hasCard: true,
  save: 33,
  otherIds: [19, 20],
  features: [{ text: 'Unlimited downloads' }],
  capabilities: ['plugins' as const],
  allowances: [
    { kinds: ['icon' as const], limit: null, period: 'month' as const },
    { kinds: ['illustration' as const], limit: 5, period: 'day' as const },
  ],
  offers: [
    { planId: 24, currency: 'USD' as const, monthAmount: 1999, yearAmount: 17_999 },
    { planId: 50, country: 'IN', currency: 'INR' as const, monthAmount: 74_900, yearAmount: 598_800 },
  ],
}

const create = (data: Partial<typeof INDIVIDUAL> = {}) =>
  test.payload.create({ collection: 'plans', locale: 'en', data: { ...INDIVIDUAL, ...data } })

const versions = async (planId: number) =>
  (
    await run<{ year_amount: string }>(
      test.payload,
      fragment`select year_amount from plan_prices where plan_id = ${planId} order by id`,
    )
  ).map(({ year_amount }) => year_amount)

describe('plans', () => {
  it('are read with amounts in minor units, in their language or in English', async () => {
    const { id, features } = await create()
    await test.payload.update({
      collection: 'plans',
      id,
      locale: 'de',
      data: {
        name: 'Einzelperson',
        tagline: 'Für eine Person.',
        features: [{ id: features?.[0]?.id ?? null, text: 'Unbegrenzte Downloads' }],
      },
    })
    expect((await readPlans(test.payload, 'ja'))[0]?.tagline).toBe('For one designer.')
    const [plan] = await readPlans(test.payload, 'de')
    expect(plan).toMatchObject({
      name: 'Einzelperson',
      tagline: 'Für eine Person.',
      features: ['Unbegrenzte Downloads'],
      otherIds: [19, 20],
      allowances: [
        { kinds: ['icon'], limit: null, period: 'month' },
        { kinds: ['illustration'], limit: 5, period: 'day' },
      ],
      offers: [
        { planId: 24, country: null, currency: 'USD', prices: { month: 1999n, year: 17_999n } },
        { planId: 50, country: 'IN', currency: 'INR', prices: { month: 74_900n, year: 598_800n } },
      ],
    })
    const allowed = await readPlanAllowances(test.payload, ['individual', 'unknown'])
    expect([...allowed]).toEqual([['individual', plan?.allowances]])
    expect(plan && soldPlan(plan, ['stripe']).offers[1]?.prices).toEqual({ month: 74_900, year: 598_800 })
  })

  it('are found by the plan id of an offer, not by an earlier id', async () => {
    const found = await readPlanByOffer(test.payload, 50, 'en')
    expect(found?.plan.slug).toBe('individual')
    expect(found?.offer.currency).toBe('INR')
    expect(await readPlanByOffer(test.payload, 19, 'en')).toBeNull()
    expect(await readPlanByOffer(test.payload, 9999, 'en')).toBeNull()
  })

  it('keep each version of a price, and write none when the price stays', async () => {
    const { docs } = await test.payload.find({
      collection: 'plans',
      where: { slug: { equals: 'individual' } },
    })
    const id = docs[0]?.id ?? 0
    const before = await readPlanByOffer(test.payload, 24, 'en')
    await test.payload.update({ collection: 'plans', id, data: { save: 25 } })
    expect(await versions(24)).toEqual(['17999'])

    const offers = (docs[0]?.offers ?? []).map((offer) =>
      offer.planId === 24 ? { ...offer, yearAmount: 18_999 } : offer,
    )
    await test.payload.update({ collection: 'plans', id, data: { offers } })
    expect(await versions(24)).toEqual(['17999', '18999'])
    expect(await versions(50)).toEqual(['598800'])
    const after = await readPlanByOffer(test.payload, 24, 'en')
    expect(after?.offer.prices.year).toBe(18_999n)
    expect(after?.offer.priceVersion).not.toBe(before?.offer.priceVersion)
    await expect(run(test.payload, fragment`update plan_prices set year_amount = 1`)).rejects.toThrow()
  })

  it('refuse a plan id of another plan, and offers that leave countries without a price', async () => {
    await expect(create({ slug: 'copy', otherIds: [] })).rejects.toThrow()
    const [, india] = INDIVIDUAL.offers
    await expect(create({ slug: 'india', offers: india ? [{ ...india, planId: 99 }] : [] })).rejects.toThrow(
      /offers/i,
    )
  })

  it('enqueue the update of the cached pages that show them', async () => {
    const [row] = await run<{ count: number }>(
      test.payload,
      fragment`select count(*)::int as count from outbox where topic = 'texts.changed' and key = 'plans'`,
    )
    expect(row?.count).toBeGreaterThan(0)
  })
})
