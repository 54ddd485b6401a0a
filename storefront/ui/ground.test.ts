import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PLATES } from '#domain/assets/ground.ts'
import { groundFor, groundOfCover, ownLook } from '#storefront/ui/ground.ts'

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

describe('groundOfCover', () => {
  it('is ink for marks alone', () => {
    expect(groundOfCover([{ ground: 'ink' }], true)).toBe('ink')
    expect(groundOfCover([{ ground: 'ink' }], false)).toBe('light')
  })

  it('is the ground that most pieces need', () => {
    expect(groundOfCover([{ ground: 'dark' }, { ground: 'any' }], true)).toBe('dark')
  })
})

describe('ownLook', () => {
  it('is a class for a piece that would not be seen, and for no other', () => {
    expect(ownLook('light', { ground: 'dark' })).toBe('on-dark')
    expect(ownLook('dark', { ground: 'light' })).toBe('on-light')
    expect(ownLook('light', { ground: 'any' })).toBeUndefined()
  })
})

describe('the plates that contrast is measured against', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

  it.each([
    ['light', /--ink-50: oklch\(([\d.]+)/],
    ['dark', /data-theme="dark"\] \{[^}]*--plate: oklch\(([\d.]+)/],
  ] as const)('have the luminance of the %s plate of the tokens', (plate, token) => {
    const lightness = Number(token.exec(tokens)?.[1])
    // The relative luminance of a neutral OKLCH colour is the cube of its lightness.
    expect(PLATES[plate].luminance).toBeCloseTo(lightness ** 3, 2)
  })
})
