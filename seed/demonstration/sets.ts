import type { Drawing } from './drawing.ts'
import { iconOf } from './icons.ts'

/** An outline with room for a glyph around a point of the grid of 24 units. */
interface Base {
  readonly name: string
  readonly keywords: readonly string[]
  readonly colour: string
  readonly outline: string
  /** Lines beside the outline. */
  readonly lines: string
  readonly centre: readonly [x: number, y: number]
}

const BASES = {
  folder: {
    name: 'Folder',
    keywords: ['directory', 'office', 'storage'],
    colour: '#fcd34d',
    outline: 'M3 7a2 2 0 0 1 2-2h4l2 2h8a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
    lines: '',
    centre: [12, 13.5],
  },
  page: {
    name: 'Page',
    keywords: ['document', 'paper', 'office'],
    colour: '#bfdbfe',
    outline: 'M6 3h8l4 4v14H6z',
    lines: 'M14 3v4h4',
    centre: [12, 14],
  },
  bubble: {
    name: 'Speech bubble',
    keywords: ['message', 'talk', 'answer'],
    colour: '#bbf7d0',
    outline: 'M4 4h16v12h-8l-4 4v-4H4z',
    lines: '',
    centre: [12, 10],
  },
  calendar: {
    name: 'Calendar',
    keywords: ['date', 'meeting', 'plan'],
    colour: '#fecaca',
    outline: 'M4 6h16v14H4z',
    lines: 'M4 10h16M8 4v4M16 4v4',
    centre: [12, 15],
  },
} as const satisfies Record<string, Base>

export type SetName = keyof typeof BASES

/** Name, keyword and lines from the centre of a base. */
const GLYPHS = [
  ['plus', 'add', 'm0-3v6m-3-3h6'],
  ['minus', 'remove', 'm-3 0h6'],
  ['tick', 'done', 'm-3 0l2 2 4-4'],
  ['cross', 'close', 'm-2.5-2.5l5 5m0-5l-5 5'],
  ['heart', 'favourite', 'm0 3l-3-3a1.800 1.800 0 0 1 3-2 1.800 1.800 0 0 1 3 2z'],
  ['star', 'rating', 'm0-3l1 2 2 .3-1.500 1.500.4 2.200-1.900-1-1.900 1 .4-2.200-1.500-1.500 2-.3z'],
  ['padlock', 'private', 'm-2.5-.5h5v3.500h-5zm1 0v-1a1.500 1.500 0 0 1 3 0v1'],
  ['upward arrow', 'send', 'm0 3v-6m-2.500 2.500l2.500-2.500 2.500 2.500'],
  ['downward arrow', 'receive', 'm0-3v4.500m-2-2l2 2 2-2m-5 3.500h6'],
  ['clock', 'later', 'm-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0m3-1.500v1.500l1.200.8'],
] as const

/** Icons of our own that belong together, for the packs of the demonstration: one outline with ten glyphs. */
export const SETS: Readonly<Record<SetName, readonly Drawing[]>> = {
  folder: drawSet(BASES.folder),
  page: drawSet(BASES.page),
  bubble: drawSet(BASES.bubble),
  calendar: drawSet(BASES.calendar),
}

function drawSet({ name, keywords, colour, outline, lines, centre: [x, y] }: Base): readonly Drawing[] {
  return GLYPHS.map(([glyph, keyword, path]) =>
    iconOf({
      title: `${name} with ${glyph}`,
      keywords: [...keywords, keyword],
      colour,
      accent: outline,
      lines: `${outline}${lines}M${x} ${y}${path}`,
    }),
  )
}
