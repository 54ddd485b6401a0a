import { circle, path, polygon, rectangle, stroke } from '#seed/works/drawing/shapes.ts'
import { medallion, person } from './person.ts'
import { type Colours, HEIGHT, onGround, type PeopleScene, textBars, WIDTH } from './scene.ts'

/** Scenes of work and conversation. */
export const MEETINGS: readonly PeopleScene[] = [
  {
    key: 'video-call',
    title: 'Video call with six colleagues',
    keywords: 'video call meeting remote work conference online team screen',
    category: 'calls',
    people: 6,
    svg: () =>
      onGround('morning', (c) => [
        rectangle(130, 80, 940, 740, c.ink, { rx: 36 }),
        ...[0, 1, 2].map((dot) => circle(180 + dot * 34, 122, 10, [c.accent, c.second, c.far][dot] ?? c.far)),
        ...['Amina', 'Jonas', 'Mei', 'Omar', 'Greta', 'Luca'].map((name, at) => tile(c, name, at)),
        circle(530, 772, 26, c.far),
        circle(600, 772, 26, c.far),
        circle(670, 772, 26, c.accent),
      ]),
  },
  {
    key: 'conversation',
    title: 'Conversation of two friends',
    keywords: 'conversation chat talk friends speech bubble dialogue discussion',
    category: 'messages',
    people: 2,
    svg: () =>
      onGround('blossom', (c) => [
        rectangle(0, 820, WIDTH, 80, c.near),
        bubble({ x: 150, y: 110, fill: c.accent, tail: 330 }),
        textBars({ x: 200, y: 160, width: 300, fill: c.paper }, [1, 0.8, 0.5]),
        bubble({ x: 650, y: 170, fill: c.second, tail: 850 }),
        textBars({ x: 700, y: 220, width: 300, fill: c.ink }, [0.7, 1, 0.6]),
        person('Rosa', { x: 320, floor: 820, size: 430 }),
        person('Farid', { x: 860, floor: 820, size: 430 }),
      ]),
  },
  {
    key: 'structure',
    title: 'Structure of a small team',
    keywords: 'organisation chart structure team hierarchy company leader',
    category: 'teamwork',
    people: 4,
    svg: () =>
      onGround('noon', (c) => [
        stroke('M600 400V540M260 620V540H940V620M600 540V620', c.middle, 10),
        medallion('Ines', { x: 600, y: 260, radius: 150, fill: c.near }),
        medallion('Sven', { x: 260, y: 700, radius: 120, fill: c.second }),
        medallion('Priya', { x: 600, y: 700, radius: 120, fill: c.accent }),
        medallion('Hiro', { x: 940, y: 700, radius: 120, fill: c.skyTop }),
      ]),
  },
  {
    key: 'presentation',
    title: 'Presenting good numbers',
    keywords: 'presentation chart growth report speaker meeting statistics board',
    category: 'charts',
    people: 1,
    svg: () =>
      onGround('morning', (c) => [
        rectangle(120, 110, 720, 520, c.ink, { rx: 24 }),
        rectangle(150, 140, 660, 460, '#ffffff', { rx: 12 }),
        ...[120, 170, 150, 240, 300].map((height, bar) =>
          rectangle(210 + bar * 115, 560 - height, 70, height, bar === 4 ? c.accent : c.near, { rx: 10 }),
        ),
        stroke('M245 400L360 350L475 370L590 280L705 210', c.second, 12),
        circle(705, 210, 18, c.second),
        rectangle(0, 820, WIDTH, 80, c.far),
        person('Kaya', { x: 950, floor: 820, size: 470 }),
      ]),
  },
  {
    key: 'podcast',
    title: 'Podcast for two',
    keywords: 'podcast microphone radio interview studio recording audio show',
    category: 'music',
    people: 2,
    svg: () =>
      onGround('evening', (c) => [
        rectangle(0, 0, WIDTH, HEIGHT, c.ground),
        circle(600, 300, 240, c.near),
        ...[60, 120, 170, 120, 60].map((reach, bar) =>
          rectangle(468 + bar * 60, 300 - reach, 24, 2 * reach, c.second, { rx: 12 }),
        ),
        person('Tala', { x: 290, floor: 720, size: 400 }),
        person('Bruno', { x: 910, floor: 720, size: 400 }),
        rectangle(60, 720, 1080, 180, c.middle, { rx: 30 }),
        microphone(430, c),
        microphone(770, c),
      ]),
  },
  {
    key: 'review',
    title: 'Five stars from a customer',
    keywords: 'review rating stars customer feedback testimonial quality',
    category: 'shopping',
    people: 1,
    svg: () =>
      onGround('desert', (c) => [
        rectangle(430, 190, 670, 430, '#ffffff', { rx: 36 }),
        path('M470 540L400 660L560 610Z', '#ffffff'),
        ...[0, 1, 2, 3, 4].map((at) => star(530 + at * 118, 310, 50, c.middle)),
        textBars({ x: 490, y: 430, width: 540, fill: c.skyTop }, [1, 0.9, 0.6]),
        rectangle(0, 830, WIDTH, 70, c.near),
        person('Wanda', { x: 250, floor: 830, size: 460 }),
      ]),
  },
  {
    key: 'badge',
    title: 'Badge of a new colleague',
    keywords: 'badge identity card visitor pass employee conference lanyard',
    category: 'office',
    people: 1,
    svg: () =>
      onGround('winter', (c) => [
        rectangle(0, 0, WIDTH, HEIGHT, c.skyTop),
        stroke('M420 -20L600 220L780 -20', c.second, 36),
        rectangle(350, 200, 500, 640, '#ffffff', { rx: 40 }),
        rectangle(350, 200, 500, 110, c.near, { rx: 40 }),
        rectangle(350, 270, 500, 40, c.near),
        rectangle(540, 232, 120, 26, c.ink, { rx: 13 }),
        medallion('Viktor', { x: 600, y: 480, radius: 140, fill: c.far }),
        textBars({ x: 430, y: 670, width: 340, fill: c.middle }, [1, 0.62]),
        rectangle(430, 752, 90, 40, c.accent, { rx: 20 }),
      ]),
  },
]

/** A tile of a call, in two rows of three. */
function tile(c: Colours, name: string, at: number): string {
  const [x, y] = [160 + (at % 3) * 300, 160 + Math.floor(at / 3) * 292]
  const fills = [c.far, c.second, c.skyTop, c.accent, c.skyBottom, c.middle]
  return [
    rectangle(x, y, 280, 272, fills[at] ?? c.far, { rx: 20 }),
    person(name, { x: x + 140, floor: y + 272, size: 220 }),
  ].join('')
}

function bubble({ x, y, fill, tail }: { x: number; y: number; fill: string; tail: number }): string {
  return [
    rectangle(x, y, 400, 190, fill, { rx: 40 }),
    path(`M${tail - 40} ${y + 180}L${tail} ${y + 250}L${tail + 40} ${y + 180}Z`, fill),
  ].join('')
}

function microphone(x: number, c: Colours): string {
  return [
    stroke(`M${x} 780V660`, c.ink, 16),
    rectangle(x - 70, 772, 140, 26, c.ink, { rx: 13 }),
    rectangle(x - 38, 520, 76, 150, c.paper, { rx: 38 }),
    stroke(`M${x - 20} 570H${x + 20}M${x - 20} 600H${x + 20}`, c.near, 8),
  ].join('')
}

/** A star with five points. */
function star(x: number, y: number, radius: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const [reach, angle] = [at % 2 === 0 ? radius : radius * 0.45, (Math.PI / 5) * at - Math.PI / 2]
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
  })
  return polygon(points, fill)
}
