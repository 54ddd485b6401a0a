import { PALETTES, type Palette, type PaletteName } from '../drawing/palettes.ts'
import { randomOf } from '../drawing/random.ts'
import { circle, drawing, ellipse, gradient, rectangle, stroke } from '../drawing/shapes.ts'
import { FURNITURE, type Furniture } from './furniture.ts'
import { hanging, type Plant, standing } from './house-plants.ts'
import type { Scene } from './scene.ts'
import { HEIGHT, mountain, WIDTH } from './scenery.ts'

interface Room {
  readonly key: string
  readonly title: string
  readonly keywords: string
  readonly palette: PaletteName
  readonly furniture: Furniture
  readonly plants: readonly [Plant, Plant]
}

const ROOMS: readonly Room[] = [
  {
    key: 'desk-morning',
    title: 'Desk by the window',
    keywords: 'workspace desk computer laptop office plant work window home',
    palette: 'morning',
    furniture: 'desk',
    plants: ['monstera', 'hanging'],
  },
  {
    key: 'desk-night',
    title: 'Working late',
    keywords: 'workspace desk computer night lamp office work moon deadline',
    palette: 'night',
    furniture: 'desk',
    plants: ['snake', 'hanging'],
  },
  {
    key: 'desk-noon',
    title: 'Studio full of plants',
    keywords: 'workspace studio desk computer plant design work office green',
    palette: 'noon',
    furniture: 'desk',
    plants: ['palm', 'monstera'],
  },
  {
    key: 'sofa',
    title: 'Sunday on the sofa',
    keywords: 'sofa living room home cat plant relax lamp interior',
    palette: 'desert',
    furniture: 'sofa',
    plants: ['palm', 'snake'],
  },
  {
    key: 'sofa-evening',
    title: 'Evening at home',
    keywords: 'sofa home evening lamp cat plant relax interior living room',
    palette: 'evening',
    furniture: 'sofa',
    plants: ['monstera', 'hanging'],
  },
  {
    key: 'sofa-rose',
    title: 'Rose living room',
    keywords: 'sofa living room home plant flower interior pink decor',
    palette: 'blossom',
    furniture: 'sofa',
    plants: ['snake', 'palm'],
  },
  {
    key: 'shelf',
    title: 'Shelf of books',
    keywords: 'book shelf reading library plant home study interior',
    palette: 'morning',
    furniture: 'shelf',
    plants: ['hanging', 'snake'],
  },
  {
    key: 'shelf-noon',
    title: 'Books and leaves',
    keywords: 'book shelf plant reading leaf home study learning',
    palette: 'noon',
    furniture: 'shelf',
    plants: ['monstera', 'cactus'],
  },
  {
    key: 'coffee',
    title: 'Coffee for two',
    keywords: 'coffee table cup drink breakfast kitchen plant morning',
    palette: 'desert',
    furniture: 'table',
    plants: ['cactus', 'hanging'],
  },
  {
    key: 'tea',
    title: 'Tea on a rainy day',
    keywords: 'tea coffee cup table rain window weather autumn plant',
    palette: 'rain',
    furniture: 'table',
    plants: ['snake', 'hanging'],
  },
  {
    key: 'winter-table',
    title: 'Hot chocolate in winter',
    keywords: 'cup drink winter table snow window christmas home',
    palette: 'winter',
    furniture: 'table',
    plants: ['cactus', 'snake'],
  },
  {
    key: 'bed',
    title: 'Slow morning',
    keywords: 'bed bedroom sleep morning window home plant relax interior',
    palette: 'blossom',
    furniture: 'bed',
    plants: ['monstera', 'hanging'],
  },
  {
    key: 'bed-night',
    title: 'Good night',
    keywords: 'bed bedroom sleep night moon window home interior star',
    palette: 'night',
    furniture: 'bed',
    plants: ['snake', 'hanging'],
  },
  {
    key: 'bed-noon',
    title: 'Green bedroom',
    keywords: 'bed bedroom plant green home window interior summer',
    palette: 'noon',
    furniture: 'bed',
    plants: ['palm', 'cactus'],
  },
]

/** Rooms for work and rest, each with a window and two plants. */
export const rooms: readonly Scene[] = ROOMS.map((room) => ({
  key: room.key,
  title: room.title,
  keywords: room.keywords.split(' '),
  svg: () => drawRoom(room),
}))

/** The y coordinate where the wall meets the floor. */
const FLOOR = 690

function drawRoom({ key, palette: name, furniture, plants }: Room): string {
  const p = PALETTES[name]
  const random = randomOf(`room ${key}`)
  const dark = name === 'night'
  const wall = dark ? p.far : p.paper
  return drawing(
    WIDTH,
    HEIGHT,
    `<defs>${gradient('view', p.skyTop, p.skyBottom)}${gradient('wall', wall, dark ? p.middle : p.far)}</defs>`,
    rectangle(0, 0, WIDTH, HEIGHT, 'url(#wall)'),
    windowPane(p, dark),
    pictures(p),
    rectangle(0, FLOOR, WIDTH, HEIGHT - FLOOR, dark ? p.ground : p.middle),
    rectangle(0, FLOOR - 12, WIDTH, 14, dark ? p.near : p.paper, { opacity: 0.8 }),
    ellipse(610, 812, 470, 60, dark ? p.near : p.far, { opacity: 0.7 }),
    ellipse(610, 812, 400, 46, p.accent, { opacity: 0.3 }),
    standing(plants[0], 168, 800, 330, p, random),
    FURNITURE[furniture](p, random),
    plants[1] === 'hanging' ? hanging(1110, 330, p, random) : standing(plants[1], 1050, 800, 270, p, random),
  )
}

function windowPane(p: Palette, dark: boolean): string {
  const light = dark
    ? [circle(690, 220, 46, p.glow)]
    : [circle(690, 230, 58, p.glow), circle(690, 230, 92, p.glow, { opacity: 0.3 })]
  return (
    rectangle(404, 96, 412, 372, p.ink, { rx: 14, opacity: 0.12 }) +
    rectangle(396, 84, 412, 372, dark ? p.near : p.paper, { rx: 14 }) +
    `<clipPath id="pane"><rect x="414" y="102" width="376" height="336"/></clipPath><g clip-path="url(#pane)">${rectangle(414, 102, 376, 336, 'url(#view)')}${light.join('')}${mountain({ x: 520, y: 290 }, 160, 438, { lit: p.far, shade: p.middle })}${mountain({ x: 680, y: 320 }, 170, 438, { lit: p.middle, shade: p.near })}</g>` +
    stroke('M602 102V438M414 270H790', dark ? p.near : p.paper, 12) +
    rectangle(378, 448, 448, 22, dark ? p.near : p.paper, { rx: 6 })
  )
}

function pictures(p: Palette): string {
  return (
    rectangle(894, 120, 150, 190, p.ink, { rx: 6 }) +
    rectangle(906, 132, 126, 166, p.paper) +
    circle(969, 202, 42, p.accent) +
    rectangle(927, 240, 84, 16, p.second, { rx: 8 }) +
    rectangle(927, 264, 60, 12, p.near, { rx: 6 })
  )
}
