import { describe, expect, it } from 'vitest'
import { coverGround } from '#storefront/ui/ground.ts'

const of = (...grounds: ('any' | 'light' | 'dark')[]) => coverGround(grounds.map((ground) => ({ ground })))

describe('coverGround', () => {
  it('lets artwork that fits anywhere lie on the plain plate', () => {
    expect(of()).toBe('any')
    expect(of('any', 'any')).toBe('any')
  })

  it('follows the one piece that needs a ground', () => {
    expect(of('any', 'light')).toBe('light')
    expect(of('any', 'dark')).toBe('dark')
  })

  it('prefers a light ground where pieces disagree', () => {
    expect(of('dark', 'light')).toBe('light')
  })
})
