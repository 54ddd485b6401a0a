import type { Variant } from '#domain/assets/facets.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { ListedForm } from '#domain/routing/params.ts'

/**
 * Aliases of addresses (spec section 2). Each answers one 301 to the canonical address, which only `href` knows: these
 * tables define what an alias means.
 */

/** Other words for a kind, accepted wherever its own words are: `/3ds`, `/free-3ds`, `/3d/{slug}`, `/3d-packs`. */
export const KIND_WORDS = {
  '3d': [{ one: '3d', many: '3ds' }],
  lottie: [{ one: 'lottie', many: 'lotties' }],
} as const satisfies Partial<Record<Kind, readonly { one: string; many: string }[]>>

/** A listing by the first segment of its address: a kind (null is every kind), a form and a variant. */
export interface ListingSegment {
  readonly kind: Kind | null
  readonly form: ListedForm
  readonly variant: Variant | null
}

/** Whole words that mean a listing. */
export const LISTING_WORDS = {
  assets: { kind: null, form: 'item', variant: null },
  items: { kind: null, form: 'item', variant: null },
  listing: { kind: null, form: 'item', variant: null },
  latest: { kind: null, form: 'item', variant: 'latest' },
  popular: { kind: null, form: 'item', variant: 'popular' },
  trending: { kind: null, form: 'item', variant: 'popular' },
  exclusive: { kind: null, form: 'item', variant: 'exclusive' },
  spotlight: { kind: null, form: 'item', variant: 'featured' },
  '3d': { kind: '3d', form: 'item', variant: null },
  lottie: { kind: 'lottie', form: 'item', variant: null },
  'unicons-lines': { kind: 'unicon', form: 'item', variant: null },
  'illustration-kits': { kind: 'kit-illustration', form: 'pack', variant: null },
  'illustration-kits-all-assets': { kind: 'kit-illustration', form: 'item', variant: null },
} as const satisfies Record<string, ListingSegment>

/** The words of these that mean one style only, by its slug. */
export const STYLE_OF_WORD: ReadonlyMap<string, string> = new Map([['unicons-lines', 'line']])

/** Words before a slug that say the form alone; its kind and price are looked up. */
export const DETAIL_WORDS = {
  item: 'item',
  pack: 'pack',
  'illustration-kit': 'pack',
  bundle: 'bundle',
} as const satisfies Record<string, Form>

/** First words that mean a page under another address; what follows one of them is dropped unless it is kept. */
export const PAGE_ALIASES = {
  'api-for-developers': { path: ['api'], keepsRest: false },
  canva: { path: ['plugins', 'iconscout-for-canva'], keepsRest: false },
  desktop: { path: ['desktop-app'], keepsRest: true },
  download: { path: ['desktop-app'], keepsRest: false },
  'download-mac': { path: ['desktop-app', 'for-mac'], keepsRest: false },
  downloads: { path: ['desktop-app'], keepsRest: false },
  figma: { path: ['plugins', 'for-figma'], keepsRest: false },
  icondrop: { path: ['desktop-app'], keepsRest: false },
} as const satisfies Record<string, { readonly path: readonly string[]; readonly keepsRest: boolean }>

/** Last words of an address under `/plugins` that mean the page before them. */
const PLUGIN_ENDINGS: readonly string[] = ['download', 'download-mac', 'v2']

/** The path that an alias of a page means; null for other paths. */
export function pathOfAlias(path: readonly string[]): readonly string[] | null {
  const [first = '', ...rest] = path
  if (first === 'plugins' && rest.length > 0 && PLUGIN_ENDINGS.includes(rest.at(-1) ?? ''))
    return path.slice(0, -1)
  // `/canva/login` and `/canva/signup` are pages.
  if (!Object.hasOwn(PAGE_ALIASES, first) || (first === 'canva' && rest.length > 0) || rest.length > 1)
    return null
  const { path: meant, keepsRest } = PAGE_ALIASES[first as keyof typeof PAGE_ALIASES]
  return keepsRest ? [...meant, ...rest] : meant
}
