import { PRICES, type Price } from '#domain/assets/facets.ts'
import { isTrait, TRAITS, type Trait } from '#domain/assets/traits.ts'
import type { Listing } from '#domain/contract/catalogue.ts'
import type { Choice } from '#domain/routing/choices.ts'
import { choicesOfForm } from '#domain/routing/refine.ts'
import type { View } from '#domain/routing/view.ts'

/** A value of a choice. */
export interface Offer {
  readonly value: string
  /** Its name in the catalogue; others are named by messages. */
  readonly name: string | null
  /** The number of results; null where it was not counted. */
  readonly count: number | null
}

/** A longer list is not read; visitors search for further values. */
const MAX_OFFERED = 30

/** The values that a listing offers for a choice, and the selected ones without results. Traits have a fixed order. */
export function offersOf(choice: Choice, listing: Listing, view: View): readonly Offer[] {
  if (!choicesOfForm(view.form).includes(choice)) return []
  const counted = countedOffers(choice, listing).filter(
    ({ value }, rank) => rank < MAX_OFFERED || view[choice].includes(value),
  )
  const known = new Set(counted.map(({ value }) => value))
  const lost = view[choice].filter((value) => !known.has(value))
  const offers = [...counted, ...lost.map((value) => ({ value, name: null, count: null }))]
  return isTrait(choice) ? inOrder(choice, offers) : offers
}

/** The prices that have results, and the chosen one; all of them where nothing is counted. */
export function offeredPrices({ facets: { prices } }: Pick<Listing, 'facets'>, view: View): readonly Price[] {
  if (prices.length === 0) return PRICES
  return PRICES.filter(
    (price) => price === 'all' || price === view.price || prices.some(({ value }) => value === price),
  )
}

function inOrder(trait: Trait, offers: readonly Offer[]): readonly Offer[] {
  return TRAITS[trait].values.flatMap((value) => offers.filter((offer) => offer.value === value))
}

function countedOffers(choice: Choice, listing: Listing): readonly Offer[] {
  const { styles, facets } = listing
  if (isTrait(choice)) return facets.traits[choice].map(unnamed)
  switch (choice) {
    case 'style':
      return styles.map(named)
    case 'category':
      return facets.categories.map(named)
    case 'colour':
      return facets.colours.map(unnamed)
    case 'orientation':
      return facets.orientations.map(unnamed)
    case 'format':
      return facets.formats.map(unnamed)
  }
}

function named({ slug, name, count }: Listing['styles'][number]): Offer {
  return { value: slug, name, count }
}

function unnamed({ value, count }: { readonly value: string; readonly count: number }): Offer {
  return { value, name: null, count }
}
