import type { z } from 'zod'
import type { Kind } from '#domain/assets/kinds.ts'
import { type Taxonomy, taxonomySchema } from '#domain/contract/catalogue.ts'
import {
  type CategoryCovers,
  type Collection,
  type Collections,
  categoryCoversSchema,
  collectionSchema,
  collectionsSchema,
  type Entry,
  type Keywords,
  keywordsSchema,
  type Overview,
  overviewSchema,
  stylesSchema,
  type Tags,
  tagsSchema,
} from '#domain/contract/directories.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
import type { OverviewKind } from '#domain/routing/overviews.ts'
import { readCatalogue, readExisting } from '#storefront/data/catalogue.ts'

/** The tree of categories. */
export function readCategories(locale: Locale): Promise<Taxonomy> {
  return readExisting({
    locale,
    path: '/categories',
    name: 'categories',
    schema: taxonomySchema,
    tags: TAXONOMY,
  })
}

/** Covers of the top categories, by slug. */
export function readCategoryCovers(locale: Locale): Promise<CategoryCovers> {
  return readExisting({
    locale,
    path: '/categories/covers',
    name: 'covers',
    schema: categoryCoversSchema,
    tags: TAXONOMY,
  })
}

/** The overview of a kind. */
export function readOverview(locale: Locale, kind: OverviewKind): Promise<Overview> {
  return readExisting({
    locale,
    path: `/overviews/${kind}`,
    name: 'overview',
    schema: overviewSchema,
    tags: [...TAXONOMY, CACHE_TAGS.listings()],
    refresh: REFRESH_SECONDS,
  })
}

/** The styles of one kind, or of all. */
export function readStyles(locale: Locale, kind: Kind | null): Promise<readonly Entry[]> {
  return readExisting({
    locale,
    path: '/styles',
    query: { kind },
    name: 'styles',
    schema: stylesSchema,
    tags: TAXONOMY,
  })
}

/** One page of tags, most used first. */
export function readTags(locale: Locale, page: number): Promise<Tags> {
  return readDirectory({ locale, path: '/tags', page, name: 'tags', schema: tagsSchema, tags: TAXONOMY })
}

/** Tags with an initial letter; without one, the first letter that has tags. */
export function readKeywords(locale: Locale, initial: string | null, page: number): Promise<Keywords> {
  return readExisting({
    locale,
    path: '/keywords',
    query: { initial, page },
    name: 'keywords',
    schema: keywordsSchema,
    tags: TAXONOMY,
  })
}

/** One page of curated collections. */
export function readCollections(locale: Locale, page: number): Promise<Collections> {
  return readDirectory({
    locale,
    path: '/collections',
    page,
    name: 'collections',
    schema: collectionsSchema,
    tags: TAXONOMY,
  })
}

/** One curated collection; null when none is published under the slug. */
export function readCollection(locale: Locale, slug: string): Promise<Collection | null> {
  const path = `/collections/${encodeURIComponent(slug)}`
  const tags = [CACHE_TAGS.collection(slug)]
  return readCatalogue({ locale, path, name: 'collection', schema: collectionSchema, tags })
}

/** Counts made while the search engine was unavailable are refreshed soon after its recovery. */
const REFRESH_SECONDS = 60

const TAXONOMY = [CACHE_TAGS.taxonomy()]

interface Directory<S extends z.ZodType> {
  readonly locale: Locale
  readonly path: string
  readonly page: number
  readonly name: string
  readonly schema: S
  readonly tags: readonly string[]
}

function readDirectory<S extends z.ZodType>({ page, ...read }: Directory<S>): Promise<z.infer<S>> {
  return readExisting({ ...read, query: { page } })
}
