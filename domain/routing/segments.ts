import { PACK_VARIANT_CODES, VARIANT_CODES, type Variant } from '#domain/assets/facets.ts'
import { KIND_CODES, KINDS, type Kind } from '#domain/assets/kinds.ts'
import { KIND_WORDS, LISTING_WORDS, type ListingSegment } from '#domain/routing/aliases.ts'
import type { DetailParams, ListedForm } from '#domain/routing/params.ts'

/** The meaning of the first segment of a detail address (domain.md, "Addresses"). */
export interface DetailWord extends Omit<DetailParams, 'slug'> {
  readonly form: ListedForm
}

/** `icons`, `free-icons`, `icon-packs`, `latest-icon-packs`; over all kinds `all-assets`, `latest-assets`, `asset-packs`. */
export function listingSegment({ kind, form, variant }: ListingSegment): string {
  if (kind === null && form === 'item' && variant === null) return 'all-assets'
  return listingWord(kind === null ? ASSET : KINDS[kind].segment, form, variant)
}

/** The listing of a first segment, aliases included. */
export function listingOfSegment(segment: string): ListingSegment | undefined {
  return LISTING_OF_SEGMENT.get(segment)
}

/** `icon`, `free-icon`, `icon-pack`, `free-icon-pack`. */
export function detailSegment({ kind, form, free }: DetailWord): string {
  return detailWord(KINDS[kind].segment.one, form, free)
}

/** The detail of a first segment, aliases included. */
export function detailOfSegment(segment: string): DetailWord | undefined {
  return DETAILS.get(segment)
}

/** All first segments of details of a form, aliases included. */
export function detailSegments(form: ListedForm): readonly string[] {
  return [...DETAILS].flatMap(([segment, word]) => (word.form === form ? [segment] : []))
}

interface Words {
  readonly one: string
  readonly many: string
}

const ASSET: Words = { one: 'asset', many: 'assets' }

/** All words of a kind: its own first, then its aliases. */
function wordsOf(kind: Kind): readonly Words[] {
  const aliases: Partial<Record<Kind, readonly Words[]>> = KIND_WORDS
  return [KINDS[kind].segment, ...(aliases[kind] ?? [])]
}

function listingWord(words: Words, form: ListedForm, variant: Variant | null): string {
  const shown = form === 'pack' ? `${words.one}-packs` : words.many
  return variant === null ? shown : `${variant}-${shown}`
}

function detailWord(one: string, form: ListedForm, free: boolean): string {
  return `${free ? 'free-' : ''}${one}${form === 'pack' ? '-pack' : ''}`
}

function listingsNamed(kind: Kind | null, words: Words): [string, ListingSegment][] {
  const forms = [
    { form: 'item', variants: VARIANT_CODES },
    { form: 'pack', variants: PACK_VARIANT_CODES },
  ] as const
  return forms.flatMap(({ form, variants }) =>
    [null, ...variants].map((variant): [string, ListingSegment] => [
      listingWord(words, form, variant),
      { kind, form, variant },
    ]),
  )
}

function detailsNamed(kind: Kind, { one }: Words): [string, DetailWord][] {
  return (['item', 'pack'] as const).flatMap((form) =>
    [true, false].map((free): [string, DetailWord] => [detailWord(one, form, free), { kind, form, free }]),
  )
}

const LISTING_OF_SEGMENT: ReadonlyMap<string, ListingSegment> = new Map([
  ...Object.entries<ListingSegment>(LISTING_WORDS),
  ['all-assets', { kind: null, form: 'item', variant: null }],
  ...listingsNamed(null, ASSET),
  ...KIND_CODES.flatMap((kind) => wordsOf(kind).flatMap((words) => listingsNamed(kind, words))),
])

const DETAILS: ReadonlyMap<string, DetailWord> = new Map(
  KIND_CODES.flatMap((kind) => wordsOf(kind).flatMap((words) => detailsNamed(kind, words))),
)

/** All first segments of listings, aliases included. */
export const LISTING_SEGMENTS: readonly string[] = [...LISTING_OF_SEGMENT.keys()]
