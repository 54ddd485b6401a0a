import { type Price, VARIANTS } from '#domain/assets/facets.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { wordsOfSlug } from '#domain/assets/slug.ts'
import { type Chosen, perChoice } from '#domain/routing/choices.ts'
import type { ListedPlace } from '#domain/routing/listed.ts'
import type { View } from '#domain/routing/view.ts'
import { type Selection, wordsAmong } from './selection.ts'

/** What a listing is limited to, besides its words. Null and an empty choice are no limit. */
export interface Narrowing extends Chosen {
  readonly form: Form
  readonly kind: Kind | null
  readonly price: Price
  readonly featuredOnly: boolean
  /** The slug of a curated collection. */
  readonly collection: string | null
  /** A username. */
  readonly contributor: string | null
  /** The selection of the page, besides what the visitor chooses; absent for the whole library. */
  readonly selection?: Selection | null
}

/** A listing as its address and its page describe it. */
export interface ListingAt {
  readonly view: View
  readonly place: ListedPlace | null
  /** The selection of the place; null where its name is enough. */
  readonly selection?: Selection | null | undefined
}

export function narrowingOf({ view, place, selection = null }: ListingAt): Narrowing {
  const { form, kind, price, variant } = view
  return {
    ...perChoice((choice) => view[choice]),
    category: place?.family === 'category' ? [place.slug] : view.category,
    form,
    kind,
    price,
    featuredOnly: variant !== null && VARIANTS[variant].featuredOnly,
    collection: place?.family === 'collection' ? place.slug : null,
    contributor: place?.family === 'contributor' ? place.slug : view.contributor,
    selection,
  }
}

/** The words that a listing is searched for. */
export function wordsOfListing({ view, selection }: Omit<ListingAt, 'place'>): string | null {
  return wordsAmong(view.words === null ? null : wordsOfSlug(view.words), selection)
}
