import { PACK_VARIANT_CODES, VARIANT_CODES, type Variant } from '#domain/assets/facets.ts'
import { KIND_CODES, KINDS, type Kind } from '#domain/assets/kinds.ts'
import { KIND_WORDS, SHELF_WORDS, type Shelf } from '#domain/routing/aliases.ts'
import type { DetailParams, ListedForm } from '#domain/routing/params.ts'

/** What the first word of a detail address says (domain.md, "Addresses"). */
export interface DetailWord extends Omit<DetailParams, 'slug'> {
  readonly form: ListedForm
}

/** `icons`, `free-icons`, `icon-packs`, `latest-icon-packs`; over all kinds `all-assets`, `latest-assets`, `asset-packs`. */
export function shelfSegment({ kind, form, variant }: Shelf): string {
  if (kind === null && form === 'item' && variant === null) return 'all-assets'
  return shelfWord(kind === null ? ASSET : KINDS[kind].segment, form, variant)
}

/** The listing that a first word stands for, aliases included. */
export function shelfOfSegment(segment: string): Shelf | undefined {
  return SHELVES.get(segment)
}

/** `icon`, `free-icon`, `icon-pack`, `free-icon-pack`. */
export function detailSegment({ kind, form, free }: DetailWord): string {
  return detailWord(KINDS[kind].segment.one, form, free)
}

/** What a detail's first word stands for, aliases included. */
export function detailOfSegment(segment: string): DetailWord | undefined {
  return DETAILS.get(segment)
}

/** Every first word of the details of a form, aliases included. */
export function detailSegments(form: ListedForm): readonly string[] {
  return [...DETAILS].flatMap(([segment, word]) => (word.form === form ? [segment] : []))
}

interface Words {
  readonly one: string
  readonly many: string
}

const ASSET: Words = { one: 'asset', many: 'assets' }

/** Every word of a kind: its own first, then its aliases. */
function wordsOf(kind: Kind): readonly Words[] {
  const aliases: Partial<Record<Kind, readonly Words[]>> = KIND_WORDS
  return [KINDS[kind].segment, ...(aliases[kind] ?? [])]
}

function shelfWord(words: Words, form: ListedForm, variant: Variant | null): string {
  const shown = form === 'pack' ? `${words.one}-packs` : words.many
  return variant === null ? shown : `${variant}-${shown}`
}

function detailWord(one: string, form: ListedForm, free: boolean): string {
  return `${free ? 'free-' : ''}${one}${form === 'pack' ? '-pack' : ''}`
}

function shelvesNamed(kind: Kind | null, words: Words): [string, Shelf][] {
  const forms = [
    { form: 'item', variants: VARIANT_CODES },
    { form: 'pack', variants: PACK_VARIANT_CODES },
  ] as const
  return forms.flatMap(({ form, variants }) =>
    [null, ...variants].map((variant): [string, Shelf] => [
      shelfWord(words, form, variant),
      { kind, form, variant },
    ]),
  )
}

function detailsNamed(kind: Kind, { one }: Words): [string, DetailWord][] {
  return (['item', 'pack'] as const).flatMap((form) =>
    [true, false].map((free): [string, DetailWord] => [detailWord(one, form, free), { kind, form, free }]),
  )
}

const SHELVES: ReadonlyMap<string, Shelf> = new Map([
  ...Object.entries<Shelf>(SHELF_WORDS),
  ['all-assets', { kind: null, form: 'item', variant: null }],
  ...shelvesNamed(null, ASSET),
  ...KIND_CODES.flatMap((kind) => wordsOf(kind).flatMap((words) => shelvesNamed(kind, words))),
])

const DETAILS: ReadonlyMap<string, DetailWord> = new Map(
  KIND_CODES.flatMap((kind) => wordsOf(kind).flatMap((words) => detailsNamed(kind, words))),
)

/** Every first word of a listing, aliases included. */
export const SHELF_SEGMENTS: readonly string[] = [...SHELVES.keys()]
