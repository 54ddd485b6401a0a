import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { okLab } from '#domain/search/oklab.ts'
import { matchPalette } from './match-palette.ts'

describe('matchPalette', () => {
  it('maps the darkest colour to the darkest and the lightest to the lightest, in any order', () => {
    const matched = matchPalette(['#ffffff', '#000000', '#808080'], ['#ffe6e2', '#3a0f14', '#f0525a'])
    expect(Object.fromEntries(matched)).toEqual({
      '#000000': '#3a0f14',
      '#808080': '#f0525a',
      '#ffffff': '#ffe6e2',
    })
  })

  it('spreads few colours over a long palette, and merges many into a short one', () => {
    const greys = ['#000000', '#444444', '#888888', '#cccccc', '#ffffff']
    expect([...matchPalette(['#000000', '#ffffff'], greys).values()]).toEqual(['#000000', '#ffffff'])
    expect([...matchPalette(greys, ['#111111', '#eeeeee']).values()]).toEqual([
      '#111111',
      '#111111',
      '#eeeeee',
      '#eeeeee',
      '#eeeeee',
    ])
  })

  it("maps a single colour to the palette's colour of the same lightness", () => {
    const palette = ['#000000', '#777777', '#ffffff']
    expect(matchPalette(['#101010'], palette).get('#101010')).toBe('#000000')
    expect(matchPalette(['#6563ff'], palette).get('#6563ff')).toBe('#777777')
  })

  it('returns no mapping without colours or without a palette', () => {
    expect(matchPalette([], ['#000000']).size).toBe(0)
    expect(matchPalette(['#000000'], []).size).toBe(0)
  })

  it('keeps the order of lightness', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
    const some = fc.array(colour, { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(some, some, (colours, palette) => {
        const matched = [...matchPalette(colours, palette)]
        const lights = matched
          .sort(([one], [other]) => okLab(one)[0] - okLab(other)[0])
          .map(([, to]) => okLab(to)[0])
        expect(lights).toEqual([...lights].sort((a, b) => a - b))
        expect(new Set(matched.map(([from]) => from))).toEqual(new Set(colours))
        for (const [, to] of matched) expect(palette).toContain(to)
      }),
    )
  })
})
