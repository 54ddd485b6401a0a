import { PALETTES, type Palette, type PaletteName } from '../drawing/palettes.ts'
import { between, randomOf } from '../drawing/random.ts'
import { drawing, gradient, rectangle } from '../drawing/shapes.ts'
import { type Landmark, landmark } from './landmarks.ts'
import type { Scene } from './scene.ts'
import { cloud, crescent, HEIGHT, sky, stars, WIDTH } from './scenery.ts'
import { STREET_LEVEL, skyline } from './skyline.ts'
import { rain, type Street, street } from './streets.ts'

interface City {
  readonly key: string
  readonly title: string
  readonly keywords: string
  readonly palette: PaletteName
  readonly street: Street
  readonly landmark: Landmark
  /** The height of the nearest buildings, in pixels. */
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

/** Towns and cities at different hours, in different weather and with different waterfronts. */
export const cities: readonly Scene[] = CITIES.map((city) => ({
  key: city.key,
  title: city.title,
  keywords: city.keywords.split(' '),
  svg: () => drawCity(city),
}))

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
