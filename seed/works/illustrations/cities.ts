import { PALETTES, type Palette, type PaletteName } from '../drawing/palettes.ts'
import { between, type Random, randomOf } from '../drawing/random.ts'
import { circle, drawing, gradient, path, polygon, rectangle, stroke } from '../drawing/shapes.ts'
import { boat } from './figures.ts'
import type { Scene } from './scene.ts'
import { cloud, crescent, fir, HEIGHT, hills, sky, stars, tree, WIDTH, water } from './scenery.ts'

type Street = 'road' | 'river' | 'park' | 'snow' | 'harbour'
type Landmark = 'none' | 'wheel' | 'bridge' | 'dome' | 'mast' | 'clock' | 'crane'

interface City {
  readonly key: string
  readonly title: string
  readonly keywords: string
  readonly palette: PaletteName
  readonly street: Street
  readonly landmark: Landmark
  /** How high the nearest buildings stand, in pixels. */
  readonly height: number
  /** Gabled houses instead of towers. */
  readonly gables?: boolean
}

const CITIES: readonly City[] = [
  {
    key: 'skyline-morning',
    title: 'Skyline in the morning',
    keywords: 'city skyline building skyscraper morning sun office business',
    palette: 'morning',
    street: 'road',
    landmark: 'mast',
    height: 420,
  },
  {
    key: 'skyline-night',
    title: 'City that never sleeps',
    keywords: 'city night skyline light window star moon building skyscraper',
    palette: 'night',
    street: 'road',
    landmark: 'mast',
    height: 460,
  },
  {
    key: 'river-evening',
    title: 'Bridge at dusk',
    keywords: 'city bridge river sunset evening skyline water travel',
    palette: 'evening',
    street: 'river',
    landmark: 'bridge',
    height: 300,
  },
  {
    key: 'river-noon',
    title: 'City on the river',
    keywords: 'city bridge river boat summer skyline water travel',
    palette: 'noon',
    street: 'river',
    landmark: 'bridge',
    height: 280,
  },
  {
    key: 'wheel',
    title: 'Big wheel in the park',
    keywords: 'city ferris wheel park tree leisure fun summer skyline',
    palette: 'blossom',
    street: 'park',
    landmark: 'wheel',
    height: 240,
  },
  {
    key: 'wheel-night',
    title: 'Big wheel by night',
    keywords: 'city ferris wheel night light fun star leisure park',
    palette: 'night',
    street: 'park',
    landmark: 'wheel',
    height: 250,
  },
  {
    key: 'old-town',
    title: 'Gables of the old town',
    keywords: 'town house home gable street architecture travel old',
    palette: 'desert',
    street: 'road',
    landmark: 'clock',
    height: 250,
    gables: true,
  },
  {
    key: 'winter-town',
    title: 'Old town in the snow',
    keywords: 'town winter snow house home christmas street snowflake cold',
    palette: 'winter',
    street: 'snow',
    landmark: 'clock',
    height: 250,
    gables: true,
  },
  {
    key: 'rain',
    title: 'Rain over the city',
    keywords: 'city rain weather cloud umbrella skyline building autumn',
    palette: 'rain',
    street: 'road',
    landmark: 'none',
    height: 400,
  },
  {
    key: 'dome',
    title: 'Dome above the roofs',
    keywords: 'city dome church architecture roof house travel building',
    palette: 'morning',
    street: 'park',
    landmark: 'dome',
    height: 220,
    gables: true,
  },
  {
    key: 'harbour',
    title: 'Cranes in the harbour',
    keywords: 'harbour crane ship boat container industry sea logistics city',
    palette: 'evening',
    street: 'harbour',
    landmark: 'crane',
    height: 210,
  },
  {
    key: 'harbour-noon',
    title: 'Harbour town',
    keywords: 'harbour boat sea house town summer travel water sail',
    palette: 'noon',
    street: 'harbour',
    landmark: 'none',
    height: 220,
    gables: true,
  },
  {
    key: 'desert-city',
    title: 'Towers in the heat',
    keywords: 'city desert tower skyscraper sun heat summer building',
    palette: 'desert',
    street: 'road',
    landmark: 'mast',
    height: 440,
  },
  {
    key: 'park',
    title: 'Green heart of the city',
    keywords: 'city park tree green nature heart plant skyline building ecology',
    palette: 'noon',
    street: 'park',
    landmark: 'none',
    height: 340,
  },
]

/** Towns and cities, one per hour, weather and waterfront. */
export const cities: readonly Scene[] = CITIES.map((city) => ({
  key: city.key,
  title: city.title,
  keywords: city.keywords.split(' '),
  svg: () => drawCity(city),
}))

/** Where the buildings stand. */
const STREET_LEVEL = 720

function drawCity(city: City): string {
  const p: Palette = PALETTES[city.palette]
  const random = randomOf(city.key)
  const night = city.palette === 'night'
  const backdrop = night
    ? rectangle(0, 0, WIDTH, HEIGHT, 'url(#sky)') +
      stars(random, 80, 460, p.glow) +
      crescent(240, 170, 56, p.glow)
    : sky(p, { x: between(random, 320, 880), y: 240, radius: city.palette === 'rain' ? 0 : 92 })
  return drawing(
    WIDTH,
    HEIGHT,
    `<defs>${gradient('sky', p.skyTop, p.skyBottom)}</defs>`,
    backdrop,
    night ? '' : cloud(90, 210, 210, p.paper, 0.7) + cloud(880, 160, 170, p.paper, 0.7),
    skyline(random, { height: city.height * 0.95, fill: p.far, windows: null, gables: false, width: 74 }),
    landmark(city.landmark, night ? { ...p, near: '#6563ff', ink: p.far } : p),
    skyline(random, {
      height: city.height * 0.72,
      fill: p.middle,
      windows: night ? p.second : p.far,
      gables: city.gables ?? false,
      width: 96,
    }),
    skyline(random, {
      height: city.height * 0.5,
      fill: p.near,
      windows: night ? p.second : p.skyBottom,
      gables: city.gables ?? false,
      width: 118,
    }),
    rectangle(0, STREET_LEVEL, WIDTH, HEIGHT - STREET_LEVEL, p.ground),
    street(city, p, random),
    city.palette === 'rain' ? rain(random, p) : '',
  )
}

function rain(random: Random, p: Palette): string {
  return Array.from({ length: 110 }, () => {
    const [x, y] = [between(random, 0, WIDTH), between(random, 0, HEIGHT)]
    return stroke(`M${x.toFixed(0)} ${y.toFixed(0)}l-14 42`, p.paper, 3, {
      opacity: between(random, 0.25, 0.6),
    })
  }).join('')
}

interface Skyline {
  readonly height: number
  readonly fill: string
  readonly windows: string | null
  readonly gables: boolean
  readonly width: number
}

function skyline(random: Random, { height, fill, windows, gables, width }: Skyline): string {
  const buildings: string[] = []
  for (let x = -between(random, 0, width); x < WIDTH; ) {
    const wide = width * between(random, 0.75, 1.3)
    buildings.push(
      building(random, { x, wide, high: height * between(random, 0.55, 1), fill, windows, gables }),
    )
    x += wide + (random() < 0.25 ? between(random, 6, 22) : 0)
  }
  return buildings.join('')
}

interface Building {
  readonly x: number
  readonly wide: number
  readonly high: number
  readonly fill: string
  readonly windows: string | null
  readonly gables: boolean
}

function building(random: Random, { x, wide, high, fill, windows, gables }: Building): string {
  const top = STREET_LEVEL - high
  const roof = gables
    ? polygon(
        [
          { x: x - 6, y: top },
          { x: x + wide / 2, y: top - wide * 0.55 },
          { x: x + wide + 6, y: top },
        ],
        fill,
      ) + rectangle(x + wide * 0.68, top - wide * 0.5, wide * 0.12, wide * 0.4, fill)
    : towerTop(random, x, wide, top, fill)
  const shade = rectangle(x + wide * 0.62, top, wide * 0.38, high + 10, '#000000', { opacity: 0.07 })
  return (
    roof +
    rectangle(x, top, wide, high + 10, fill) +
    shade +
    (windows ? windowsOf(random, { x, wide, top, fill: windows }) : '')
  )
}

function towerTop(random: Random, x: number, wide: number, top: number, fill: string): string {
  const kind = random()
  if (kind < 0.2)
    return polygon(
      [
        { x, y: top },
        { x, y: top - wide * 0.4 },
        { x: x + wide, y: top },
      ],
      fill,
    )
  if (kind < 0.4) return rectangle(x + wide * 0.2, top - 22, wide * 0.6, 24, fill)
  if (kind < 0.52) return path(`M${x} ${top}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${top}Z`, fill)
  if (kind < 0.64) return rectangle(x + wide * 0.47, top - 56, wide * 0.06, 60, fill)
  return ''
}

function windowsOf(
  random: Random,
  { x, wide, top, fill }: { x: number; wide: number; top: number; fill: string },
): string {
  const columns = Math.max(2, Math.floor(wide / 28))
  const step = (wide - 16) / columns
  const rows = Math.floor((STREET_LEVEL - top - 24) / 34)
  const panes: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (random() < 0.4) continue
      panes.push(
        rectangle(x + 8 + column * step + step * 0.22, top + 18 + row * 34, step * 0.56, 17, fill, {
          rx: 2,
          opacity: between(random, 0.45, 0.95),
        }),
      )
    }
  }
  return panes.join('')
}

function landmark(kind: Landmark, p: Palette): string {
  switch (kind) {
    case 'wheel':
      return wheel(p, 830, 430, 220)
    case 'mast':
      return (
        polygon(
          [
            { x: 716, y: STREET_LEVEL },
            { x: 752, y: 150 },
            { x: 788, y: STREET_LEVEL },
          ],
          p.near,
        ) +
        circle(752, 300, 34, p.near) +
        rectangle(722, 292, 60, 14, p.accent, { rx: 7 }) +
        rectangle(749, 90, 6, 80, p.near) +
        circle(752, 88, 7, p.accent)
      )
    case 'dome':
      return (
        path(`M430 ${STREET_LEVEL}V470Q430 300 600 296Q770 300 770 470V${STREET_LEVEL}Z`, p.near) +
        path(`M600 296Q770 300 770 470V${STREET_LEVEL}H600Z`, p.ink, { opacity: 0.12 }) +
        rectangle(572, 230, 56, 70, p.near, { rx: 6 }) +
        path('M566 232Q600 176 634 232Z', p.accent) +
        rectangle(597, 150, 6, 50, p.accent) +
        [480, 560, 640, 720]
          .map((x) => rectangle(x - 14, 500, 28, 90, p.second, { rx: 14, opacity: 0.9 }))
          .join('')
      )
    case 'clock':
      return (
        rectangle(548, 270, 104, STREET_LEVEL - 270, p.near) +
        rectangle(600, 270, 52, STREET_LEVEL - 270, p.ink, { opacity: 0.14 }) +
        polygon(
          [
            { x: 534, y: 272 },
            { x: 600, y: 120 },
            { x: 666, y: 272 },
          ],
          p.accent,
        ) +
        circle(600, 338, 38, p.paper) +
        stroke('M600 338V312M600 338L618 348', p.ink, 6)
      )
    case 'crane':
      return [300, 560]
        .map(
          (x) =>
            stroke(
              `M${x} ${STREET_LEVEL}V300M${x - 150} 360L${x} 300L${x + 230} 360H${x - 150}M${x - 34} ${STREET_LEVEL}L${x} 380L${x + 34} ${STREET_LEVEL}`,
              p.accent,
              12,
            ) +
            stroke(`M${x + 180} 360V500`, p.ink, 4) +
            rectangle(x + 140, 500, 84, 54, p.second, { rx: 4 }),
        )
        .join('')
    case 'bridge':
    case 'none':
      return ''
  }
}

function wheel(p: Palette, x: number, y: number, radius: number): string {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
  const cabins = spokes.map((at, index) => circle(at.x, at.y, 19, index % 2 === 0 ? p.accent : p.second))
  return (
    stroke(spokes.map((at) => `M${x} ${y}L${at.x.toFixed(1)} ${at.y.toFixed(1)}`).join(''), p.near, 4) +
    circle(x, y, radius, 'none', { stroke: p.near, 'stroke-width': 10 }) +
    circle(x, y, radius * 0.72, 'none', { stroke: p.near, 'stroke-width': 4 }) +
    stroke(`M${x - 96} ${STREET_LEVEL}L${x} ${y}L${x + 96} ${STREET_LEVEL}`, p.ink, 14) +
    circle(x, y, 22, p.ink) +
    cabins.join('')
  )
}

function street({ street: kind, landmark: mark }: City, p: Palette, random: Random): string {
  switch (kind) {
    case 'road':
      return (
        rectangle(0, STREET_LEVEL, WIDTH, 180, p.ground) +
        rectangle(0, STREET_LEVEL, WIDTH, 26, p.ink, { opacity: 0.25 }) +
        Array.from({ length: 9 }, (_, index) =>
          rectangle(30 + index * 140, 812, 74, 8, p.paper, { rx: 4, opacity: 0.7 }),
        ).join('') +
        car(p.accent, p, 250, 800) +
        car(p.second, p, 820, 866) +
        lamps(p)
      )
    case 'river':
      return (
        water(random, STREET_LEVEL, { ...p, near: p.ground }, p.glow) +
        (mark === 'bridge' ? bridge(p) : '') +
        boat(p, 930, 846)
      )
    case 'harbour':
      return (
        water(random, STREET_LEVEL, { ...p, near: p.ground }, p.glow) +
        rectangle(0, STREET_LEVEL - 14, WIDTH, 22, p.ink) +
        boat(p, 330, 832) +
        boat(p, 880, 800)
      )
    case 'park':
      return (
        hills(random, 730, 14, p.ground) +
        Array.from({ length: 11 }, (_, index) =>
          tree(
            60 + index * 108 + between(random, -24, 24),
            790 + between(random, -20, 30),
            between(random, 120, 200),
            index % 3 === 0 ? p.accent : p.near,
            p.ink,
          ),
        ).join('') +
        hills(random, 840, 12, p.ink)
      )
    case 'snow':
      return (
        hills(random, 732, 12, p.ground) +
        Array.from({ length: 8 }, (_, index) =>
          fir(80 + index * 150, 800, between(random, 90, 150), p.near, p.ink),
        ).join('') +
        hills(random, 824, 14, p.paper) +
        Array.from({ length: 90 }, () =>
          circle(between(random, 0, WIDTH), between(random, 0, HEIGHT), between(random, 2, 6), '#ffffff', {
            opacity: 0.9,
          }),
        ).join('')
      )
  }
}

function bridge(p: Palette): string {
  const cable = (x: number) => `M${x - 300} 700Q${x - 120} 690 ${x} 440Q${x + 120} 690 ${x + 300} 700`
  const hangers = (x: number) =>
    [-220, -150, -90, -40, 40, 90, 150, 220]
      .map((d) => `M${x + d} ${700 - (300 - Math.abs(d)) * 0.52}V706`)
      .join('')
  return [300, 900]
    .map(
      (x) =>
        rectangle(x - 16, 420, 32, 400, p.accent, { rx: 4 }) +
        rectangle(x - 34, 806, 68, 30, p.ink, { rx: 6 }) +
        stroke(cable(x), p.accent, 8) +
        stroke(hangers(x), p.accent, 3),
    )
    .join('')
    .concat(rectangle(0, 700, WIDTH, 22, p.accent), rectangle(0, 722, WIDTH, 8, p.ink))
}

function car(body: string, p: Palette, x: number, y: number): string {
  return (
    path(
      `M${x - 66} ${y}V${y - 24}Q${x - 62} ${y - 36} ${x - 40} ${y - 38}L${x - 18} ${y - 62}H${x + 22}L${x + 44} ${y - 38}Q${x + 66} ${y - 36} ${x + 68} ${y - 20}V${y}Z`,
      body,
    ) +
    path(
      `M${x - 26} ${y - 38}L${x - 12} ${y - 54}H${x + 2}V${y - 38}ZM${x + 8} ${y - 54}H${x + 18}L${x + 32} ${y - 38}H${x + 8}Z`,
      p.paper,
    ) +
    [x - 38, x + 38].map((at) => circle(at, y, 15, p.ink) + circle(at, y, 6, p.paper)).join('')
  )
}

function lamps(p: Palette): string {
  return [130, 530, 1080]
    .map(
      (x) =>
        stroke(`M${x} 770V590Q${x} 566 ${x + 24} 566H${x + 40}`, p.ink, 7) +
        circle(x + 44, 572, 12, p.second) +
        circle(x + 44, 572, 34, p.second, { opacity: 0.2 }),
    )
    .join('')
}
