import type { SeedPack, SeedSource } from '#seed/seed-item.ts'
import { bytesOf } from '#seed/sources/svg-text.ts'
import { sentence } from '#seed/sources/words.ts'
import { PALETTES, type PaletteName } from './drawing/palettes.ts'
import { STUDIOS } from './studios.ts'
import { type Copy, TEMPLATE_FORMATS, type TemplateFormat } from './templates/formats.ts'
import { botanical, type Layout, summit, tiles, waves } from './templates/layouts.ts'
import { arches, orbit } from './templates/round-layouts.ts'

interface Design {
  readonly key: string
  readonly name: string
  readonly pack: 'bold-signals' | 'calm-papers' | 'round-stories'
  readonly layout: Layout
  readonly palette: PaletteName
  readonly style: 'geometric' | 'flat'
  readonly keywords: readonly string[]
  readonly copy: Copy
}

const DESIGNS: readonly Design[] = [
  {
    key: 'tiles',
    name: 'Tiles',
    pack: 'bold-signals',
    layout: tiles,
    palette: 'morning',
    style: 'geometric',
    keywords: ['geometric', 'bauhaus', 'pattern', 'bold', 'design'],
    copy: {
      label: 'OPEN STUDIO',
      headline: ['Shape', 'the week'],
      line: 'Workshops, talks and tea, every Thursday',
    },
  },
  {
    key: 'waves',
    name: 'Waves',
    pack: 'bold-signals',
    layout: waves,
    palette: 'desert',
    style: 'flat',
    keywords: ['wave', 'summer', 'sun', 'sea', 'bold'],
    copy: { label: 'SUMMER SESSIONS', headline: ['Louder', 'than waves'], line: 'New music from the coast' },
  },
  {
    key: 'summit',
    name: 'Summit',
    pack: 'calm-papers',
    layout: summit,
    palette: 'winter',
    style: 'flat',
    keywords: ['mountain', 'travel', 'winter', 'landscape', 'outdoor'],
    copy: {
      label: 'FIELD NOTES',
      headline: ['The slow', 'way up'],
      line: 'A guide to walking without hurry',
    },
  },
  {
    key: 'botanical',
    name: 'Botanical',
    pack: 'calm-papers',
    layout: botanical,
    palette: 'noon',
    style: 'flat',
    keywords: ['plant', 'leaf', 'botanical', 'nature', 'minimal'],
    copy: {
      label: 'GREENHOUSE',
      headline: ['Grow what', 'you love'],
      line: 'Plants and care for small homes',
    },
  },
  {
    key: 'orbit',
    name: 'Orbit',
    pack: 'round-stories',
    layout: orbit,
    palette: 'night',
    style: 'flat',
    keywords: ['space', 'planet', 'night', 'star', 'science'],
    copy: {
      label: 'NIGHT SCHOOL',
      headline: ['Ask the', 'dark sky'],
      line: 'Six evenings about stars and planets',
    },
  },
  {
    key: 'arches',
    name: 'Arches',
    pack: 'round-stories',
    layout: arches,
    palette: 'evening',
    style: 'geometric',
    keywords: ['arch', 'geometric', 'sun', 'abstract', 'colourful'],
    copy: {
      label: 'CITY MARKET',
      headline: ['Made by', 'neighbours'],
      line: 'Crafts and food, every Saturday',
    },
  },
]

const PACKS: readonly { key: Design['pack']; title: string; description: string; tint: SeedPack['tint'] }[] =
  [
    {
      key: 'bold-signals',
      title: 'Bold signals',
      description:
        'Two loud designs in fifteen formats, from the social post to the desktop wallpaper. Text stays text.',
      tint: 'red',
    },
    {
      key: 'calm-papers',
      title: 'Calm papers',
      description:
        'Two quiet designs in fifteen formats, from the story to the document cover. Text stays text.',
      tint: 'teal',
    },
    {
      key: 'round-stories',
      title: 'Round stories',
      description:
        'Two colourful designs of circles and arches in fifteen formats, from the business card to the banner. Text stays text.',
      tint: 'yellow',
    },
  ]

/** Templates for social media, the web and print: SVG with shapes and plain text in generic fonts. */
export const ownTemplates: SeedSource = {
  name: 'works/templates',
  contributors: [STUDIOS.print],
  packs: PACKS.map((pack) => ({
    ...pack,
    key: `motif:${pack.key}`,
    kind: 'template',
    style: pack.key === 'bold-signals' ? 'geometric' : 'flat',
    category: 'layout',
    contributor: STUDIOS.print.username,
    licence: pack.key === 'bold-signals' ? 'motif-standard' : 'cc-by-4.0',
    sourceUrl: null,
    // Some packs of each kind are free: a listing of free templates is never empty.
    price: pack.key === 'bold-signals' ? { item: 700, pack: 2900 } : null,
    featured: true,
  })),
  *items() {
    for (const design of DESIGNS) {
      for (const format of formatsOf(design)) yield itemOf(design, format)
    }
  },
}

/** The formats of a pack, in an order of its own: the first few cover every use of a template. */
function formatsOf({ pack }: Design): readonly TemplateFormat[] {
  return pack === 'bold-signals' ? TEMPLATE_FORMATS : TEMPLATE_FORMATS.toReversed()
}

function itemOf({ key, name, pack, layout, palette, style, keywords, copy }: Design, format: TemplateFormat) {
  return {
    sourceKey: `motif:${pack}:${key}-${format.key}`,
    kind: 'template' as const,
    title: sentence([name, format.name]),
    keywords: [...keywords, ...format.keywords, 'template'],
    bytes: bytesOf(layout(format, copy, PALETTES[palette])),
    category: CATEGORY_OF_FORMAT[format.key] ?? 'layout',
    style,
    pack: `motif:${pack}`,
    sourceUrl: null,
  }
}

const CATEGORY_OF_FORMAT: Readonly<Record<string, string>> = {
  post: 'social-media',
  story: 'social-media',
  podcast: 'social-media',
  presentation: 'charts',
  card: 'office',
  document: 'office',
  email: 'mail',
  call: 'calls',
  splash: 'devices',
}
