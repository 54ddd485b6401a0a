import { describe, expect, it } from 'vitest'
import {
  decideGuestDownload,
  decideGuestZip,
  decidePersonDownload,
  type HeldAllowance,
  spend,
} from './decide.ts'

const free = { visibility: 'published', priceAmount: null } as const
const nothing = { lastHour: 0, hourlyLimit: null, licensed: false, bought: false, allowances: [] }
const unused = { lastHour: 0, hourlyLimit: 60, recoloured: false }

describe('decideGuestDownload', () => {
  it('grants a free published item', () => {
    expect(decideGuestDownload(free, unused)).toEqual({ ok: true, value: true })
  })

  it('grants exactly the limit', () => {
    const codes = [59, 60, 61].map(
      (lastHour) => decideGuestDownload(free, { ...unused, lastHour, hourlyLimit: 60 }).ok,
    )
    expect(codes).toEqual([true, false, false])
  })

  it('takes null for no limit and 0 for none at all', () => {
    expect(decideGuestDownload(free, { ...unused, lastHour: 9999, hourlyLimit: null }).ok).toBe(true)
    expect(decideGuestDownload(free, { ...unused, lastHour: 0, hourlyLimit: 0 }).ok).toBe(false)
  })

  it('refuses a guest other colours than the artwork’s own', () => {
    expect(decideGuestDownload(free, { ...unused, recoloured: true })).toMatchObject({
      code: 'not-signed-in',
    })
  })

  it('rejects an item with a price', () => {
    expect(decideGuestDownload({ ...free, priceAmount: 1 }, unused)).toMatchObject({
      code: 'download-not-free',
    })
  })

  it('grants the free asset of the day, whatever its price, to users and guests', () => {
    const today = { ...free, priceAmount: 900, freeToday: true }
    expect(decideGuestDownload(today, unused).ok).toBe(true)
    expect(decidePersonDownload({ ...today, kind: 'icon' }, nothing)).toMatchObject({ value: { by: 'free' } })
    expect(decideGuestDownload({ ...today, visibility: 'resting' }, unused).ok).toBe(false)
    expect(decideGuestDownload({ ...today, freeToday: false }, unused).ok).toBe(false)
  })

  it('answers a draft like a missing item, and a retired item as gone', () => {
    expect(decideGuestDownload({ ...free, visibility: 'draft' }, unused)).toMatchObject({ code: 'not-found' })
    for (const visibility of ['resting', 'retired', 'removed'] as const) {
      expect(decideGuestDownload({ ...free, visibility }, unused)).toMatchObject({ code: 'gone' })
    }
  })

  it('refuses a suspended item to everyone, with its own number', () => {
    const suspended = { ...free, visibility: 'suspended' } as const
    expect(decideGuestDownload(suspended, unused)).toMatchObject({ code: 'work-withheld' })
    for (const licensed of [true, false])
      expect(decidePersonDownload({ ...suspended, kind: 'icon' }, { ...nothing, licensed })).toMatchObject({
        code: 'work-withheld',
      })
  })
})

describe('the download of a user', () => {
  const free = { visibility: 'published', priceAmount: null, kind: 'illustration' } as const
  const usage = { ...nothing, hourlyLimit: 300 }

  it('is decided like a guest’s while the user has no licence', () => {
    expect(decidePersonDownload(free, usage).ok).toBe(true)
    expect(decidePersonDownload({ ...free, priceAmount: 700 }, usage)).toMatchObject({
      code: 'download-not-free',
    })
    expect(decidePersonDownload({ ...free, visibility: 'retired' }, usage)).toMatchObject({ code: 'gone' })
  })

  it('is granted to the holder of a licence, unless the item was taken down', () => {
    const licensed = { ...usage, licensed: true }
    expect(decidePersonDownload({ ...free, visibility: 'retired', priceAmount: 700 }, licensed).ok).toBe(true)
    expect(decidePersonDownload({ ...free, visibility: 'resting', priceAmount: null }, licensed).ok).toBe(
      true,
    )
    expect(
      decidePersonDownload({ ...free, visibility: 'removed', priceAmount: null }, licensed),
    ).toMatchObject({
      code: 'gone',
    })
  })

  it('of a bought item is granted, and stays granted when the item rests', () => {
    const bought = { ...usage, bought: true }
    const decided = decidePersonDownload({ ...free, priceAmount: 700 }, bought)
    expect(decided).toEqual({ ok: true, value: { by: 'purchase' } })
    expect(decidePersonDownload({ ...free, priceAmount: 700, visibility: 'resting' }, bought).ok).toBe(true)
  })

  describe('with a subscription', () => {
    const exclusive = { ...free, priceAmount: 700 }
    const icons = { subscription: 'a', kinds: ['icon'], limit: null, period: 'day', used: 0 } as const
    const scenes = {
      subscription: 'a',
      kinds: ['illustration', '3d'],
      limit: 10,
      period: 'day',
      used: 0,
    } as const

    it.each([
      [9, true],
      [10, false],
      [11, false],
    ])('of 10 a day, after %i, is granted: %s', (used, granted) => {
      const allowances = [icons, { ...scenes, used }]
      const decided = decidePersonDownload(exclusive, { ...usage, allowances })
      if (granted)
        expect(decided).toMatchObject({ value: { by: 'subscription', allowance: { subscription: 'a' } } })
      else expect(decided).toMatchObject({ code: 'quota-used-up' })
    })

    it('is granted without a limit for unlimited kinds, and refused for kinds outside of the plan', () => {
      const held = { ...usage, allowances: [icons, { ...scenes, used: 10 }] }
      expect(decidePersonDownload({ ...exclusive, kind: 'icon' }, held).ok).toBe(true)
      expect(decidePersonDownload({ ...exclusive, kind: 'photo' }, held)).toMatchObject({
        code: 'download-not-free',
      })
    })

    it('takes nothing from the allowance for a free item or one with a licence', () => {
      const held = { ...usage, allowances: [{ ...scenes, used: 10 }] }
      expect(decidePersonDownload(free, held)).toMatchObject({ value: { by: 'free' } })
      const licensed = decidePersonDownload(exclusive, { ...held, licensed: true })
      expect(licensed).toMatchObject({ value: { by: 'licence' } })
    })

    it('spends exactly one for each download', () => {
      let allowances: readonly HeldAllowance[] = [{ ...scenes, used: 8 }]
      const granted = [1, 2, 3, 4].map(() => {
        const decided = decidePersonDownload(exclusive, { ...usage, allowances })
        if (decided.ok) allowances = spend(allowances, { right: decided.value, kind: exclusive.kind })
        return decided.ok
      })
      expect(granted).toEqual([true, true, false, false])
    })
  })

  it.each([
    [299, true],
    [300, false],
    [301, false],
  ])('after %i downloads in an hour is granted: %s, with or without a licence', (lastHour, granted) => {
    expect(decidePersonDownload(free, { ...usage, lastHour }).ok).toBe(granted)
    expect(decidePersonDownload(free, { ...usage, lastHour, licensed: true }).ok).toBe(granted)
  })
})

it('grants a guest a ZIP in the artworks’ own colours only', () => {
  expect(decideGuestZip({ recoloured: false }).ok).toBe(true)
  expect(decideGuestZip({ recoloured: true })).toMatchObject({ code: 'not-signed-in' })
})
