import { type Application, writerClient } from '#cms/adapters/algolia-search/client.ts'
import { algoliaIndices } from '#cms/adapters/algolia-search/indices.ts'
import type { CmsEnvironment } from '#cms/env.ts'
import type { SearchIndices } from '#cms/ports/search-indices.ts'
import { indexNames } from '#domain/search/index-names.ts'

/** The indices that the environment configures; null without an application or without a key for writing. */
export function openIndices(env: CmsEnvironment): SearchIndices | null {
  const application = applicationOf(env)
  if (application === null || env.ALGOLIA_WRITE_KEY === undefined) return null
  return algoliaIndices(writerClient(application, env.ALGOLIA_WRITE_KEY), indexNames(env.SEARCH_PREFIX))
}

export function applicationOf(env: CmsEnvironment): Application | null {
  return env.ALGOLIA_APP_ID === undefined ? null : { appId: env.ALGOLIA_APP_ID, url: env.SEARCH_URL ?? null }
}
