import { describe, expect, it } from 'vitest'
import { COLOUR_NAMES, COLOURS, colourOf, coloursOf } from './colours.ts'

describe('colourOf', () => {
  it('names every point of the table as itself', () => {
    for (const name of COLOUR_NAMES) {
      expect(COLOURS[name].map(colourOf), name).toEqual(COLOURS[name].map(() => name))
    }
  })

  it.each([
    ['#ff0000', 'red'],
    ['#00ff00', 'green'],
    ['#0000ff', 'blue'],
    ['#ffff00', 'yellow'],
    ['#ffa500', 'orange'],
    ['#800080', 'purple'],
    ['#ffc0cb', 'pink'],
    ['#8b4513', 'brown'],
    ['#008080', 'teal'],
    ['#777777', 'grey'],
    ['#111111', 'black'],
    ['#fafafa', 'white'],
    ['#87ceeb', 'blue'],
    ['#000080', 'blue'],
  ])('names %s as people do: %s', (hex, name) => {
    expect(colourOf(hex)).toBe(name)
  })
})

describe('coloursOf', () => {
  it('names each colour once, in the order of the palette', () => {
    expect(coloursOf(['#2563eb', '#ff0000', '#1d4ed8'])).toEqual(['blue', 'red'])
  })

  it('considers six colours and no seventh', () => {
    const six = ['#000000', '#000000', '#000000', '#000000', '#000000', '#ffffff']
    expect(coloursOf(six)).toEqual(['black', 'white'])
    expect(coloursOf(['#000000', ...six])).toEqual(['black'])
  })

  it('is empty for an empty palette', () => {
    expect(coloursOf([])).toEqual([])
  })
})
