import { PALETTES, type Palette, type PaletteName } from '../drawing/palettes.ts'
import { between, oneOf, type Random, randomOf } from '../drawing/random.ts'
import { circle, drawing, gradient, path, polygon, rectangle, stroke } from '../drawing/shapes.ts'
import type { Scene } from './scene.ts'
import { HEIGHT, WIDTH } from './scenery.ts'
import { drawThing, TABLE, type Thing } from './things.ts'

interface StillLife {
  readonly key: string
  readonly title: string
  readonly keywords: string
  readonly palette: PaletteName
  /** The objects on the table, from left to right. */
  readonly things: readonly Thing[]
}

const STILL_LIFES: readonly StillLife[] = [
  {
    key: 'arches',
    title: 'Two arches and a sphere',
    keywords: 'abstract geometric still life arch sphere shape composition',
    palette: 'morning',
    things: ['arch', 'sphere', 'arch', 'stairs'],
  },
  {
    key: 'vases',
    title: 'Three vases',
    keywords: 'vase bottle ceramic still life abstract decor composition',
    palette: 'desert',
    things: ['vase', 'bottle', 'branch', 'bowl'],
  },
  {
    key: 'stairs',
    title: 'Stairs to nowhere',
    keywords: 'stairs abstract geometric column architecture composition shape',
    palette: 'blossom',
    things: ['stairs', 'column', 'ring', 'sphere'],
  },
  {
    key: 'fruit',
    title: 'Bowl with fruit',
    keywords: 'fruit bowl orange apple still life kitchen food table',
    palette: 'noon',
    things: ['bottle', 'bowl', 'sphere', 'vase'],
  },
  {
    key: 'balance',
    title: 'Stones in balance',
    keywords: 'balance stone stack calm zen abstract wellness composition',
    palette: 'winter',
    things: ['half', 'stack', 'sphere', 'branch'],
  },
  {
    key: 'night',
    title: 'Shapes at night',
    keywords: 'abstract night geometric moon shape cone composition dark',
    palette: 'night',
    things: ['cone', 'arch', 'ring', 'stairs'],
  },
  {
    key: 'columns',
    title: 'Columns in the evening',
    keywords: 'column architecture abstract evening sunset geometric composition',
    palette: 'evening',
    things: ['column', 'half', 'column', 'sphere'],
  },
  {
    key: 'branch',
    title: 'Vase with a branch',
    keywords: 'vase plant branch leaf decor still life interior',
    palette: 'morning',
    things: ['branch', 'sphere', 'bowl', 'column'],
  },
  {
    key: 'rings',
    title: 'Rings and cones',
    keywords: 'ring cone abstract geometric shape composition pattern',
    palette: 'desert',
    things: ['ring', 'cone', 'half', 'cone'],
  },
  {
    key: 'rain',
    title: 'Quiet grey afternoon',
    keywords: 'bottle vase still life calm abstract grey composition',
    palette: 'rain',
    things: ['bottle', 'vase', 'stack', 'bottle'],
  },
  {
    key: 'garden',
    title: 'Garden of shapes',
    keywords: 'abstract garden shape leaf geometric spring composition plant',
    palette: 'noon',
    things: ['arch', 'branch', 'half', 'stack'],
  },
  {
    key: 'rose',
    title: 'Rose coloured stage',
    keywords: 'abstract podium stage geometric shape pink composition product',
    palette: 'blossom',
    things: ['column', 'sphere', 'arch', 'cone'],
  },
  {
    key: 'dusk',
    title: 'Bottles at dusk',
    keywords: 'bottle wine evening still life abstract table composition',
    palette: 'evening',
    things: ['bottle', 'ring', 'vase', 'bowl'],
  },
  {
    key: 'ice',
    title: 'Cool geometry',
    keywords: 'abstract winter ice geometric blue shape composition cold',
    palette: 'winter',
    things: ['cone', 'sphere', 'stairs', 'arch'],
  },
]

/** Arrangements of simple forms with light from the upper left. */
export const stillLifes: readonly Scene[] = STILL_LIFES.map((stillLife) => ({
  key: stillLife.key,
  title: stillLife.title,
  keywords: stillLife.keywords.split(' '),
  svg: () => drawStillLife(stillLife),
}))

function drawStillLife({ key, palette: name, things }: StillLife): string {
  const p = PALETTES[name]
  const random = randomOf(`still life ${key}`)
  const colours: readonly [string, string, string, string] = [p.near, p.accent, p.second, p.middle]
  const standing = things.map((thing, index) => {
    const x = 250 + index * 235 + between(random, -22, 22)
    const height = between(random, 230, 400) * (index % 2 === 0 ? 1 : 0.86)
    return (
      shadow(x, height, p) +
      drawThing(thing, x, height, colours[(index + key.length) % 4] ?? p.near, p, random)
    )
  })
  return drawing(
    WIDTH,
    HEIGHT,
    `<defs>${gradient('wall', p.skyTop, p.skyBottom)}${gradient('table', p.far, p.middle)}</defs>`,
    rectangle(0, 0, WIDTH, HEIGHT, 'url(#wall)'),
    backdrop(random, p),
    rectangle(0, TABLE - 60, WIDTH, HEIGHT, 'url(#table)'),
    rectangle(0, TABLE - 60, WIDTH, 5, p.paper, { opacity: 0.5 }),
    standing.join(''),
  )
}

/** The large shape on the wall behind the objects. */
function backdrop(random: Random, p: Palette): string {
  const x = between(random, 420, 780)
  return oneOf(random, [
    () => circle(x, 360, 270, p.glow, { opacity: 0.85 }) + circle(x, 360, 210, p.glow),
    () => path(`M${x - 230} 640V350A230 230 0 0 1 ${x + 230} 350V640Z`, p.glow, { opacity: 0.85 }),
    () =>
      rectangle(x - 250, 120, 500, 400, p.glow, { rx: 18, opacity: 0.8 }) +
      stroke(`M${x} 120V520M${x - 250} 320H${x + 250}`, p.far, 10),
    () =>
      path(`M${x - 330} 640A330 330 0 0 1 ${x + 330} 640Z`, p.glow) +
      path(`M${x - 230} 640A230 230 0 0 1 ${x + 230} 640Z`, p.far, { opacity: 0.5 }),
  ])()
}

function shadow(x: number, height: number, p: Palette): string {
  return polygon(
    [
      { x: x - 60, y: TABLE },
      { x: x + 70, y: TABLE },
      { x: x + 90 + height * 0.55, y: TABLE + 90 },
      { x: x + height * 0.5 - 40, y: TABLE + 96 },
    ],
    p.ink,
    { opacity: 0.16 },
  )
}
