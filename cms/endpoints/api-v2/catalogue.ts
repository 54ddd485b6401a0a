import type { Endpoint, PayloadRequest } from 'payload'
import { catalogueSearch } from '#cms/catalogue-search.ts'
import {
  languageOf,
  pageOf,
  parseListingQuery,
  parseSuggestedResultsQuery,
  parseSuggestQuery,
  pathParameter,
} from '#cms/endpoints/api-v2/query.ts'
import { endpoint, respond, respondError, respondFound } from '#cms/endpoints/api-v2/respond.ts'
import { selectionFor } from '#cms/endpoints/api-v2/selection.ts'
import { specContributor } from '#cms/endpoints/api-v2/spec-contributor.ts'
import { specItem } from '#cms/endpoints/api-v2/spec-item.ts'
import { downloaderOf } from '#cms/endpoints/downloader-of.ts'
import { readAnnouncements } from '#cms/operations/announcements/read-announcements.ts'
import { listAssets } from '#cms/operations/catalogue/list-assets.ts'
import { readAddress } from '#cms/operations/catalogue/read-address.ts'
import { readContributor } from '#cms/operations/catalogue/read-contributor.ts'
import { readContributors } from '#cms/operations/catalogue/read-contributors.ts'
import {
  readCategories,
  readCategoryCovers,
  readCollection,
  readCollections,
  readStyles,
  readTags,
} from '#cms/operations/catalogue/read-directories.ts'
import { readHome } from '#cms/operations/catalogue/read-home.ts'
import { readItem } from '#cms/operations/catalogue/read-item.ts'
import { readKeywords } from '#cms/operations/catalogue/read-keywords.ts'
import { readOverview } from '#cms/operations/catalogue/read-overview.ts'
import { readBundle, readPack } from '#cms/operations/catalogue/read-pack.ts'
import { readSuggestedResults } from '#cms/operations/catalogue/read-suggested-results.ts'
import { readFollowing } from '#cms/operations/contributors/follow.ts'
import type { Payload } from '#cms/operations/database.ts'
import { hasDownloaded } from '#cms/operations/downloads/has-downloaded.ts'
import { readLicenceTexts } from '#cms/operations/licences/read-licence-texts.ts'
import { readKindCounts, readMenu } from '#cms/operations/menu/read-menu.ts'
import { readRedirects } from '#cms/operations/redirects/read-redirects.ts'
import { pictureFinder } from '#cms/picture-finder.ts'
import { actorOf } from '#collections/access.ts'
import { FORMS } from '#domain/assets/forms.ts'
import { isKind } from '#domain/assets/kinds.ts'
import { isDesignation } from '#domain/contributors/designations.ts'
import { readFinding } from '#domain/contributors/finding.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { isOverviewKind } from '#domain/routing/overviews.ts'
import { isCrawler } from '#domain/visitors/crawlers.ts'

/** The storefront's reads of the catalogue: public, the same for all visitors. */
export const CATALOGUE_ENDPOINTS: Endpoint[] = [
  endpoint('get', '/home', async (req) =>
    respond('home', await readHome(req.payload, catalogueSearch(req.payload), languageOf(req))),
  ),
  endpoint('get', '/kinds', async (req) => respond('kinds', await readKindCounts(req.payload))),
  endpoint('get', '/menu', async (req) =>
    respond('menu', await readMenu(req.payload, catalogueSearch(req.payload), languageOf(req), Date.now())),
  ),
  endpoint('get', '/licences', async (req) =>
    respond('licences', await readLicenceTexts(req.payload, languageOf(req))),
  ),
  endpoint('get', '/announcements', async (req) =>
    respond('announcements', await readAnnouncements(req.payload, languageOf(req), Date.now())),
  ),
  endpoint('get', '/listings', async (req) => {
    const parsed = parseListingQuery(req)
    if (!parsed.ok) return respondError('bad-request', parsed.detail)
    const selection = await selectionFor(req)
    if (selection === null) return respondError('not-found')
    const query = { ...parsed.query, selection }
    return respond('listing', await listAssets(req.payload, catalogueSearch(req.payload), query))
  }),
  endpoint('get', '/suggest', async (req) => {
    const query = isCrawler(req.headers.get('user-agent') ?? '') ? null : parseSuggestQuery(req)
    const found = query === null ? [] : await catalogueSearch(req.payload).suggest(query)
    return respond(
      'suggests',
      found.map((query) => ({ query })),
    )
  }),
  endpoint('get', '/suggest/results', async (req) => {
    const asked = isCrawler(req.headers.get('user-agent') ?? '') ? null : parseSuggestedResultsQuery(req)
    if (asked === null) return respondError('bad-request', 'query')
    const suggested = { ...asked, locale: languageOf(req) }
    return respond(
      'results',
      await readSuggestedResults(req.payload, catalogueSearch(req.payload), suggested),
    )
  }),
  endpoint('get', '/addresses/:form/:slug', async (req) => {
    const form = FORMS.find((known) => known === pathParameter(req, 'form'))
    return respondFound(
      'address',
      form ? await readAddress(req.payload, form, pathParameter(req, 'slug')) : null,
    )
  }),
  endpoint('get', '/items/:slug', async (req) => {
    const item = await readItem(req.payload, pictureFinder(), pathParameter(req, 'slug'), languageOf(req))
    if (item === null) return respondError('not-found')
    const downloaded = await hasDownloaded(req.payload, downloaderOf(req, new Date()), item.id)
    return respond('item', { ...item, ...specItem(item, languageOf(req), downloaded) })
  }),
  endpoint('get', '/redirects', async (req) => respond('redirects', await readRedirects(req.payload))),
  one('/packs/:slug', 'pack', readPack),
  one('/bundles/:slug', 'bundle', readBundle),
  endpoint('get', '/categories', async (req) =>
    respond('categories', await readCategories(req.payload, languageOf(req))),
  ),
  endpoint('get', '/categories/covers', async (req) =>
    respond('covers', await readCategoryCovers(req.payload)),
  ),
  endpoint('get', '/overviews/:kind', async (req) => {
    const kind = pathParameter(req, 'kind')
    const search = catalogueSearch(req.payload)
    return respondFound(
      'overview',
      isOverviewKind(kind) ? await readOverview(req.payload, search, kind, languageOf(req)) : null,
    )
  }),
  endpoint('get', '/keywords', async (req) => {
    const initial = req.searchParams.get('initial')
    return respond('keywords', await readKeywords(req.payload, languageOf(req), initial, pageOf(req)))
  }),
  endpoint('get', '/styles', async (req) => {
    const kind = req.searchParams.get('kind') ?? ''
    return respond('styles', await readStyles(req.payload, languageOf(req), isKind(kind) ? kind : null))
  }),
  endpoint('get', '/tags', async (req) =>
    respond('tags', await readTags(req.payload, languageOf(req), pageOf(req))),
  ),
  endpoint('get', '/collections', async (req) =>
    respond('collections', await readCollections(req.payload, languageOf(req), pageOf(req))),
  ),
  endpoint('get', '/collections/:slug', async (req) =>
    respondFound(
      'collection',
      await readCollection(req.payload, languageOf(req), pathParameter(req, 'slug')),
    ),
  ),
  endpoint('get', '/contributors', async (req) =>
    respond('contributors', await readContributors(req.payload, contributorsQuery(req))),
  ),
  endpoint('get', '/contributors/:contributor', async (req) =>
    respondFound('contributor', await contributorFor(req, pathParameter(req, 'contributor'))),
  ),
]

function contributorsQuery(req: PayloadRequest) {
  const designation = req.searchParams.get('designation') ?? ''
  return {
    ...readFinding(req.searchParams),
    page: pageOf(req),
    ...(isDesignation(designation) ? { designation } : {}),
  }
}

/** The public data of a contributor, and whether the caller follows them. */
async function contributorFor(req: PayloadRequest, username: string) {
  const [contributor, following] = await Promise.all([
    readContributor(req.payload, username, languageOf(req)),
    readFollowing(req.payload, username, actorOf(req.user)?.id ?? null),
  ])
  return contributor && { ...contributor, ...specContributor(contributor), ...following }
}

function one<T>(
  path: string,
  name: string,
  read: (payload: Payload, slug: string, locale: Locale) => Promise<T | null>,
): Endpoint {
  return endpoint('get', path, async (req: PayloadRequest) =>
    respondFound(name, await read(req.payload, pathParameter(req, 'slug'), languageOf(req))),
  )
}
