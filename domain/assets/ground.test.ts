import { describe, expect, it } from 'vitest'
import { relativeLuminance } from './contrast.ts'
import { coverGround, groundFrom, isSeenOn, ownGround } from './ground.ts'

const grey = (channel: number) => relativeLuminance(channel, channel, channel)

describe('isSeenOn', () => {
  it('does not see white clouds on the light plate or dark ink on the dark one', () => {
    expect(isSeenOn('light', relativeLuminance(238, 244, 253))).toBe(false)
    expect(isSeenOn('dark', grey(32))).toBe(false)
    expect(isSeenOn('dark', relativeLuminance(238, 244, 253))).toBe(true)
    expect(isSeenOn('light', grey(32))).toBe(true)
  })

  it('sees a yellow sun on both', () => {
    const sun = relativeLuminance(251, 191, 36)
    expect([isSeenOn('light', sun), isSeenOn('dark', sun)]).toEqual([true, true])
  })

  it('changes at the exact contrast', () => {
    expect([228, 229, 230].map((channel) => isSeenOn('light', grey(channel)))).toEqual([true, true, false])
    expect([75, 76, 77].map((channel) => isSeenOn('dark', grey(channel)))).toEqual([false, false, true])
  })
})

describe('groundFrom', () => {
  const seen = { outline: 1, area: 1 }
  const unseen = { outline: 0, area: 0 }

  it('accepts any ground where enough of the outline or nearly all of the area is seen on both', () => {
    expect(groundFrom(seen, { outline: 0.6, area: 0 })).toBe('any')
    expect(groundFrom({ outline: 0, area: 0.92 }, seen)).toBe('any')
    expect(groundFrom(seen, { outline: 0.59, area: 0.91 })).toBe('light')
    expect(groundFrom({ outline: 0.59, area: 0.91 }, seen)).toBe('dark')
  })

  it('chooses the ground that shows more where neither shows enough', () => {
    expect(groundFrom({ outline: 0.5, area: 0.2 }, { outline: 0.4, area: 0.3 })).toBe('light')
    expect(groundFrom({ outline: 0.4, area: 0.2 }, { outline: 0.5, area: 0.3 })).toBe('dark')
    expect(groundFrom(unseen, unseen)).toBe('light')
  })

  it('accepts any ground for a picture that fills its frame', () => {
    expect(groundFrom({ outline: null, area: 0 }, { outline: null, area: 0 })).toBe('any')
  })
})

describe('coverGround', () => {
  it('is the plain plate for pieces that are seen everywhere', () => {
    expect(coverGround([])).toBe('any')
    expect(coverGround(['any', 'any'])).toBe('any')
  })

  it('follows the pieces that need a ground, the greater number first, light where they are equal', () => {
    expect(coverGround(['any', 'light'])).toBe('light')
    expect(coverGround(['any', 'dark'])).toBe('dark')
    expect(coverGround(['dark', 'light'])).toBe('light')
    expect(coverGround(['dark', 'light', 'dark'])).toBe('dark')
  })

  it('is ink only where all pieces are', () => {
    expect(coverGround(['ink', 'ink'])).toBe('ink')
    expect(coverGround(['ink', 'any'])).toBe('light')
  })
})

describe('ownGround', () => {
  it('is given to a piece that is not seen on the ground of its cover', () => {
    expect(ownGround('light', 'dark')).toBe('dark')
    expect(ownGround('ink', 'dark')).toBe('dark')
    expect(ownGround('dark', 'light')).toBe('light')
    expect(ownGround('dark', 'ink')).toBe('light')
  })

  it('is null for all others', () => {
    expect(ownGround('light', 'light')).toBeNull()
    expect(ownGround('light', 'any')).toBeNull()
    expect(ownGround('dark', 'dark')).toBeNull()
    expect(ownGround('any', 'any')).toBeNull()
  })
})
