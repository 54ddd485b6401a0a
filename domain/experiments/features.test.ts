import { GrowthBook } from '@growthbook/growthbook'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '#domain/testing/seeded-random.ts'
import { featuresOf } from './features.ts'
import { type Flag, flagCodeFault, isTargeted, variantsFault } from './flag.ts'
import { variantId } from './variant.ts'

const EVERYONE = { locales: [], countries: [], plans: [], pages: [] } as const
const HERO: Flag = {
  ...EVERYONE,
  code: 'hero',
  variants: [
    { code: 'control', weight: 3 },
    { code: 'bold', weight: 1 },
  ],
}
const UPDATED = new Date('2026-11-30T00:00:00Z')

function evaluated(flag: Flag, attributes: object): string {
  const growthbook = new GrowthBook({ attributes: { ...attributes } })
  const { features, dateUpdated } = featuresOf([flag], UPDATED)
  growthbook.initSync({ payload: JSON.parse(JSON.stringify({ features, dateUpdated })) })
  return growthbook.getFeatureValue<string>(flag.code, 'absent')
}

describe('features in the format of GrowthBook', () => {
  it("are evaluated by GrowthBook's own SDK with the weights of the flag", () => {
    const random = seededRandom(3)
    const values = Array.from({ length: 4_000 }, () => evaluated(HERO, { id: variantId(random()) }))
    const bold = values.filter((value) => value === 'bold').length
    expect(bold + values.filter((value) => value === 'control').length).toBe(4_000)
    expect(Math.abs(bold - 1_000)).toBeLessThan(110)
  })

  it('are the same for a visitor each time', () => {
    const values = Array.from({ length: 20 }, () => evaluated(HERO, { id: '0a1b2c3d' }))
    expect(new Set(values).size).toBe(1)
  })

  it.each([
    ['locale', { locales: ['ja'] as const }],
    ['country', { countries: ['JP'] }],
    ['plan', { plans: ['team'] }],
    ['page', { pages: ['pricing'] }],
  ])('are targeted by %s', (_, targeting) => {
    const flag: Flag = {
      ...HERO,
      ...targeting,
      variants: [
        { code: 'control', weight: 0 },
        { code: 'bold', weight: 1 },
      ],
    }
    const [inside, outside] = [
      { locale: 'ja', country: 'JP', plan: 'team', page: 'pricing' },
      { locale: 'en', country: 'DE', plan: 'none', page: 'home' },
    ]
    expect(evaluated(flag, { id: '0a1b2c3d', ...inside })).toBe('bold')
    expect(evaluated(flag, { id: '0a1b2c3d', ...outside })).toBe('control')
    expect([isTargeted(flag, inside), isTargeted(flag, outside)]).toEqual([true, false])
  })
})

describe('a flag', () => {
  const variant = (code: string, weight = 1) => ({ code, weight })

  it.each([
    [[variant('a')]],
    [Array.from({ length: 7 }, (_, index) => variant(`v${index}`))],
    [[variant('a'), variant('a')]],
    [[variant('a'), variant('B b')]],
    [[variant('a', 0), variant('b', 0)]],
    [[variant('a', -1), variant('b')]],
    [[variant('a', 1_001), variant('b')]],
  ])('has no variants such as %j', (variants) => {
    expect(variantsFault(variants)).not.toBeNull()
  })

  it('has two to six variants, of which one has a weight', () => {
    expect(variantsFault([variant('control', 0), variant('bold')])).toBeNull()
  })

  it.each(['', 'Hero', '1st', 'a;b', 'x'.repeat(41), 7])('has no code such as %j', (code) => {
    expect(flagCodeFault(code)).not.toBeNull()
  })

  it('has a code that names a cookie', () => {
    expect(flagCodeFault('hero-2')).toBeNull()
  })
})
