import type { Drawing } from './drawing.ts'

/** Line icons on a grid of 24 units: title, keywords, accent colour, filled accent, lines. */
type Row = readonly [string, string, string, string, string]

const ROWS: readonly Row[] = [
  [
    'Camping tent',
    'outdoor hike holiday',
    '#f59e0b',
    'M12 10l4 9H8z',
    'M3 19L12 4.5 21 19zM12 10l4 9M12 10l-4 9',
  ],
  [
    'Sailing boat',
    'sea wind travel',
    '#38bdf8',
    'M5 16h14l-2.5 4h-9z',
    'M5 16h14l-2.5 4h-9zM12 16V4l6 9h-6M12 7l-5 6h5',
  ],
  [
    'Coffee mug',
    'drink breakfast warm',
    '#a16207',
    'M5 13h10v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z',
    'M5 9h10v9a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM15 11h2.5a2.5 2.5 0 0 1 0 5H15M8 6V4M12 6V4',
  ],
  [
    'Mountain peak',
    'landscape hike snow',
    '#93c5fd',
    'M12 5l3 5.5-3 2-3-2z',
    'M3 19L12 5l9 14zM9 10.5l3 2 3-2',
  ],
  [
    'Umbrella',
    'rain weather dry',
    '#f472b6',
    'M4 12a8 8 0 0 1 16 0z',
    'M4 12a8 8 0 0 1 16 0zM12 12v6a2 2 0 0 0 4 0M12 4V3',
  ],
  [
    'Pine tree',
    'forest nature winter',
    '#34d399',
    'M12 3l5 7h-2l4 6H5l4-6H7z',
    'M12 3l5 7h-2l4 6H5l4-6H7zM12 16v5',
  ],
  ['Desk lamp', 'light office study', '#fde047', 'M14 5l5 5-7 1z', 'M14 5l5 5-7 1zM13 8l-6 5 4 6M6 20h11'],
  [
    'Wall clock',
    'time hour minute',
    '#c4b5fd',
    'M12 12V6.5A5.5 5.5 0 0 1 17.5 12z',
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 7v5h4',
  ],
  [
    'Open book',
    'read library story',
    '#fca5a5',
    'M12 7c2-1.5 4.500-2 8-2v12c-3.500 0-6 .5-8 2z',
    'M12 7c-2-1.500-4.500-2-8-2v12c3.500 0 6 .5 8 2 2-1.500 4.500-2 8-2V5c-3.500 0-6 .5-8 2zM12 7v12',
  ],
  [
    'House key',
    'door lock home',
    '#fbbf24',
    'M8 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
    'M8 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l8 8M16 17l2.500-2.500',
  ],
  [
    'Alarm bell',
    'ring notice sound',
    '#fb923c',
    'M6 16V11a6 6 0 0 1 12 0v5z',
    'M4.500 16h15L18 14v-3a6 6 0 0 0-12 0v3zM10 19a2 2 0 0 0 4 0M12 5V3.500',
  ],
  [
    'Paper plane',
    'send message letter',
    '#60a5fa',
    'M10 14l10-10-5 16z',
    'M20 4L3.500 10.500 10 14l5 6zM20 4L10 14',
  ],
  [
    'Cooking pot',
    'kitchen meal soup',
    '#f87171',
    'M5 11h14v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2z',
    'M5 11h14v7a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM3 13h2M19 13h2M9 8c0-1.500 1-1.500 1-3M14 8c0-1.500 1-1.500 1-3',
  ],
  [
    'Apple',
    'fruit fresh healthy',
    '#ef4444',
    'M12 8c3-2 7 0 7 5s-3 8-5 7.500c-1.500-.4-2.500-.4-4 0C8 21 5 18 5 13s4-7 7-5z',
    'M12 8c3-2 7 0 7 5s-3 8-5 7.500c-1.500-.4-2.500-.4-4 0C8 21 5 18 5 13s4-7 7-5zM12 8c0-2 1-4 3-4.500',
  ],
  [
    'Fish',
    'sea swim animal',
    '#22d3ee',
    'M4 12c3-5 9-6 13-2v4c-4 4-10 3-13-2z',
    'M4 12c3-5 9-6 13-1l3.500-3v8l-3.500-3c-4 5-10 4-13-1zM8 11v.5',
  ],
  [
    'Snail',
    'slow garden animal',
    '#d97706',
    'M14 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
    'M14 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM14 10a2 2 0 1 1-2 2M3 19h15M5 19c-1.500-2-1.500-5 0-8M5 11L3.500 8M5 11l2-2.500',
  ],
  [
    'Bicycle',
    'ride sport wheel',
    '#a3e635',
    'M9.500 16L12 10h4z',
    'M6 13a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM18 13a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM6 16.500L9.500 9H16l2 7.500M9.500 9l3 7.500L16 9M8 7h3M15 6h2',
  ],
  [
    'Street light',
    'city night lamp',
    '#fef08a',
    'M12 6h7l-1.500 4h-4z',
    'M6 21V7a3 3 0 0 1 3-3h6.500v2M12 6h7l-1.500 4h-4zM3.500 21h5',
  ],
  [
    'Hot air balloon',
    'fly sky journey',
    '#fb7185',
    'M12 3a6 6 0 0 0-6 6c0 3 3 5.500 4 6.500h4c1-1 4-3.500 4-6.500a6 6 0 0 0-6-6z',
    'M12 3a6 6 0 0 0-6 6c0 3 3 5.500 4 6.500h4c1-1 4-3.500 4-6.500a6 6 0 0 0-6-6zM10 18h4v3h-4zM10 15.500V18M14 15.500V18',
  ],
  [
    'Lighthouse',
    'coast sea signal',
    '#f43f5e',
    'M9.300 13h5.400l.6 4H8.700z',
    'M10 8h4l1.500 12h-7zM9 8h6M10.500 8V5h3v3M12 5V3.500M5 20h14M17 6l3-1M7 6L4 5',
  ],
  [
    'Picture camera',
    'photo lens travel',
    '#94a3b8',
    'M12 10a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
    'M4 8h4l1.500-2.500h5L16 8h4v11H4zM12 10a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
  ],
  [
    'Mushroom',
    'forest autumn food',
    '#dc2626',
    'M4 12a8 7 0 0 1 16 0z',
    'M4 12a8 7 0 0 1 16 0zM10 12l-1 8h6l-1-8M9 9v.5M14 8v.5',
  ],
  [
    'Cactus pot',
    'desert plant green',
    '#4ade80',
    'M8 15h8l-1 5H9z',
    'M8 15h8l-1 5H9zM10 15V6a2 2 0 0 1 4 0v9M14 11h2a1.500 1.500 0 0 0 1.500-1.500V8M10 9H8.500A1.500 1.500 0 0 1 7 7.500V7',
  ],
  [
    'Ice cream cone',
    'sweet summer dessert',
    '#f9a8d4',
    'M7 10a5 5 0 0 1 10 0z',
    'M7 10a5 5 0 0 1 10 0zM6 10h12M7.500 10L12 21l4.500-11M9.500 14.500l5-4',
  ],
  [
    'Birthday candle',
    'cake party flame',
    '#fdba74',
    'M12 3c2 2 2 4 0 5-2-1-2-3 0-5z',
    'M12 3c2 2 2 4 0 5-2-1-2-3 0-5zM9.500 10h5v7h-5zM5 20h14M7 17h10v3',
  ],
  [
    'Garden gate',
    'fence door entry',
    '#86efac',
    'M6 10h12v3H6z',
    'M4 20V7l1.500-2L7 7v13M17 20V7l1.500-2L20 7v13M7 10h10M7 16h10M10 8v12M14 8v12',
  ],
  [
    'Toolbox',
    'repair work hammer',
    '#facc15',
    'M4 9h16v4H4z',
    'M4 9h16v10H4zM9 9V6h6v3M4 13h16M9 12v3M15 12v3',
  ],
  [
    'Wooden ladder',
    'climb step tool',
    '#eab308',
    'M8.500 8h7v3.500h-7z',
    'M8 3v18M16 3v18M8 6.500h8M8 11h8M8 15.500h8',
  ],
  [
    'Watering can',
    'garden plant water',
    '#2dd4bf',
    'M6 10h9v9H6z',
    'M6 10h9v9H6zM15 14l4-5M17.500 8l3 2.500M6 17H5a3 3 0 0 1 0-6h1M8 10V8a2.500 2.500 0 0 1 5 0v2',
  ],
  [
    'Traffic cone',
    'road work street',
    '#f97316',
    'M9.500 11h5l1 4h-7z',
    'M11 4h2l4 15H7zM4 19h16M9.500 11h5M8.500 15h7',
  ],
  [
    'Moon and stars',
    'night sky sleep',
    '#818cf8',
    'M17 15A7 7 0 0 1 9 5a8 8 0 1 0 8 10z',
    'M17 15A7 7 0 0 1 9 5a8 8 0 1 0 8 10zM16 5v3M14.500 6.500h3M20 10v2M19 11h2',
  ],
  [
    'Music guitar',
    'song string concert',
    '#b45309',
    'M9 11a5 5 0 1 0 4 4z',
    'M9 11a5 5 0 1 0 4 4c0-1.500-1-1.500-1-2.500L19 5M17 4l3 3M8 16v.5M9 11c1 0 2 1 3 1',
  ],
  [
    'Magnifying glass',
    'search find zoom',
    '#7dd3fc',
    'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
    'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM14.500 14.500L20.500 20.500M7 10a3 3 0 0 1 3-3',
  ],
  [
    'Shopping basket',
    'market food store',
    '#bef264',
    'M5 11h14l-1.500 9h-11z',
    'M5 11h14l-1.500 9h-11zM3 11h18M8 11l3-6M16 11l-3-6M9.500 14v3M14.500 14v3',
  ],
  [
    'Theatre curtain',
    'stage show drama',
    '#e11d48',
    'M4 5h4c0 6-1 9-4 11z',
    'M3 5h18M4 5v15M20 5v15M8 5c0 6-1 9-4 11M16 5c0 6 1 9 4 11M4 20h16',
  ],
  [
    'Row of bottles',
    'glass drink recycle',
    '#5eead4',
    'M5 12h4v8H5z',
    'M6 4h2v4l1 3v9H5v-9l1-3zM16 4h2v4l1 3v9h-4v-9l1-3zM11 9h2v3l.7 2v6h-3.400v-6l.7-2z',
  ],
]

/** Icons of our own: dark lines with one filled accent. */
export const ICONS: readonly Drawing[] = ROWS.map(([title, keywords, colour, accent, lines]) =>
  iconOf({ title, keywords: keywords.split(' '), colour, accent, lines }),
)

/** The first icon again in another colour, as a contributor hands in variations of one work. */
export const RECOLOURED: Drawing = recoloured(ROWS[0])

function recoloured(row: Row | undefined): Drawing {
  if (row === undefined) throw new Error('there are no icons')
  const [title, keywords, , accent, lines] = row
  return iconOf({
    title: `Blue ${title.toLowerCase()}`,
    keywords: keywords.split(' '),
    colour: '#2563eb',
    accent,
    lines,
  })
}

interface IconParts extends Pick<Drawing, 'title' | 'keywords'> {
  /** Of the accent. */
  readonly colour: string
  readonly accent: string
  readonly lines: string
}

/** An icon of dark lines over a filled accent, both as paths on a grid of 24 units. */
export function iconOf({ title, keywords, colour, accent, lines }: IconParts): Drawing {
  return { title, keywords, kind: 'icon', style: 'duotone', svg: iconSvg(colour, accent, lines) }
}

function iconSvg(colour: string, accent: string, lines: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill="${colour}" d="${accent}"/><path fill="none" stroke="#1f2937" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" d="${lines}"/></svg>`
}
