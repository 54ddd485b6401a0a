import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '#media/artwork/json.ts'
import { lottieColours, recolourLottie, swapPalette } from './recolour-lottie.ts'

const fill = (...k: Json[]): JsonObject => ({ ty: 'fl', c: { a: 0, k }, o: { a: 0, k: 100 } })
const layer = (...shapes: JsonObject[]): JsonObject => ({ ty: 4, shapes: [{ ty: 'gr', it: shapes }] })
const animation = (...layers: JsonObject[]): JsonObject => ({
  v: '5',
  fr: 30,
  ip: 0,
  op: 60,
  w: 9,
  h: 9,
  layers,
})

const RED_TO_BLUE = new Map([['#ff0000', '#0000ff']])

describe('lottieColours', () => {
  it('lists the colours of fills and strokes, each once, in order', () => {
    const drawn = animation(
      layer(fill(1, 0.5019, 0, 1), { ty: 'st', c: { k: [0, 0, 0] } }, fill(1, 0.502, 0, 1)),
    )
    expect(lottieColours(drawn)).toEqual(['#ff8000', '#000000'])
  })

  it('lists the colours of key frames, gradients, solids and texts', () => {
    const moving = {
      ty: 'fl',
      c: {
        a: 1,
        k: [
          { t: 0, s: [1, 0, 0, 1], e: [0, 1, 0, 1] },
          { t: 9, s: [0, 0, 1, 1] },
        ],
      },
    }
    const gradient = { ty: 'gf', g: { p: 2, k: { a: 0, k: [0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 0.5] } } }
    const solid = { ty: 1, sc: '#ABCDEF', sw: 9, sh: 9 }
    const text = {
      ty: 5,
      t: { d: { k: [{ t: 0, s: { t: 'Hi', f: 'Sans', fc: [1, 1, 0], sc: [0, 1, 1] } }] } },
    }
    expect(lottieColours(animation(layer(moving, gradient), solid, text))).toEqual([
      '#ff0000',
      '#00ff00',
      '#0000ff',
      '#ffffff',
      '#000000',
      '#abcdef',
      '#ffff00',
      '#00ffff',
    ])
  })

  it('ignores the colours of hidden layers and of mattes', () => {
    expect(
      lottieColours(animation({ ...layer(fill(1, 0, 0)), hd: true }, { ...layer(fill(0, 1, 0)), td: 1 })),
    ).toEqual([])
  })
})

describe('recolourLottie', () => {
  it('changes only matching colours, and keeps opacity and all other values', () => {
    const before = animation(layer(fill(1, 0, 0, 0.5), fill(0, 1, 0, 1)))
    expect(recolourLottie(before, RED_TO_BLUE)).toEqual(
      animation(layer(fill(0, 0, 1, 0.5), fill(0, 1, 0, 1))),
    )
    expect(recolourLottie(before, new Map())).toEqual(before)
  })

  it('writes channels that give the same byte in players that round and in players that truncate', () => {
    for (let byte = 0; byte < 256; byte++) {
      const wanted = `#${byte.toString(16).padStart(2, '0').repeat(3)}`
      const after = JSON.stringify(
        recolourLottie(animation(layer(fill(1, 0, 0, 1))), new Map([['#ff0000', wanted]])),
      )
      const [, channel = ''] = /"c":\{[^[]*\[([\d.]+),/.exec(after) ?? []
      expect([Math.floor(Number(channel) * 255), Math.round(Number(channel) * 255)]).toEqual([byte, byte])
    }
  })

  it('changes the stops of a gradient and not their positions or opacities', () => {
    const before = [0, 1, 0, 0, 1, 1, 1, 1, 0, 1, 1, 0.5]
    const gradient = (k: Json) =>
      animation(layer({ ty: 'gs', g: { p: 2, k: { a: 1, k: [{ t: 0, s: k }] } } }))
    expect(recolourLottie(gradient(before), RED_TO_BLUE)).toEqual(
      gradient([0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 1, 0.5]),
    )
  })

  it('keeps the 0 to 255 scale of old files', () => {
    expect(recolourLottie(animation(layer(fill(255, 0, 0, 1))), RED_TO_BLUE)).toEqual(
      animation(layer(fill(0, 0, 255, 1))),
    )
  })

  it('does not take a position for a colour', () => {
    const placed = {
      ty: 4,
      ks: { p: { a: 0, k: [1, 0, 0] } },
      t: 'no text',
      shapes: [{ ty: 'tr', p: { k: [1, 0, 0] } }],
    }
    expect(recolourLottie(animation(placed), RED_TO_BLUE)).toEqual(animation(placed))
  })

  it('restores the animation when the opposite mapping is applied', () => {
    const before = animation(layer(fill(1, 0, 0, 1)))
    const back = new Map([['#0000ff', '#ff0000']])
    expect(recolourLottie(recolourLottie(before, RED_TO_BLUE), back)).toEqual(before)
  })
})

describe('swapPalette', () => {
  it('replaces colours by those of the palette in order, and keeps colours past its end', () => {
    const before = animation(layer(fill(1, 0, 0), fill(0, 1, 0), fill(0, 0, 1)))
    expect(lottieColours(swapPalette(before, ['#111111', '#222222']))).toEqual([
      '#111111',
      '#222222',
      '#0000ff',
    ])
  })
})
