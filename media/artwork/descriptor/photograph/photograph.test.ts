import { describe, expect, it } from 'vitest'
import type { Raster } from '#media/artwork/raster.ts'
import { descriptorOf, queryViewsOf, SHAPES } from '../descriptor.ts'
import { likenessOf } from '../likeness.ts'
import { SHAPE_SIZE } from '../project.ts'
import { framedPhotographs } from './framed.ts'
import { photographViews } from './photograph.ts'

type Rgb = readonly [red: number, green: number, blue: number]
type Scene = (x: number, y: number) => Rgb

/** A landscape-like scene for each number: waves of several lengths in each channel, in the unit square. */
function scene(seed: number): Scene {
  let state = seed * 2_654_435_761 + 7
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 8) / 2 ** 24
  }
  const channels = [0, 1, 2].map(() =>
    Array.from({ length: 6 }, (_, at) => ({
      across: (random() - 0.5) * (at + 2) * 3,
      down: (random() - 0.5) * (at + 2) * 3,
      phase: random() * 7,
      strength: 60 / (at + 1),
    })),
  )
  const waveAt = (channel: number, x: number, y: number) =>
    (channels[channel] ?? []).reduce(
      (sum, { across, down, phase, strength }) =>
        sum + strength * Math.sin(across * x * 3 + down * y * 3 + phase),
      120,
    )
  return (x, y) => [waveAt(0, x, y), waveAt(1, x, y), waveAt(2, x, y)]
}

function shot(colourAt: Scene, width = 96, height = 64): Raster {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      data.set([...colourAt((x + 0.5) / width, (y + 0.5) / height), 255], (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

const SCENES = [1, 2, 3, 4, 5].map(scene)
const LIBRARY = SCENES.map((one) => descriptorOf(shot(one)))

function likenesses(picture: Raster): readonly number[] {
  const views = photographViews(picture)
  return LIBRARY.map(({ shape }) => {
    const windows = Array.from({ length: SHAPES.photograph }, (_, at) =>
      shape.subarray(at * SHAPE_SIZE, (at + 1) * SHAPE_SIZE),
    )
    const each = views.flatMap((view) =>
      windows.map((window) => likenessOf('photograph', view.shape, window) - view.discount),
    )
    return Math.max(-1, ...each)
  })
}

const PAGE: Rgb = [250, 250, 250]
/** On a page with a bar above it and lines of text below it. */
const onPage =
  (one: Scene): Scene =>
  (x, y) => {
    if (y < 0.06) return [90, 90, 210]
    if (x > 0.3 && x < 0.7 && y > 0.2 && y < 0.65) return one((x - 0.3) / 0.4, (y - 0.2) / 0.45)
    return x > 0.3 && x < 0.6 && y > 0.7 && y < 0.8 && Math.floor(y * 100) % 4 === 0 ? [40, 40, 40] : PAGE
  }

const COPIES: Readonly<Record<string, (one: Scene) => Raster>> = {
  'in another size': (one) => shot(one, 300, 200),
  'in another proportion': (one) => shot(one, 150, 180),
  'cropped at the left and the top': (one) => shot((x, y) => one(0.22 + x * 0.78, 0.22 + y * 0.78), 200, 140),
  'cropped to its middle': (one) => shot((x, y) => one(0.15 + x * 0.7, 0.15 + y * 0.7), 200, 140),
  mirrored: (one) => shot((x, y) => one(1 - x, y), 200, 130),
  'brighter and with more contrast': (one) =>
    shot((x, y) => {
      const [red, green, blue] = one(x, y)
      return [red * 1.3 + 20, green * 1.3 + 20, blue * 1.3 + 20]
    }),
  'on a page': (one) => shot(onPage(one), 384, 240),
}

describe.each(Object.keys(COPIES))('a photograph %s', (name) => {
  it('is found as the most similar one, and no other is as similar as a copy', () => {
    for (const [place, one] of SCENES.entries()) {
      const found = likenesses(COPIES[name]?.(one) ?? shot(one))
      const [best = 0, second = 0] = found.toSorted((a, b) => b - a)
      expect(found.indexOf(best)).toBe(place)
      expect(best).toBeGreaterThan(0.6)
      expect(second).toBeLessThan(0.5)
    }
  })
})

describe('the look of a picture', () => {
  const half: Scene = (x) => (x < 0.5 ? [20, 20, 20] : [240, 240, 240])
  it.each([
    ['a photograph', shot(scene(3)), 'photograph'],
    ['areas of one colour', shot(half), 'drawing'],
    ['one colour', shot(() => PAGE), 'drawing'],
  ])('of %s', (_what, picture, look) => {
    const { look: found, shape } = descriptorOf(picture)
    expect(found).toBe(look)
    expect(shape.length).toBe(SHAPES[found] * SHAPE_SIZE)
  })

  it('of a photograph with a transparent pixel is a drawing', () => {
    const picture = shot(scene(3))
    picture.data[3] = 0
    expect(descriptorOf(picture).look).toBe('drawing')
  })

  it('is a drawing as well for every query picture, and a photograph only where it may show one', () => {
    const looksOf = (picture: Raster) => new Set(queryViewsOf(picture).map(({ look }) => look))
    expect(looksOf(shot(scene(3)))).toEqual(new Set(['drawing', 'photograph']))
    expect(looksOf(shot(half))).toEqual(new Set(['drawing']))
  })
})

describe('photographs on a page', () => {
  it('are found with their borders, without the bar and the text', () => {
    const found = framedPhotographs(shot(onPage(scene(2)), 400, 400))
    expect(found.filter(({ right }) => right < 400)).toEqual([
      { left: 120, top: 80, right: 280, bottom: 260 },
    ])
  })

  it('are found on a card of another colour', () => {
    const card: Scene = (x, y) =>
      x > 0.25 && x < 0.75 && y > 0.15 && y < 0.9 && onPage(scene(2))(x, y) === PAGE
        ? [230, 230, 240]
        : onPage(scene(2))(x, y)
    expect(framedPhotographs(shot(card, 400, 400))).toContainEqual({
      left: 120,
      top: 80,
      right: 280,
      bottom: 260,
    })
  })

  it('are none where nothing fills a rectangle', () => {
    expect(framedPhotographs(shot(() => PAGE, 200, 200))).toEqual([])
  })
})
