import fc from 'fast-check'
import type { SearchQuery } from '#cms/ports/catalogue-search.ts'
import { ORIENTATIONS, PRICES } from '#domain/assets/facets.ts'
import { FORMATS } from '#domain/assets/formats.ts'
import { FORMS } from '#domain/assets/forms.ts'
import { KIND_CODES } from '#domain/assets/kinds.ts'
import { TRAIT_NAMES, TRAITS } from '#domain/assets/traits.ts'
import { perChoice } from '#domain/routing/choices.ts'
import { EVERYTHING } from '#domain/search/selection.ts'

/** Queries of the varied catalogue without words, with few filters each, so that many of them have results. */
export function arbitraryQueries(): fc.Arbitrary<SearchQuery> {
  const rarely = <T>(values: fc.Arbitrary<T>, otherwise: T) =>
    fc.oneof({ weight: 5, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: values })
  const some = <T>(values: readonly [T, ...T[]] | readonly T[]) =>
    rarely<readonly T[]>(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }), [])
  return fc.record({
    form: fc.oneof(
      { weight: 4, arbitrary: fc.constant('item' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...FORMS) },
    ),
    locale: fc.constant('en' as const),
    kind: rarely(fc.constantFrom(null, ...KIND_CODES.slice(0, 6)), null),
    words: fc.constant(null),
    price: rarely(fc.constantFrom(...PRICES), 'all'),
    featuredOnly: rarely(fc.boolean(), false),
    collection: rarely(fc.constantFrom(null, 'spring', 'hidden'), null),
    contributor: rarely(fc.constantFrom(null, 'ada', 'grace', 'nobody'), null),
    sort: fc.constantFrom('popular', 'latest', 'featured', 'relevant'),
    page: fc.constant(1),
    perPage: fc.constant(100),
    ...perChoice((choice) => some(VALUES[choice])),
    selection: rarely(
      fc.record({
        words: fc.constant(null),
        price: rarely(fc.constantFrom(...PRICES), 'all'),
        kinds: some(KIND_CODES.slice(0, 6)),
        tags: some(['love', 'forest']),
        styles: some(['line', 'solid']),
        categories: some(['nature', 'people']),
        collections: some(['spring']),
      }),
      EVERYTHING,
    ),
  })
}

const VALUES = {
  ...perChoice((): readonly string[] => []),
  ...Object.fromEntries(TRAIT_NAMES.map((trait) => [trait, TRAITS[trait].values])),
  style: ['line', 'solid', 'absent'],
  category: ['nature', 'flowers', 'people'],
  colour: ['red', 'purple', 'white', 'green'],
  orientation: ORIENTATIONS,
  format: Object.keys(FORMATS),
}
