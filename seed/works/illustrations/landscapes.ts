import { PALETTES, type Palette, type PaletteName } from '../drawing/palettes.ts'
import { between, randomOf } from '../drawing/random.ts'
import { drawing, gradient, rectangle } from '../drawing/shapes.ts'
import * as countries from './countries.ts'
import type { Scene } from './scene.ts'
import { cloud, crescent, HEIGHT, sky, stars, WIDTH } from './scenery.ts'

interface Landscape {
  readonly key: string
  readonly title: string
  readonly keywords: string
  readonly palette: PaletteName
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number }
  readonly draw: countries.Foreground
}

const LANDSCAPES: readonly Landscape[] = [
  {
    key: 'alps',
    title: 'Alpine morning',
    keywords: 'mountain alps peak sunrise forest nature landscape hiking snow',
    palette: 'morning',
    sun: { x: 600, y: 250, radius: 84 },
    draw: countries.peaks,
  },
  {
    key: 'alps-evening',
    title: 'Last light on the peaks',
    keywords: 'mountain sunset evening peak dusk nature landscape hiking',
    palette: 'evening',
    sun: { x: 430, y: 300, radius: 96 },
    draw: countries.peaks,
  },
  {
    key: 'lake',
    title: 'Boat on a mountain lake',
    keywords: 'lake mountain boat water reflection nature landscape calm summer',
    palette: 'noon',
    sun: { x: 610, y: 190, radius: 70 },
    draw: countries.lake,
  },
  {
    key: 'lake-night',
    title: 'Lake under the moon',
    keywords: 'lake moon night star boat water landscape calm',
    palette: 'night',
    sun: { x: 600, y: 170, radius: 62 },
    draw: countries.lake,
  },
  {
    key: 'dunes',
    title: 'Cactus in the dunes',
    keywords: 'desert cactus dune sun sand plant landscape travel heat',
    palette: 'desert',
    sun: { x: 430, y: 260, radius: 104 },
    draw: countries.dunes,
  },
  {
    key: 'beach',
    title: 'Summer beach with palms',
    keywords: 'beach summer palm sea sun parasol umbrella vacation travel holiday',
    palette: 'noon',
    sun: { x: 620, y: 250, radius: 88 },
    draw: countries.beach,
  },
  {
    key: 'beach-evening',
    title: 'Palms at sundown',
    keywords: 'beach sunset palm sea summer evening vacation travel holiday',
    palette: 'evening',
    sun: { x: 640, y: 430, radius: 120 },
    draw: countries.beach,
  },
  {
    key: 'forest',
    title: 'Deep fir forest',
    keywords: 'forest tree fir pine plant nature landscape green hiking',
    palette: 'noon',
    sun: { x: 880, y: 210, radius: 74 },
    draw: countries.forest,
  },
  {
    key: 'forest-winter',
    title: 'Frosted woods',
    keywords: 'forest winter tree fir frost cold nature landscape',
    palette: 'winter',
    sun: { x: 300, y: 230, radius: 66 },
    draw: countries.forest,
  },
  {
    key: 'islands',
    title: 'Lighthouse on the island',
    keywords: 'lighthouse island sea boat water sail coast landscape travel',
    palette: 'morning',
    sun: { x: 480, y: 300, radius: 90 },
    draw: countries.islands,
  },
  {
    key: 'volcano',
    title: 'Smoking volcano',
    keywords: 'volcano lava mountain fire smoke cloud palm island nature',
    palette: 'evening',
    sun: { x: 980, y: 220, radius: 64 },
    draw: countries.volcano,
  },
  {
    key: 'meadow',
    title: 'Meadow in bloom',
    keywords: 'meadow flower spring tree plant bloom nature landscape garden',
    palette: 'blossom',
    sun: { x: 300, y: 230, radius: 80 },
    draw: countries.meadow,
  },
  {
    key: 'valley',
    title: 'River through the valley',
    keywords: 'river valley hill tree water nature landscape hiking',
    palette: 'noon',
    sun: { x: 600, y: 270, radius: 92 },
    draw: countries.valley,
  },
  {
    key: 'camp',
    title: 'Tent by the campfire',
    keywords: 'camping tent campfire fire night star outdoor adventure hiking',
    palette: 'night',
    sun: { x: 300, y: 180, radius: 54 },
    draw: countries.camp,
  },
  {
    key: 'storm',
    title: 'Thunderstorm at sea',
    keywords: 'storm lightning rain cloud sea wave weather thunder',
    palette: 'rain',
    sun: { x: 980, y: 150, radius: 0 },
    draw: countries.storm,
  },
  {
    key: 'snow',
    title: 'Cabin in the snow',
    keywords: 'snow winter cabin house home mountain snowflake christmas cold',
    palette: 'winter',
    sun: { x: 620, y: 220, radius: 70 },
    draw: countries.snow,
  },
]

/** Wide views of nature, by landscape and hour of the day. */
export const landscapes: readonly Scene[] = LANDSCAPES.map((landscape) => ({
  key: landscape.key,
  title: landscape.title,
  keywords: landscape.keywords.split(' '),
  svg: () => drawLandscape(landscape),
}))

function drawLandscape({ key, palette: name, sun, draw }: Landscape): string {
  const palette: Palette = PALETTES[name]
  const random = randomOf(key)
  const night = name === 'night'
  return drawing(
    WIDTH,
    HEIGHT,
    `<defs>${gradient('sky', palette.skyTop, palette.skyBottom)}</defs>`,
    night
      ? rectangle(0, 0, WIDTH, HEIGHT, 'url(#sky)') +
          stars(random, 90, 520, palette.glow) +
          crescent(sun.x, sun.y, sun.radius, palette.glow)
      : sky(palette, sun),
    night || key === 'storm'
      ? ''
      : cloud(
          between(random, 60, 300),
          between(random, 130, 220),
          between(random, 150, 230),
          palette.paper,
          0.75,
        ) +
          cloud(
            between(random, 760, 960),
            between(random, 170, 280),
            between(random, 120, 190),
            palette.paper,
            0.6,
          ),
    draw(palette, random),
  )
}
