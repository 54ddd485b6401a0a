import { readAddress } from '#cms/operations/catalogue/read-address.ts'
import { fragment, type Payload, type PayloadRequest, run, type SQL } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { LOCALES } from '#domain/locales/locales.ts'
import type { Page } from '#domain/routing/params.ts'
import { resolve } from '#domain/routing/resolve.ts'
import { pathOf } from '#domain/routing/site-path.ts'

/** Redirects that a link may take; the site itself needs one, and an editor's redirect may lead to another. */
const MAX_HOPS = 3
const PREFIX = `/${LOCALES.en.prefix}`

/**
 * Whether an address without language leads to a page that visitors can open, by the rules of addresses and the
 * database alone: no request is made.
 */
export async function pageExists(source: Payload | PayloadRequest, address: string): Promise<boolean> {
  return isReached(source, address.startsWith(`${PREFIX}/`) ? address : `${PREFIX}${address}`, MAX_HOPS)
}

async function isReached(source: Payload | PayloadRequest, address: string, hops: number): Promise<boolean> {
  if (hops < 0) return false
  const pathname = pathOf(address)
  const [, query = ''] = address.split('#')[0]?.split('?') ?? []
  const found = resolve({ pathname, search: query === '' ? '' : `?${query}` })
  switch (found.kind) {
    case 'page':
      return isPublished(source, found.page)
    case 'redirect':
      return isReached(source, found.to, hops - 1)
    case 'missing':
      return isMoved(source, found.path, hops)
    case 'landing': {
      const { place, slug } = found.at
      const isThere = await exists(
        source,
        fragment`select 1 from landing_pages p where p.place::text = ${place} and p.slug = ${slug}
          and p._status = 'published' and p.deleted_at is null`,
      )
      return isThere || isMoved(source, found.otherwise.path, hops)
    }
    case 'lookup': {
      const payload = 'payload' in source ? source.payload : source
      const asset = await readAddress(payload, found.form, found.slug)
      if (asset !== null) return asset.status === 200
      const { otherwise } = found
      if (otherwise.kind === 'missing') return isMoved(source, otherwise.path, hops)
      return otherwise.kind === 'page'
        ? isPublished(source, otherwise.page)
        : isReached(source, otherwise.to, hops - 1)
    }
  }
}

/** Whether an editor has redirected the path to a page that exists. */
async function isMoved(source: Payload | PayloadRequest, path: string, hops: number): Promise<boolean> {
  const [moved] = await run<{ readonly to: Column<'redirects.to'> }>(
    source,
    fragment`select r."to" from redirects r where r."from" = ${path}`,
  )
  return moved !== undefined && isReached(source, `${PREFIX}${moved.to}`, hops - 1)
}

async function isPublished(source: Payload | PayloadRequest, page: Page): Promise<boolean> {
  const rows = rowsOf(page)
  return rows === null || exists(source, rows)
}

/** The rows of which a page needs at least one; null where the page is always there. */
function rowsOf(page: Page): SQL | null {
  switch (page.family) {
    case 'category':
      return fragment`select 1 from categories c where c.slug = ${page.params.slug}`
    case 'style':
    case 'iconStyle':
      return fragment`select 1 from styles s where s.slug = ${page.params.slug}`
    case 'collection':
      return fragment`select 1 from collections c where c.slug = ${page.params.slug} and c._status = 'published'`
    case 'contributor':
      return fragment`select 1 from contributors c where c.username = ${page.params.username}`
    case 'offer':
      return fragment`select 1 from coupons c where c.offer_slug = ${page.params.slug} and c.is_active`
    case 'legal':
      return fragment`select 1 from legal_pages l where l.slug::text = ${page.params.slug}`
    case 'blogPost':
      return fragment`select 1 from posts p where p.slug = ${page.params.slug} and p._status = 'published'`
    case 'blogCategory':
    case 'blogTag':
      return fragment`select 1 from blog_topics t where t.slug = ${page.params.slug}
        and t.kind::text = ${page.family === 'blogTag' ? 'tag' : 'category'}`
    case 'blogAuthor':
      return fragment`select 1 from authors a where a.slug = ${page.params.slug}`
    default:
      return null
  }
}

async function exists(source: Payload | PayloadRequest, rows: SQL): Promise<boolean> {
  return (await run(source, fragment`${rows} limit 1`)).length > 0
}
