/** Maximum characters of the texts of blocks. */
export const BLOCK_LENGTHS = {
  heading: 120,
  label: 60,
  short: 160,
  lead: 600,
  paragraph: 2_000,
  code: 8_000,
  address: 500,
} as const

/** Maximum rows of the lists of blocks, and of blocks on one page. */
export const BLOCK_COUNTS = {
  blocks: 40,
  actions: 2,
  heroWorks: 6,
  works: 48,
  packs: 8,
  collections: 8,
  contributors: 8,
  features: 12,
  steps: 8,
  numbers: 6,
  logos: 16,
  questions: 24,
  gallery: 24,
  columns: 4,
  rows: 30,
} as const

/** Maximum nodes of one rich text; longer ones are cut off. */
export const MAX_TEXT_NODES = 2_000

/** Works of a mosaic where the editor names no number. */
export const MOSAIC_WORKS = 24
