/** The fields of a landing page that its file has: not its dates, its state and what the software writes. */
export const LANDING_PAGE_FIELDS = [
  'title',
  'description',
  'place',
  'slug',
  'layout',
  'hero',
  'heroItems',
  'selection',
  'related',
  'blocks',
  'seo',
] as const

/** The member by which a rich text is known. */
export const RICH_TEXT = 'root'
