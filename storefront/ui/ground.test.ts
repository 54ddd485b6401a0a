import { describe, expect, it } from 'vitest'
import type { Ground } from '#domain/assets/facets.ts'
import { coverGround, groundFor, ownGround } from '#storefront/ui/ground.ts'

const of = (...grounds: Ground[]) => coverGround(grounds.map((ground) => ({ ground })))

describe('groundFor', () => {
  it('takes ink for a mark where it is small, for a drawing where it is large', () => {
    expect(groundFor('icon', 'ink')).toBe('ink')
    expect(groundFor('illustration', 'ink')).toBe('light')
  })

  it('leaves every other ground as it is', () => {
    expect(groundFor('icon', 'dark')).toBe('dark')
    expect(groundFor('photo', 'any')).toBe('any')
  })
})

describe('coverGround', () => {
  it('shows artwork that fits any background on the plain plate', () => {
    expect(of()).toBe('any')
    expect(of('any', 'any')).toBe('any')
  })

  it('follows the one piece that needs a ground', () => {
    expect(of('any', 'light')).toBe('light')
    expect(of('any', 'dark')).toBe('dark')
  })

  it('lets ink take the colour of the text only where there is nothing else', () => {
    expect(of('ink', 'ink')).toBe('ink')
    expect(of('ink', 'any')).toBe('light')
  })

  it('prefers a light ground where pieces disagree', () => {
    expect(of('dark', 'light')).toBe('light')
  })
})

describe('ownGround', () => {
  it('is given to what would not be seen on the ground of its cover', () => {
    expect(ownGround('light', { ground: 'dark' })).toBe('on-dark')
  })

  it('is given to nothing else', () => {
    expect(ownGround('light', { ground: 'light' })).toBeUndefined()
    expect(ownGround('light', { ground: 'any' })).toBeUndefined()
    expect(ownGround('dark', { ground: 'dark' })).toBeUndefined()
  })
})
