import { describe, expect, it } from 'vitest'
import { HOSTILE_REDIRECTS } from '#domain/testing/hostile-redirects.ts'
import { safeRedirect } from './safe-redirect.ts'

const HOME = '/en'

const OWN = [
  '/',
  '/en',
  '/jp/icons/heart',
  '/en/icons?page=2&price=free',
  '/en/icons?q=red%20heart#top',
  '/en/icons?q=red heart',
  '/de/icons/r%C3%B6hre',
  '/ko/icons/하트',
  '/en/search?redirect=https%3A%2F%2Fevil.example',
  '/apis',
  '/en/api',
  '/admin',
]

describe('safeRedirect', () => {
  it.each(HOSTILE_REDIRECTS.map((value) => [value]))('redirects to the home page instead of %j', (wanted) => {
    expect(safeRedirect(wanted, HOME)).toBe(HOME)
  })

  it.each(OWN)('redirects to %s unchanged', (wanted) => expect(safeRedirect(wanted, HOME)).toBe(wanted))

  it.each(OWN)('keeps %s on the origin of the site', (wanted) => {
    expect(new URL(safeRedirect(wanted, HOME), 'https://motif.example').origin).toBe('https://motif.example')
  })

  it('accepts addresses up to two thousand characters', () => {
    const ofLength = (length: number) => `/${'a'.repeat(length - 1)}`
    expect([1_999, 2_000, 2_001].map((length) => safeRedirect(ofLength(length), HOME) !== HOME)).toEqual([
      true,
      true,
      false,
    ])
  })
})
