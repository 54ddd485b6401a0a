import { ORIENTATIONS } from '#domain/assets/facets.ts'
import { FORMAT_CODES } from '#domain/assets/formats.ts'
import { KIND_CODES, type Kind } from '#domain/assets/kinds.ts'
import type { TraitCounts } from '#domain/assets/traits.ts'
import type { Card, ItemCard, Listing, PackCard, Preview } from '#domain/contract/catalogue.ts'
import type { ItemHit } from '#domain/contract/search.ts'
import type { Listed } from '#domain/routing/listed.ts'
import { MAX_PAGE } from '#domain/routing/refinements.ts'
import { COLOUR_NAMES } from '#domain/search/colours.ts'
import { attributeOf } from '#domain/search/filter-terms.ts'
import { pricesIn } from '#domain/search/listing-terms.ts'
import { relatedTags } from '#storefront/features/listing/live/related-tags.ts'

/** The part of InstantSearch's `SearchResults` that a listing needs. */
export interface Answer {
  readonly hits: readonly Card[]
  readonly nbHits: number
  readonly nbPages: number
  readonly exhaustiveNbHits?: boolean | undefined
  /** How many hits each value of a facet has. */
  readonly counts: (attribute: string) => Readonly<Record<string, number>>
  readonly traits: TraitCounts
}

/** Data in the browser besides the results. */
export interface Known {
  /** Names of styles and categories by slug, in the language of the page. */
  readonly names: ReadonlyMap<string, string>
  /** A sample of each kind for its tab, where the hits have none. */
  readonly samples: ReadonlyMap<Kind, Preview>
  /** Packs for the same words. */
  readonly packs: readonly PackCard[]
  readonly didYouMean: string | null
  readonly dropped: readonly string[]
}

/** Builds the contract's listing from the results, so that server and browser share their components. */
export function listingOf({ view, locale }: Listed, answer: Answer, known: Known): Listing {
  const { names, samples, packs, didYouMean, dropped } = known
  const { hits, nbHits, nbPages, counts } = answer
  const named = (attribute: string, chosen: readonly string[]) =>
    byCount(counts(attribute), chosen).map(([slug, count]) => ({
      slug,
      name: names.get(slug) ?? slug,
      count,
    }))
  const items = hits.filter((hit): hit is ItemHit => hit.form === 'item')
  return {
    hits: [...hits],
    total: nbHits,
    totalIsFloor: answer.exhaustiveNbHits === false,
    page: view.page,
    pageCount: Math.min(nbPages, MAX_PAGE),
    sort: view.sort,
    kinds: among(KIND_CODES, counts('kind')).map(({ value, count }) => ({
      kind: value,
      count,
      sample: sampleOf(value, items) ?? samples.get(value) ?? null,
    })),
    styles: named('style', view.style),
    facets: {
      categories: named('categories', view.category),
      prices: pricesIn(counts(attributeOf('free'))),
      colours: among(COLOUR_NAMES, counts('colours')),
      orientations: among(ORIENTATIONS, counts('orientation')),
      formats: among(FORMAT_CODES, counts('formats')),
      traits: answer.traits,
    },
    packs: [...packs],
    relatedTags: relatedTags(items, view.words, locale),
    degraded: false,
    didYouMean,
    dropped: [...dropped],
  }
}

function sampleOf(kind: Kind, items: readonly ItemCard[]): Preview | undefined {
  return items.find((item) => item.kind === kind)?.preview
}

/** The known values, most frequent first. */
function among<V extends string>(
  known: readonly V[],
  counts: Readonly<Record<string, number>>,
): { value: V; count: number }[] {
  return byCount(counts).flatMap(([text, count]) => {
    const value = known.find((one) => one === text)
    return value === undefined ? [] : [{ value, count }]
  })
}

/** @param chosen included even with a count of zero */
function byCount(
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[] = [],
): [string, number][] {
  const none = Object.fromEntries(chosen.map((value) => [value, 0]))
  return Object.entries({ ...none, ...counts })
    .filter(([value, count]) => count > 0 || chosen.includes(value))
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
}
