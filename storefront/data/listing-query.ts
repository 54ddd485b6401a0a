import { VARIANTS } from '#domain/assets/facets.ts'
import type { TemplateCategory } from '#domain/assets/template-categories.ts'
import type { LandingAddress } from '#domain/landing/places.ts'
import { perChoice } from '#domain/routing/choices.ts'
import type { View } from '#domain/routing/view.ts'
import { HITS_PER_PAGE } from '#domain/search/listing-parameters.ts'

/** What a listing is limited to, if not the whole library: slugs, and the contributor's username. */
export interface Place {
  readonly category?: string
  readonly style?: string
  readonly collection?: string
  readonly contributor?: string
  /** A landing page. */
  readonly landing?: LandingAddress
  /** The use of templates. */
  readonly template?: TemplateCategory
}

/** The parameters of `/api/v2/listings` for a listing; null and undefined are not sent. */
export function listingQuery(view: View, place: Place) {
  const { words, variant } = view
  const { landing, ...within } = place
  const byKeyword = variant !== null && VARIANTS[variant].keyword
  return {
    form: view.form,
    kind: view.kind,
    variant,
    [byKeyword ? 'keyword' : 'words']: words,
    ...chosenOf(view),
    contributor: view.contributor,
    ...within,
    landing: landing && `${landing.place}/${landing.slug}`,
    price: view.price === 'all' ? null : view.price,
    sort: view.sort,
    page: view.page,
    per_page: HITS_PER_PAGE,
  }
}

/** Values of one choice are joined with commas in one parameter; no value contains one. */
function chosenOf(view: View): Readonly<Record<string, string | null>> {
  return perChoice((name) => view[name].join(',') || null)
}
