import { describe, expect, it } from 'vitest'
import type { Raster } from '#media/artwork/raster.ts'
import { colourOverlap } from './colours.ts'
import { descriptorOf, queryViewsOf } from './descriptor.ts'
import { SHAPE_SIZE, shapeSimilarity } from './project.ts'

type Rgb = readonly [number, number, number]

/** Whether there is ink at a point of the unit square. */
type Drawing = (x: number, y: number) => boolean

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

const flag: Drawing = (x, y) => (x < 0.15 && y <= 1) || (y < 0.5 && x < 0.9 - Math.abs(y - 0.25))
const ring: Drawing = (x, y) => Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.4) < 0.1
const bolt: Drawing = (x, y) =>
  y < 0.55 ? Math.abs(x - 0.75 + y * 0.7) < 0.16 : Math.abs(x - 0.9 + y * 0.7) < 0.16
const house: Drawing = (x, y) =>
  y < 0.45 ? Math.abs(x - 0.5) < y : x > 0.12 && x < 0.88 && !(x > 0.4 && x < 0.6 && y > 0.65)
const DRAWINGS = { flag, ring, bolt, house }

interface Paint {
  readonly side?: number
  readonly at?: readonly [number, number]
  readonly size?: number
  readonly ink?: Rgb
  /** Absent for a transparent one. */
  readonly paper?: Rgb
}

function paint(
  drawing: Drawing,
  { side = 96, at = [8, 8], size = side - 16, ink = BLACK, paper }: Paint = {},
): Raster {
  const data = new Uint8Array(side * side * 4)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [u, v] = [(x + 0.5 - at[0]) / size, (y + 0.5 - at[1]) / size]
      const isInk = u >= 0 && v >= 0 && u < 1 && v < 1 && drawing(u, v)
      if (isInk) data.set([...ink, 255], (y * side + x) * 4)
      else if (paper) data.set([...paper, 255], (y * side + x) * 4)
    }
  }
  return { width: side, height: side, data }
}

/** Names of the fixture drawings, best match first: the result of a search with a picture. */
function found(picture: Raster): string[] {
  const views = queryViewsOf(picture).filter(({ look }) => look === 'drawing')
  return Object.entries(DRAWINGS)
    .map(([name, drawing]) => {
      const { shape } = descriptorOf(paint(drawing))
      return {
        name,
        likeness: Math.max(...views.map((view) => shapeSimilarity(view.shape, shape) - view.discount)),
      }
    })
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ name }) => name)
}

describe('a descriptor', () => {
  it('has 128 numbers of a byte, equal for equal pictures', () => {
    expect(descriptorOf(paint(flag)).shape).toHaveLength(SHAPE_SIZE)
    expect(descriptorOf(paint(flag))).toEqual(descriptorOf(paint(flag)))
  })

  it('is most similar to itself and hardly similar to another drawing', () => {
    const { shape } = descriptorOf(paint(flag))
    expect(shapeSimilarity(shape, shape)).toBeCloseTo(1, 1)
    expect(shapeSimilarity(shape, descriptorOf(paint(ring)).shape)).toBeLessThan(0.5)
  })

  it('distinguishes the colours of one drawing', () => {
    const red = descriptorOf(paint(flag, { ink: [220, 30, 40] })).colours
    const alsoRed = descriptorOf(paint(flag, { ink: [235, 20, 30] })).colours
    const blue = descriptorOf(paint(flag, { ink: [30, 60, 220] })).colours
    expect(colourOverlap(red, alsoRed)).toBeGreaterThan(0.9)
    expect(colourOverlap(red, blue)).toBeLessThan(0.1)
  })

  it('accepts an empty picture, and one of a single pixel', () => {
    expect(descriptorOf({ width: 1, height: 1, data: new Uint8Array(4) }).shape).toHaveLength(SHAPE_SIZE)
    expect(queryViewsOf(paint(() => false, { paper: WHITE })).length).toBeGreaterThan(0)
  })
})

describe.each(Object.entries(DRAWINGS))('a search with a picture of the %s finds it', (name, drawing) => {
  it.each<[string, () => Raster]>([
    ['as it is', () => paint(drawing, { paper: WHITE })],
    ['at another size and place', () => paint(drawing, { side: 300, at: [180, 40], size: 70, paper: WHITE })],
    ['in another colour', () => paint(drawing, { ink: [40, 160, 90], paper: WHITE })],
    ['light on dark', () => paint(drawing, { ink: WHITE, paper: [20, 22, 40] })],
    ['on a clear ground', () => paint(drawing, { side: 200 })],
    ['mirrored', () => mirrored(paint(drawing, { paper: WHITE }))],
    ['in white on a coloured disc', () => onDisc(drawing)],
    ['in white on a tile that changes its colour', () => onGradient(drawing)],
    [
      'on paper in uneven light, with noise',
      () => unevenlyLit(paint(drawing, { side: 200, at: [50, 60], size: 90, paper: [230, 228, 220] })),
    ],
    [
      'beside lines of text',
      () => besideText(paint(drawing, { side: 240, at: [20, 40], size: 90, paper: WHITE })),
    ],
  ])('%s', (_how, make) => expect(found(make())[0]).toBe(name))
})

describe('a query picture that the drawing fills', () => {
  const filling = paint(house, { at: [0, 0], size: 96, paper: WHITE })

  it.each([
    ['is set straight', turnedBy(filling, 5)],
    ['is seen as it was before it was cut too tightly', cutOff(filling, 6)],
  ])('%s', (_how, picture) => {
    const { shape } = descriptorOf(paint(house))
    const [whole = 1, ...others] = queryViewsOf(picture).map((view) => shapeSimilarity(view.shape, shape))
    expect(Math.max(...others)).toBeGreaterThan(whole + 0.005)
  })
})

function turnedBy({ width, height, data }: Raster, degrees: number): Raster {
  const turned = new Uint8Array(data.length).fill(255)
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  for (let at = 0; at < width * height; at += 1) {
    const [right, down] = [(at % width) - width / 2, Math.floor(at / width) - height / 2]
    const x = Math.round(width / 2 + cosine * right - sine * down)
    const y = Math.round(height / 2 + sine * right + cosine * down)
    if (x < 0 || y < 0 || x >= width || y >= height) continue
    const from = (y * width + x) * 4
    turned.set(data.subarray(from, from + 4), at * 4)
  }
  return { width, height, data: turned }
}

function cutOff({ width, height, data }: Raster, pixels: number): Raster {
  const [columns, rows] = [width - pixels, height - pixels]
  const left = new Uint8Array(columns * rows * 4)
  for (let row = 0; row < rows; row += 1) {
    const from = ((row + pixels) * width + pixels) * 4
    left.set(data.subarray(from, from + columns * 4), row * columns * 4)
  }
  return { width: columns, height: rows, data: left }
}

function mirrored({ width, height, data }: Raster): Raster {
  const turned = new Uint8Array(data.length)
  for (let at = 0; at < width * height; at += 1) {
    const to = at - (at % width) + (width - 1 - (at % width))
    turned.set(data.subarray(at * 4, at * 4 + 4), to * 4)
  }
  return { width, height, data: turned }
}

function onDisc(drawing: Drawing): Raster {
  const side = 200
  const disc = paint((x, y) => Math.hypot(x - 0.5, y - 0.5) < 0.5, {
    side,
    at: [10, 10],
    size: 180,
    ink: [101, 99, 255],
    paper: WHITE,
  })
  const sign = paint(drawing, { side, at: [60, 60], size: 80, ink: WHITE })
  const data = Uint8Array.from(disc.data, (value, at) =>
    (sign.data[at - (at % 4) + 3] ?? 0) > 0 ? (sign.data[at] ?? 0) : value,
  )
  return { width: side, height: side, data }
}

function onGradient(drawing: Drawing): Raster {
  const side = 200
  const sign = paint(drawing, { side, at: [60, 60], size: 80, ink: WHITE })
  const data = Uint8Array.from(sign.data, (value, at) => {
    const [x, y] = [Math.floor(at / 4) % side, Math.floor(at / 4 / side)]
    if ((sign.data[at - (at % 4) + 3] ?? 0) > 0) return value
    const isTile = Math.min(x, y) >= 10 && Math.max(x, y) < 190
    return isTile ? ([230 - x / 5, 100 + y / 5, 160, 255][at % 4] ?? 0) : 255
  })
  return { width: side, height: side, data }
}

function unevenlyLit({ width, height, data }: Raster): Raster {
  let seed = 7
  const lit = Uint8Array.from(data, (value, at) => {
    if (at % 4 === 3) return 255
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    const x = Math.floor(at / 4) % width
    return Math.max(0, Math.min(255, value * (0.75 + (0.25 * x) / width) + (seed / 2 ** 31 - 0.5) * 16))
  })
  return { width, height, data: lit }
}

function besideText(picture: Raster): Raster {
  const data = Uint8Array.from(picture.data)
  for (const top of [50, 66, 82, 98]) {
    for (let y = top; y < top + 4; y += 1) {
      for (let x = 140; x < 225; x += 1) data.set([90, 90, 90, 255], (y * picture.width + x) * 4)
    }
  }
  return { ...picture, data }
}
