import type { Kind } from '#domain/assets/kinds.ts'
import type { SeedPack } from '#seed/seed-item.ts'
import type { StyleSlug } from '#seed/taxonomy/styles.ts'
import type { Drawn } from '../drawn.ts'
import { STICKIES } from './stickies.ts'

/** The icons of a set's package that the default seed takes, and their packs. */
export interface Recipe {
  /** Prefix of the set; its package is `@iconify-json/<prefix>`. */
  readonly prefix: string
  readonly kind: Kind
  readonly author: 'person' | 'team'
  /** Category of its packs when all icons have the same subject. */
  readonly category?: string
  /** Category and keywords of all its icons when the names alone do not give them. */
  readonly about?: { readonly category: string; readonly keywords: readonly string[] }
  /** Every suffix that distinguishes styles in this set, including those of styles without a pack. */
  readonly suffixes: readonly string[]
  readonly packs: readonly PackRecipe[]
}

export interface PackRecipe {
  readonly suffix: string
  readonly style: StyleSlug
  readonly limit: number
  /** The text after the set's name in the pack's title; empty for the only or main style. */
  readonly label: string
  /** The pack's title, where the name of the set says what it is not. */
  readonly title?: string
  readonly description?: string
  readonly tint?: SeedPack['tint']
  readonly featured?: boolean
  readonly later?: boolean
  /** Icons of other subjects, left out of this pack. */
  readonly without?: RegExp
  /** The only drawings of this pack by name, in its order, where a person described each. */
  readonly drawings?: Readonly<Record<string, Drawn>>
}

const PHOSPHOR = ['thin', 'light', 'bold', 'fill', 'duotone']
const SOLAR = ['broken', 'line-duotone', 'linear', 'outline', 'bold', 'bold-duotone']

/** Letters, digits and logos of other applications, which are of little use in a picture library. */
const GLYPHS =
  /^(?:letter|number|circle-letter|square-letter|hexagon|brand|logo|circle-number|square-number)-|^[a-z\d]-square|^number-/

/** Carbon's marks for IBM's own products and for parts of its consoles. */
const CARBON_PRODUCTS =
  /^(?:watson|ibm|cics|letter|number|database-|deployment|instance|gateway|rag$|key$|data-refinery|4k|quantum)/

/** Meteocons that are units, hours or numbers instead of a picture. */
export const METEOCONS_TEXT =
  /celsius|fahrenheit|kelvin|not-available|^time-|uv-index|wind-beaufort|compass-|tide-|moon-new|barometer-/

export const RECIPES: readonly Recipe[] = [
  {
    prefix: 'lucide',
    kind: 'icon',
    author: 'team',
    suffixes: [],
    packs: [{ suffix: '', style: 'line', limit: 240, label: '', featured: true, tint: 'brand' }],
  },
  {
    prefix: 'tabler',
    kind: 'icon',
    author: 'person',
    suffixes: ['filled'],
    packs: [
      { suffix: '', style: 'line', limit: 160, label: 'line', without: GLYPHS },
      { suffix: 'filled', style: 'solid', limit: 110, label: 'filled', without: GLYPHS },
    ],
  },
  {
    prefix: 'ph',
    kind: 'icon',
    author: 'team',
    suffixes: PHOSPHOR,
    packs: [
      { suffix: 'duotone', style: 'duotone', limit: 160, label: 'duotone', featured: true, tint: 'teal' },
      { suffix: 'fill', style: 'solid', limit: 120, label: 'fill' },
      { suffix: 'light', style: 'thin-line', limit: 100, label: 'light' },
      { suffix: 'bold', style: 'bold-line', limit: 100, label: 'bold' },
    ],
  },
  {
    prefix: 'solar',
    kind: 'icon',
    author: 'team',
    suffixes: SOLAR,
    packs: [
      { suffix: 'bold-duotone', style: 'duotone', limit: 140, label: 'bold duotone', featured: true },
      { suffix: 'linear', style: 'line', limit: 100, label: 'linear' },
      { suffix: 'bold', style: 'solid', limit: 100, label: 'bold' },
    ],
  },
  {
    prefix: 'iconoir',
    kind: 'icon',
    author: 'person',
    suffixes: ['solid'],
    packs: [{ suffix: '', style: 'line', limit: 140, label: '', without: GLYPHS }],
  },
  {
    prefix: 'carbon',
    kind: 'icon',
    author: 'team',
    suffixes: [],
    packs: [{ suffix: '', style: 'line', limit: 130, label: '', without: CARBON_PRODUCTS }],
  },
  {
    prefix: 'mingcute',
    kind: 'icon',
    author: 'team',
    suffixes: ['line', 'fill'],
    packs: [
      { suffix: 'line', style: 'line', limit: 100, label: 'line' },
      { suffix: 'fill', style: 'solid', limit: 100, label: 'fill' },
    ],
  },
  {
    prefix: 'fluent-color',
    kind: 'icon',
    author: 'team',
    suffixes: ['16', '20', '24', '28', '32', '48'],
    packs: [{ suffix: '32', style: 'gradient', limit: 150, label: '', featured: true, tint: 'yellow' }],
  },
  {
    prefix: 'streamline-color',
    kind: 'icon',
    author: 'team',
    suffixes: ['flat'],
    packs: [
      { suffix: '', style: 'coloured-outline', limit: 110, label: 'duo' },
      { suffix: 'flat', style: 'flat', limit: 110, label: 'flat' },
    ],
  },
  {
    prefix: 'streamline-kameleon-color',
    kind: 'icon',
    author: 'team',
    suffixes: ['duo'],
    packs: [{ suffix: '', style: 'badge', limit: 150, label: '', featured: true, tint: 'red' }],
  },
  {
    prefix: 'streamline-stickies-color',
    kind: 'illustration',
    author: 'team',
    suffixes: ['duo'],
    packs: [
      {
        suffix: '',
        style: 'coloured-outline',
        limit: 100,
        label: '',
        title: 'Stickies',
        description:
          'Friendly stickers of everyday scenes and things, with bold outlines and three bright colours.',
        featured: true,
        tint: 'red',
        drawings: STICKIES,
      },
    ],
  },
  {
    prefix: 'noto',
    category: 'faces',
    kind: 'icon',
    author: 'team',
    suffixes: [],
    packs: [
      { suffix: '', style: 'emoji', limit: 150, label: '', without: /flag|skin-tone|-hair|^keycap|^\d/ },
    ],
  },
  {
    prefix: 'fluent-emoji-flat',
    category: 'faces',
    kind: 'icon',
    author: 'team',
    suffixes: [],
    packs: [
      {
        suffix: '',
        style: 'emoji',
        limit: 170,
        label: '',
        tint: 'yellow',
        without: /flag|-(?:light|medium|dark)|-hair|^keycap/,
      },
    ],
  },
  {
    prefix: 'line-md',
    kind: 'animated-icon',
    author: 'person',
    suffixes: ['twotone', 'loop'],
    packs: [
      {
        suffix: '',
        style: 'line',
        limit: 130,
        label: 'drawn',
        featured: true,
        without: /transition|-to-|filled|half|watch|off$|out$/,
      },
      {
        suffix: 'loop',
        style: 'looping',
        limit: 60,
        label: 'looping',
        without: /transition|-to-|filled|twotone|watch|hazard|(?:^|-)off(?:-|$)/,
      },
    ],
  },
  {
    prefix: 'svg-spinners',
    category: 'loaders',
    about: { category: 'loaders', keywords: ['loading', 'spinner', 'loader', 'progress', 'wait'] },
    kind: 'animated-icon',
    author: 'person',
    suffixes: [],
    packs: [{ suffix: '', style: 'looping', limit: 46, label: '', tint: 'brand', later: true }],
  },
  {
    prefix: 'meteocons',
    category: 'weather',
    kind: 'animated-icon',
    author: 'person',
    suffixes: ['fill'],
    packs: [
      {
        suffix: 'fill',
        style: 'flat',
        limit: 90,
        label: 'fill',
        featured: true,
        tint: 'teal',
        without: METEOCONS_TEXT,
      },
    ],
  },
]
