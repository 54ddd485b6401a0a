import { describe, expect, it } from 'vitest'
import { decideGuestDownload, decideGuestZip, decidePersonDownload } from './decide.ts'

const free = { visibility: 'published', priceAmount: null } as const
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
      expect(decidePersonDownload(suspended, { lastHour: 0, hourlyLimit: null, licensed })).toMatchObject({
        code: 'work-withheld',
      })
  })
})

describe('the download of a user', () => {
  const free = { visibility: 'published', priceAmount: null } as const
  const usage = { lastHour: 0, hourlyLimit: 300, licensed: false }

  it('is decided like a guest’s while the user has no licence', () => {
    expect(decidePersonDownload(free, usage).ok).toBe(true)
    expect(decidePersonDownload({ ...free, priceAmount: 700 }, usage)).toMatchObject({
      code: 'download-not-free',
    })
    expect(decidePersonDownload({ ...free, visibility: 'retired' }, usage)).toMatchObject({ code: 'gone' })
  })

  it('is granted to the holder of a licence, unless the item was taken down', () => {
    const licensed = { ...usage, licensed: true }
    expect(decidePersonDownload({ visibility: 'retired', priceAmount: 700 }, licensed).ok).toBe(true)
    expect(decidePersonDownload({ visibility: 'resting', priceAmount: null }, licensed).ok).toBe(true)
    expect(decidePersonDownload({ visibility: 'removed', priceAmount: null }, licensed)).toMatchObject({
      code: 'gone',
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
