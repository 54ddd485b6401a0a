/** The blocks that editors compose pages of, in the order of the panel's list, with their names there. */
export const BLOCKS = {
  hero: 'Hero',
  mosaic: 'Mosaic of works',
  freeAsset: 'Free asset of the day',
  packs: 'Row of packs',
  collections: 'Row of collections',
  contributors: 'Row of contributors',
  plans: 'Plan table',
  features: 'Feature list',
  steps: 'Steps',
  numbers: 'Numbers',
  quote: 'Quote',
  logos: 'Logos',
  faq: 'Questions and answers',
  video: 'Video',
  lottie: 'Lottie animation',
  model: '3D model',
  picture: 'Picture',
  gallery: 'Gallery',
  text: 'Text',
  action: 'Call to action',
  countdown: 'Countdown',
  code: 'Code',
  comparison: 'Comparison table',
  form: 'Contact form',
  embed: 'Embedded page',
} as const satisfies Record<string, string>

export type BlockType = keyof typeof BLOCKS
export const BLOCK_TYPES = Object.keys(BLOCKS) as readonly BlockType[]

/** The layout of a hero: words alone, works beside or below them, or on a coloured panel. */
export const HERO_LAYOUTS = ['plain', 'beside', 'below', 'panel'] as const

/** How wide a picture is: as the text, as the page, or smaller than the text. */
export const PICTURE_WIDTHS = ['text', 'wide', 'small'] as const

/** Icons of a feature list: a selection of the interface icons. */
export const FEATURE_ICONS = [
  'check',
  'clock',
  'copy',
  'download',
  'eye',
  'film',
  'globe',
  'heart',
  'image',
  'layers',
  'palette',
  'scale',
  'search',
  'shapes',
  'star',
  'users',
] as const

/** What a number states: words of an editor, or a figure of the library that is counted when the page is read. */
export const NUMBER_SOURCES = [
  'typed',
  'assets',
  'free-assets',
  'packs',
  'contributors',
  'collections',
  'icons',
  'illustrations',
  'models',
  'lotties',
  'animated-icons',
] as const
export type NumberSource = (typeof NUMBER_SOURCES)[number]

/** A cell of a comparison table. */
export const CELL_MARKS = ['yes', 'no', 'text'] as const

export const CODE_LANGUAGES = ['html', 'css', 'javascript', 'json', 'shell', 'text'] as const
