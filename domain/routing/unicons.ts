import type { ListingParams } from '#domain/routing/params.ts'
import { slugOfWords } from '#domain/routing/words.ts'

/** The pages of the Unicons font after `/unicons` (spec section 2): guides, styles and categories. */
const PAGE_WORDS: ReadonlySet<string> = new Set([
  ...['explore', 'getting-started', 'style', 'styles'],
  ...['lines', 'monochromes', 'thinlines', 'solids', '3ds', 'animateds'],
  ...[
    'arrows',
    'brand-logos',
    'business',
    'chat',
    'cloud-and-web',
    'communication',
    'construction',
    'content',
  ],
  ...['design-tools', 'devices', 'education', 'emoji', 'file-and-folder', 'location-and-map', 'medical'],
  ...[
    'multimedia',
    'photography-tools',
    'security',
    'shape',
    'shopping',
    'sign-and-symbol',
    'sports',
    'time',
  ],
  ...['transport', 'user-interface', 'users', 'weather'],
])

/**
 * Whether the words of a listing are reserved for a page of the font. A search for such a word keeps it in the query
 * (`/unicons?query=weather`), because `/unicons/weather` is the font's own page; `/top-unicons/weather` is free.
 */
export function isUniconsPage({ kind, form, variant, words }: ListingParams): boolean {
  return kind === 'unicon' && form !== 'pack' && !variant && !!words && PAGE_WORDS.has(slugOfWords(words))
}

/** The reserved word that `/unicons?query=…` searches for; nothing for any other listing or query. */
export function readUniconsQuery(query: URLSearchParams, named: ListingParams): Pick<ListingParams, 'words'> {
  const words = slugOfWords(query.get('query') ?? '')
  const searched = { ...named, words }
  return !named.words && isUniconsPage(searched) ? { words } : {}
}

/** The parameter that carries a reserved word, for the address of a listing. */
export function printUniconsQuery(listing: ListingParams): readonly (readonly [string, string])[] {
  return isUniconsPage(listing) ? [['query', slugOfWords(listing.words ?? '')]] : []
}
