import { describe, expect, it } from 'vitest'
import { decideGuestDownload } from './decide.ts'

const free = { visibility: 'published', priceAmount: null } as const
const unused = { lastHour: 0, hourlyLimit: 60 }

describe('decideGuestDownload', () => {
  it('grants a free published item', () => {
    expect(decideGuestDownload(free, unused)).toEqual({ ok: true, value: true })
  })

  it('grants exactly the limit', () => {
    const codes = [59, 60, 61].map((lastHour) => decideGuestDownload(free, { lastHour, hourlyLimit: 60 }).ok)
    expect(codes).toEqual([true, false, false])
  })

  it('takes null for no limit and 0 for none at all', () => {
    expect(decideGuestDownload(free, { lastHour: 9999, hourlyLimit: null }).ok).toBe(true)
    expect(decideGuestDownload(free, { lastHour: 0, hourlyLimit: 0 }).ok).toBe(false)
  })

  it('refuses what costs something', () => {
    expect(decideGuestDownload({ ...free, priceAmount: 1 }, unused)).toMatchObject({
      code: 'download-not-free',
    })
  })

  it('does not tell a draft from nothing, and says that what is retired is gone', () => {
    expect(decideGuestDownload({ ...free, visibility: 'draft' }, unused)).toMatchObject({ code: 'not-found' })
    for (const visibility of ['resting', 'retired', 'removed'] as const) {
      expect(decideGuestDownload({ ...free, visibility }, unused)).toMatchObject({ code: 'gone' })
    }
  })
})
