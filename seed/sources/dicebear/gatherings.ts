import { between, oneOf, randomOf } from '#seed/works/drawing/random.ts'
import { circle, path, polygon, rectangle, stroke } from '#seed/works/drawing/shapes.ts'
import { medallion, person } from './person.ts'
import { type Colours, HEIGHT, onGround, type PeopleScene, WIDTH } from './scene.ts'

/** Scenes of friends, families and neighbours. */
export const GATHERINGS: readonly PeopleScene[] = [
  {
    key: 'five',
    title: 'Five friends in a row',
    keywords: 'group friends team crowd community together diversity',
    category: 'people',
    people: 5,
    svg: () =>
      onGround('noon', (c) => [
        circle(600, 470, 400, c.skyTop),
        person('Elif', { x: 210, floor: 830, size: 330 }),
        person('Dmitri', { x: 990, floor: 830, size: 330 }),
        person('Quinn', { x: 400, floor: 830, size: 390 }),
        person('Nadia', { x: 800, floor: 830, size: 390 }),
        person('Uma', { x: 600, floor: 830, size: 450 }),
        rectangle(0, 830, WIDTH, 70, c.near),
      ]),
  },
  {
    key: 'network',
    title: 'Network of acquaintances',
    keywords: 'network social connection contact community link relation',
    category: 'social-media',
    people: 6,
    svg: () =>
      onGround('morning', (c) => [
        stroke('M600 450L250 210M600 450L950 210M600 450L210 690M600 450L990 690M600 450V800', c.far, 10),
        medallion('Chiara', { x: 600, y: 420, radius: 170, fill: c.near }),
        medallion('Zoltan', { x: 250, y: 210, radius: 105, fill: c.second }),
        medallion('Ximena', { x: 950, y: 210, radius: 105, fill: c.accent }),
        medallion('Yuna', { x: 210, y: 690, radius: 115, fill: c.skyTop }),
        medallion('Diego', { x: 990, y: 690, radius: 115, fill: c.middle }),
        medallion('Aiko', { x: 600, y: 770, radius: 90, fill: c.skyTop }),
      ]),
  },
  {
    key: 'phone',
    title: 'Call from a friend',
    keywords: 'phone call video mobile smartphone friend incoming contact',
    category: 'calls',
    people: 1,
    svg: () =>
      onGround('evening', (c) => [
        rectangle(400, 50, 400, 800, c.ink, { rx: 60 }),
        rectangle(424, 74, 352, 752, c.skyTop, { rx: 42 }),
        rectangle(540, 92, 120, 22, c.ink, { rx: 11 }),
        circle(600, 330, 150, c.far),
        person('Esme', { x: 600, floor: 640, size: 352 }),
        rectangle(424, 640, 352, 186, c.near, { rx: 42 }),
        rectangle(424, 640, 352, 60, c.near),
        circle(520, 740, 46, c.accent),
        circle(680, 740, 46, '#3dbb7c'),
        ...[1, 2, 3].flatMap((ring) => [
          stroke(
            `M${370 - ring * 50} ${360 - ring * 45}Q${330 - ring * 60} 450 ${370 - ring * 50} ${540 + ring * 45}`,
            c.middle,
            12,
          ),
          stroke(
            `M${830 + ring * 50} ${360 - ring * 45}Q${870 + ring * 60} 450 ${830 + ring * 50} ${540 + ring * 45}`,
            c.middle,
            12,
          ),
        ]),
      ]),
  },
  {
    key: 'neighbours',
    title: 'Neighbours at their windows',
    keywords: 'neighbour window house building community street apartment',
    category: 'buildings',
    people: 4,
    svg: () =>
      onGround('desert', (c) => [
        rectangle(140, 60, 920, 840, c.middle),
        rectangle(110, 40, 980, 50, c.ground),
        ...['Bela', 'Cleo', '', '', 'Jonas', 'Amina'].map((name, at) => facade(c, name, at)),
      ]),
  },
  {
    key: 'pictures',
    title: 'Family pictures on the wall',
    keywords: 'family picture frame wall portrait home memory gallery',
    category: 'family-and-love',
    people: 5,
    svg: () =>
      onGround('blossom', (c) => [
        rectangle(0, 0, WIDTH, HEIGHT, c.skyTop),
        frame('Rosa', { x: 130, y: 90, width: 300, height: 340 }, c.accent, c),
        frame('Sven', { x: 480, y: 60, width: 260, height: 260 }, c.second, c),
        frame('Mei', { x: 790, y: 110, width: 290, height: 330 }, c.near, c),
        frame('Luca', { x: 470, y: 370, width: 290, height: 300 }, c.far, c),
        frame('Greta', { x: 190, y: 480, width: 230, height: 230 }, c.second, c),
        rectangle(0, 790, WIDTH, 30, c.paper),
        rectangle(0, 820, WIDTH, 80, c.near),
        plant(950, c),
      ]),
  },
  {
    key: 'birthday',
    title: 'Birthday with friends',
    keywords: 'birthday party celebration cake friends confetti bunting',
    category: 'celebrations',
    people: 3,
    svg: () =>
      onGround('morning', (c) => [
        ...bunting(c),
        ...confetti(c),
        person('Priya', { x: 250, floor: 760, size: 400 }),
        person('Omar', { x: 950, floor: 760, size: 400 }),
        person('Ines', { x: 600, floor: 760, size: 440 }),
        rectangle(0, 760, WIDTH, 140, c.near),
        rectangle(480, 660, 240, 120, c.paper, { rx: 16 }),
        path(
          'M480 700Q510 730 540 700T600 700T660 700T720 700V676Q720 660 704 660H496Q480 660 480 676Z',
          c.accent,
        ),
        ...[540, 600, 660].flatMap((x) => [
          rectangle(x - 6, 610, 12, 50, c.second),
          circle(x, 598, 11, c.glow),
        ]),
      ]),
  },
  {
    key: 'audience',
    title: 'Speaker before an audience',
    keywords: 'speaker audience stage conference lecture talk spotlight event',
    category: 'education',
    people: 1,
    svg: () =>
      onGround('night', (c) => [
        rectangle(0, 0, WIDTH, HEIGHT, c.near),
        polygon(
          [
            { x: 520, y: 0 },
            { x: 680, y: 0 },
            { x: 960, y: 640 },
            { x: 240, y: 640 },
          ],
          c.skyBottom,
        ),
        person('Farid', { x: 600, floor: 640, size: 400 }),
        rectangle(440, 560, 320, 110, c.accent, { rx: 16 }),
        rectangle(0, 640, WIDTH, 260, c.middle),
        ...[0, 1].flatMap((row) =>
          Array.from({ length: 8 - row }, (_, at) => {
            const [x, y] = [90 + at * 150 + row * 75, 760 + row * 80]
            const fill = row === 0 ? c.ground : c.ink
            return circle(x, y, 52, fill) + rectangle(x - 70, y + 38, 140, 140, fill, { rx: 50 })
          }),
        ),
      ]),
  },
]

/** A window of a house and the person at it; two rows of three. */
function facade(c: Colours, name: string, at: number): string {
  const [x, y] = [200 + (at % 3) * 290, 140 + Math.floor(at / 3) * 380]
  return [
    rectangle(x, y, 220, 250, c.paper, { rx: 12 }),
    rectangle(x + 14, y + 14, 192, 222, name === '' ? c.second : c.far, { rx: 6 }),
    name === ''
      ? stroke(`M${x + 110} ${y + 14}V${y + 236}M${x + 14} ${y + 125}H${x + 206}`, c.paper, 12)
      : person(name, { x: x + 110, floor: y + 236, size: 190 }),
    rectangle(x - 14, y + 236, 248, 34, c.ground, { rx: 8 }),
    ...[0, 1, 2, 3, 4].map((flower) =>
      circle(x + 20 + flower * 46, y + 228, 17, flower % 2 === 0 ? c.accent : c.glow),
    ),
  ].join('')
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function frame(name: string, { x, y, width, height }: Box, fill: string, c: Colours): string {
  return [
    rectangle(x, y, width, height, c.ink, { rx: 10 }),
    rectangle(x + 16, y + 16, width - 32, height - 32, fill),
    person(name, { x: x + width / 2, floor: y + height - 16, size: Math.min(width, height) - 56 }),
  ].join('')
}

function plant(x: number, c: Colours): string {
  return [
    ...[-60, -25, 20, 60].map((lean) =>
      stroke(`M${x} 700Q${x + lean} 600 ${x + lean * 1.6} 510`, '#2f9c84', 26),
    ),
    path(`M${x - 90} 690H${x + 90}L${x + 64} 830H${x - 64}Z`, c.accent),
  ].join('')
}

/** Pennants that hang from two arcs of a rope. */
function bunting(c: Colours): readonly string[] {
  const ropeAt = (x: number) => 50 + 70 * Math.abs(Math.sin((Math.PI * x) / 600))
  const rope = Array.from({ length: 61 }, (_, step) => `${step * 20} ${ropeAt(step * 20).toFixed(1)}`)
  const pennants = Array.from({ length: 10 }, (_, at) => {
    const x = 60 + at * 120
    const corners = [
      { x: x - 36, y: ropeAt(x - 36) },
      { x: x + 36, y: ropeAt(x + 36) },
      { x, y: ropeAt(x) + 84 },
    ]
    return polygon(corners, [c.accent, c.second, c.near][at % 3] ?? c.near)
  })
  return [...pennants, stroke(`M${rope.join('L')}`, c.ink, 6)]
}

function confetti(c: Colours): readonly string[] {
  const random = randomOf('confetti')
  return Array.from({ length: 40 }, () =>
    circle(
      between(random, 20, WIDTH - 20),
      between(random, 190, 640),
      between(random, 5, 11),
      oneOf(random, [c.accent, c.second, c.near, c.far]),
    ),
  )
}
