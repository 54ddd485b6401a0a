import type { z } from 'zod'
import type { Kind } from '#domain/assets/kinds.ts'
import {
  type Contributor,
  contributorSchema,
  type Taxonomy,
  taxonomySchema,
} from '#domain/contract/catalogue.ts'
import {
  type Collection,
  type Collections,
  type Contributors,
  collectionSchema,
  collectionsSchema,
  contributorsSchema,
  type Entry,
  stylesSchema,
  type Tags,
  tagsSchema,
} from '#domain/contract/directories.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'
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

export function readTags(locale: Locale, page: number): Promise<Tags> {
  return readDirectory({ locale, path: '/tags', page, name: 'tags', schema: tagsSchema, tags: TAXONOMY })
}

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

export function readContributors(locale: Locale, page: number): Promise<Contributors> {
  const tags = [CACHE_TAGS.contributors()]
  return readDirectory({
    locale,
    path: '/contributors',
    page,
    name: 'contributors',
    schema: contributorsSchema,
    tags,
  })
}

/** One contributor; null when nobody has the username. */
export function readContributor(locale: Locale, username: string): Promise<Contributor | null> {
  const path = `/contributors/${encodeURIComponent(username)}`
  const tags = [CACHE_TAGS.contributor(username)]
  return readCatalogue({ locale, path, name: 'contributor', schema: contributorSchema, tags })
}

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
