import { PALETTES, type Palette, type PaletteName } from '../drawing/palettes.ts'
import { between, type Random, randomOf } from '../drawing/random.ts'
import {
  circle,
  drawing,
  ellipse,
  gradient,
  group,
  path,
  polygon,
  rectangle,
  stroke,
} from '../drawing/shapes.ts'
import type { Scene } from './scene.ts'
import { HEIGHT, mountain, WIDTH } from './scenery.ts'

type Furniture = 'desk' | 'sofa' | 'shelf' | 'table' | 'bed'
type Plant = 'monstera' | 'snake' | 'palm' | 'cactus' | 'hanging'

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

/** Rooms to work and rest in, each with a window and two plants. */
export const rooms: readonly Scene[] = ROOMS.map((room) => ({
  key: room.key,
  title: room.title,
  keywords: room.keywords.split(' '),
  svg: () => drawRoom(room),
}))

/** Where the wall meets the floor. */
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

const FURNITURE: Readonly<Record<Furniture, (p: Palette, random: Random) => string>> = {
  desk: (p) =>
    lamp(p, 356, 560) +
    rectangle(300, 560, 640, 26, p.accent, { rx: 8 }) +
    stroke('M350 586L330 800M890 586L910 800', p.ink, 14) +
    rectangle(700, 586, 180, 120, p.accent, { rx: 8 }) +
    rectangle(700, 586, 180, 120, p.ink, { rx: 8, opacity: 0.18 }) +
    circle(790, 620, 7, p.paper) +
    circle(790, 676, 7, p.paper) +
    rectangle(478, 356, 300, 184, p.ink, { rx: 14 }) +
    rectangle(490, 368, 276, 148, p.paper, { rx: 4 }) +
    rectangle(506, 384, 110, 14, p.near, { rx: 7 }) +
    [412, 434, 456, 478]
      .map((y, index) => rectangle(506, y, [150, 120, 170, 96][index] ?? 100, 10, p.far, { rx: 5 }))
      .join('') +
    circle(704, 444, 38, p.near) +
    path('M704 444V406A38 38 0 0 1 740 456Z', p.accent) +
    rectangle(612, 540, 32, 20, p.ink) +
    mug(p, 850, 560) +
    chair(p),
  sofa: (p) =>
    floorLamp(p, 940) +
    rectangle(330, 500, 560, 200, p.near, { rx: 44 }) +
    rectangle(330, 500, 560, 200, p.ink, { rx: 44, opacity: 0.14 }) +
    rectangle(386, 600, 226, 110, p.near, { rx: 24 }) +
    rectangle(614, 600, 226, 110, p.near, { rx: 24 }) +
    rectangle(290, 560, 104, 190, p.near, { rx: 40 }) +
    rectangle(832, 560, 104, 190, p.near, { rx: 40 }) +
    rectangle(340, 700, 550, 52, p.near, { rx: 14 }) +
    stroke('M350 750L336 800M880 750L894 800', p.ink, 14) +
    group('rotate(-14 470 570)', rectangle(412, 520, 112, 100, p.accent, { rx: 18 })) +
    group('rotate(10 770 570)', rectangle(716, 524, 108, 98, p.second, { rx: 18 })) +
    cat(p, 620, 602),
  shelf: (p, random) =>
    rectangle(360, 200, 500, 600, p.paper, { rx: 10 }) +
    rectangle(360, 200, 500, 600, p.ink, { rx: 10, opacity: 0.18 }) +
    [0, 1, 2, 3]
      .map(
        (level) =>
          rectangle(378, 218 + level * 146, 464, 130, p.ink, { opacity: 0.28 }) +
          books(p, random, 392, 348 + level * 146),
      )
      .join('') +
    cat(p, 620, 200),
  table: (p) =>
    floorLamp(p, 300) +
    stroke('M620 620V790M500 800Q620 770 740 800', p.ink, 16) +
    ellipse(620, 612, 290, 34, p.ink, { opacity: 0.25 }) +
    ellipse(620, 600, 290, 34, p.accent) +
    mug(p, 500, 596, 1.5) +
    mug(p, 730, 600, 1.5) +
    path('M580 590V500Q580 470 620 470T660 500V590Z', p.near) +
    rectangle(600, 450, 40, 22, p.ink, { rx: 8 }) +
    stroke('M660 510Q706 512 694 560', p.near, 12) +
    stroke('M580 520L548 492', p.near, 14),
  bed: (p) =>
    rectangle(270, 440, 40, 350, p.ink, { rx: 12 }) +
    rectangle(270, 480, 300, 150, p.accent, { rx: 20 }) +
    rectangle(280, 620, 660, 120, p.paper, { rx: 18 }) +
    path('M470 600Q700 560 940 610V730Q940 750 920 750H450Q430 660 470 600Z', p.near) +
    path('M470 600Q560 584 640 584Q580 660 600 750H450Q430 660 470 600Z', p.ink, { opacity: 0.12 }) +
    rectangle(310, 572, 150, 74, p.paper, { rx: 30 }) +
    rectangle(310, 572, 150, 74, p.second, { rx: 30, opacity: 0.5 }) +
    rectangle(260, 738, 690, 30, p.ink, { rx: 8 }) +
    stroke('M290 768V806M920 768V806', p.ink, 18) +
    cat(p, 780, 590),
}

function lamp(p: Palette, x: number, foot: number): string {
  return (
    polygon(
      [
        { x: x + 40, y: foot - 190 },
        { x: x + 190, y: foot },
        { x: x - 30, y: foot },
      ],
      p.glow,
      { opacity: 0.25 },
    ) +
    stroke(`M${x} ${foot}V${foot - 120}L${x + 44} ${foot - 200}`, p.ink, 9) +
    rectangle(x - 40, foot - 10, 80, 12, p.ink, { rx: 6 }) +
    group(
      `rotate(35 ${x + 44} ${foot - 200})`,
      path(`M${x + 8} ${foot - 170}Q${x + 44} ${foot - 250} ${x + 80} ${foot - 170}Z`, p.second),
    )
  )
}

function floorLamp(p: Palette, x: number): string {
  return (
    circle(x, 400, 130, p.glow, { opacity: 0.28 }) +
    stroke(`M${x} 800V400`, p.ink, 10) +
    rectangle(x - 54, 794, 108, 12, p.ink, { rx: 6 }) +
    polygon(
      [
        { x: x - 44, y: 340 },
        { x: x + 44, y: 340 },
        { x: x + 80, y: 450 },
        { x: x - 80, y: 450 },
      ],
      p.second,
    )
  )
}

function mug(p: Palette, x: number, foot: number, scale = 1): string {
  return group(
    `translate(${x} ${foot}) scale(${scale})`,
    circle(24, -26, 16, 'none', { stroke: p.second, 'stroke-width': 8 }),
    path('M-24 -50H24V-10Q24 0 14 0H-14Q-24 0 -24 -10Z', p.second),
    stroke('M-8 -64Q-16 -76 -8 -88M8 -64Q0 -76 8 -88', p.paper, 4, { opacity: 0.8 }),
  )
}

function chair(p: Palette): string {
  return (
    rectangle(500, 610, 210, 40, p.near, { rx: 18 }) +
    path('M520 610Q508 470 560 462H650Q702 470 690 610Z', p.near) +
    path('M610 462H650Q702 470 690 610H610Z', p.ink, { opacity: 0.14 }) +
    stroke('M605 650V760M530 800Q605 740 680 800', p.ink, 14)
  )
}

function cat(p: Palette, x: number, foot: number): string {
  return (
    stroke(`M${x + 60} ${foot - 12}Q${x + 120} ${foot - 10} ${x + 108} ${foot - 62}`, p.ink, 14) +
    path(`M${x - 60} ${foot}Q${x - 70} ${foot - 84} ${x} ${foot - 84}T${x + 72} ${foot}Z`, p.ink) +
    path(
      `M${x - 92} ${foot - 62}L${x - 88} ${foot - 116}L${x - 58} ${foot - 96}H${x - 38}L${x - 10} ${foot - 116}L${x - 4} ${foot - 62}Q${x - 10} ${foot - 30} ${x - 48} ${foot - 30}T${x - 92} ${foot - 62}Z`,
      p.ink,
    ) +
    circle(x - 66, foot - 68, 5, p.second) +
    circle(x - 32, foot - 68, 5, p.second) +
    polygon(
      [
        { x: x - 54, y: foot - 56 },
        { x: x - 44, y: foot - 56 },
        { x: x - 49, y: foot - 50 },
      ],
      p.accent,
    )
  )
}

function books(p: Palette, random: Random, from: number, foot: number): string {
  const drawn: string[] = []
  for (let x = from; x < 800; ) {
    const wide = between(random, 20, 42)
    const high = between(random, 76, 116)
    const fill = [p.near, p.accent, p.second, p.paper, p.middle][Math.floor(random() * 5)] ?? p.near
    drawn.push(
      rectangle(x, foot - high, wide, high, fill, { rx: 3 }) +
        rectangle(x + wide * 0.25, foot - high + 14, wide * 0.5, 8, p.ink, { opacity: 0.35, rx: 4 }),
    )
    x += wide + (random() < 0.18 ? 46 : 3)
  }
  return drawn.join('')
}

function standing(plant: Plant, x: number, foot: number, height: number, p: Palette, random: Random): string {
  const rim = foot - height * 0.3
  const pot =
    path(`M${x - 66} ${rim}H${x + 66}L${x + 48} ${foot}H${x - 48}Z`, p.second) +
    path(`M${x + 16} ${rim}H${x + 66}L${x + 48} ${foot}H${x + 10}Z`, p.ink, { opacity: 0.15 }) +
    rectangle(x - 74, rim - 12, 148, 26, p.second, { rx: 8 })
  return foliage(plant, x, rim, height, p, random) + pot
}

/** Leaves that grow out of a pot's rim. */
function foliage(plant: Plant, x: number, rim: number, height: number, p: Palette, random: Random): string {
  const [light, deep] = ['#2f9c84', '#1c6f68']
  switch (plant) {
    case 'snake':
      return [-34, -18, -4, 10, 24, 38]
        .map((angle, index) =>
          group(
            `translate(${x + angle * 0.8} ${rim}) rotate(${angle * 0.5})`,
            path(
              `M-15 0Q-24 ${-height * 0.5} 0 ${-height * between(random, 0.75, 1.05)}Q24 ${-height * 0.5} 15 0Z`,
              index % 2 === 0 ? light : deep,
            ),
          ),
        )
        .join('')
    case 'cactus':
      return (
        stroke(
          `M${x - 50} ${rim - height * 0.42}v30q0 26 26 26h24M${x + 46} ${rim - height * 0.6}v40q0 26 -26 26h-20`,
          light,
          34,
        ) +
        stroke(`M${x} ${rim}V${rim - height * 0.78}`, light, 66) +
        [-16, 0, 16].map((d) => stroke(`M${x + d} ${rim - 20}V${rim - height * 0.74}`, deep, 4)).join('') +
        circle(x, rim - height * 0.86, 13, p.accent)
      )
    case 'palm':
      return [-70, -46, -22, 0, 22, 46, 70]
        .map((angle, index) =>
          group(
            `translate(${x} ${rim}) rotate(${angle})`,
            path(
              `M0 0Q-34 ${-height * 0.6} 0 ${-height * 1.12}Q34 ${-height * 0.6} 0 0Z`,
              index % 2 === 0 ? deep : light,
            ),
            stroke(`M0 -10V${-height * 0.95}`, p.paper, 3, { opacity: 0.4 }),
          ),
        )
        .join('')
    case 'monstera':
    case 'hanging':
      return [-62, -34, -8, 20, 48, 74]
        .map((angle, index) => {
          const length = height * between(random, 0.72, 1.05)
          const size = height * 0.2
          return group(
            `translate(${x} ${rim}) rotate(${angle * 0.8})`,
            stroke(`M0 0V${-length}`, deep, 6),
            path(
              `M0 ${-length + size * 0.5}C${-size * 1.5} ${-length + size * 0.3} ${-size * 1.1} ${-length - size * 1.3} 0 ${-length - size * 1.2}C${size * 1.1} ${-length - size * 1.3} ${size * 1.5} ${-length + size * 0.3} 0 ${-length + size * 0.5}Z`,
              index % 2 === 0 ? light : deep,
            ),
            stroke(
              `M0 ${-length + size * 0.4}V${-length - size * 0.9}M0 ${-length}L${-size * 0.6} ${-length - size * 0.4}M0 ${-length}L${size * 0.6} ${-length - size * 0.4}`,
              p.paper,
              3,
              { opacity: 0.45 },
            ),
          )
        })
        .join('')
  }
}

function hanging(x: number, y: number, p: Palette, random: Random): string {
  const trails = [-52, -30, -8, 14, 36, 56].map((dx, index) => {
    const length = between(random, 90, 240)
    const leaves = Array.from({ length: Math.floor(length / 26) }, (_, leaf) =>
      ellipse(
        x + dx * 1.25 + (leaf % 2 === 0 ? 11 : -11),
        y + 20 + leaf * 26,
        13,
        9,
        index % 2 === 0 ? '#2f9c84' : '#1c6f68',
      ),
    )
    return (
      stroke(
        `M${x + dx} ${y - 10}Q${x + dx * 1.4} ${y + length * 0.4} ${x + dx * 1.25} ${y + length}`,
        '#1c6f68',
        4,
      ) + leaves.join('')
    )
  })
  return (
    stroke(`M${x} 0V${y - 130}M${x - 62} ${y - 30}L${x} ${y - 130}L${x + 62} ${y - 30}`, p.ink, 4) +
    path(`M${x - 74} ${y - 44}H${x + 74}Q${x + 66} ${y + 34} ${x} ${y + 34}T${x - 74} ${y - 44}Z`, p.accent) +
    trails.join('')
  )
}
