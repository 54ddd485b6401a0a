import type { Variant } from '#domain/assets/facets.ts'
import type { Format } from '#domain/assets/formats.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { MenuKind } from '#domain/menu/menu-kinds.ts'

interface MenuSection {
  readonly kind: MenuKind
  /** Related kinds without a section of their own. */
  readonly beside: readonly Kind[]
  /**
   * Frequent searches of this kind: keys of `header.subjects`, and English words to search for, since words in
   * addresses are English (domain.md, "Addresses").
   */
  readonly subjects: readonly string[]
}

/** The sections of the main menu that show a kind, in order (spec section 2, "Header"); the tools come after them. */
export const MENU = [
  { kind: '3d', beside: [], subjects: ['face', 'heart', 'fruit', 'hand', 'animal'] },
  { kind: 'lottie', beside: ['animated-icon'], subjects: ['weather', 'rain', 'sun', 'moon', 'wind'] },
  {
    kind: 'illustration',
    beside: ['kit-illustration', 'photo', 'template'],
    subjects: ['people', 'business', 'security', 'cloud', 'education'],
  },
  { kind: 'icon', beside: ['unicon'], subjects: ['arrow', 'weather', 'people', 'business', 'food'] },
] as const satisfies readonly MenuSection[]

export type Section = (typeof MENU)[number]

/** Listings of a kind that its section links to; each is a key of `header.browse`. */
export const MENU_VARIANTS = ['popular', 'latest', 'free'] as const satisfies readonly Variant[]

/** Tools by their paths in the specification; each is a key of `header.tools`. */
export const TOOLS = {
  pictureSearch: '/reverse-image-search',
  colourEditor: '/color-editor',
  svgEditor: '/svg-editor',
  iconEditor: '/icon-editor',
  modelEditor: '/gltf-3d-editor',
  converter: '/converter',
} as const satisfies Record<string, string>

/** File formats, and a kind that has each. */
export const FORMAT_LISTINGS = [
  { format: 'svg', kind: 'icon' },
  { format: 'png', kind: 'illustration' },
  { format: 'lottie-json', kind: 'lottie' },
  { format: 'glb', kind: '3d' },
  { format: 'jpg', kind: 'photo' },
] as const satisfies readonly { readonly format: Format; readonly kind: Kind }[]

/** Programs that have a plugin, under their trade names (spec section 2, "Plugins and apps"). */
export const PLUGINS = {
  Figma: '/plugins/for-figma',
  'Adobe XD': '/plugins/for-adobe-xd',
  Sketch: '/plugins/for-sketch',
  PowerPoint: '/plugins/for-powerpoint',
  'Google Slides': '/plugins/for-google-slides',
  Canva: '/plugins/iconscout-for-canva',
  Webflow: '/plugins/for-webflow',
  WordPress: '/plugins/for-wordpress',
} as const satisfies Record<string, string>
