import { fragment, type PayloadRequest, run, transactionOf } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { type LandingAddress, landingPath } from '#domain/landing/places.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'

interface Saved {
  readonly id: number
  readonly _status?: 'draft' | 'published' | null | undefined
}

/** Notes the address at which visitors see a page, before it is saved. */
export async function rememberShown(req: PayloadRequest, id: number): Promise<void> {
  req.context[shownBefore(id)] = await shownPath(req, id)
}

/**
 * Announces that a page was saved, where visitors see the difference: it was published, or left the site. A draft
 * beside a published page changes nothing for them.
 */
export async function announcePage(req: PayloadRequest, { id, _status }: Saved): Promise<void> {
  const [before, after] = [req.context[shownBefore(id)] ?? null, await shownPath(req, id)]
  if (_status === 'published' || before !== after) await announce(req, id, [before, after])
}

/** Announces that a page will be deleted; to be called while its relations still exist. */
export async function announceRemoval(req: PayloadRequest, id: number): Promise<void> {
  const shown = await shownPath(req, id)
  if (shown !== null) await announce(req, id, [shown])
}

function shownBefore(id: number): string {
  return `landing page ${id} before`
}

async function announce(req: PayloadRequest, id: number, paths: readonly unknown[]): Promise<void> {
  const own = [...new Set(paths)].filter((path) => typeof path === 'string')
  const relating = await relatingPaths(req, id)
  const tags = [...own, ...relating].map(CACHE_TAGS.landingPage)
  const payload = { resource: 'landing-pages', tags: [...tags, CACHE_TAGS.landingPages()] }
  await enqueue(transactionOf(req), 'texts.changed', [{ key: `landing-pages:${id}`, payload }])
}

type AddressRow = LandingAddress & Record<string, unknown>

/** The path of a page that visitors see; null for a draft. */
async function shownPath(req: PayloadRequest, id: number): Promise<string | null> {
  const [row] = await run<AddressRow>(
    req,
    fragment`select place::text, slug from landing_pages where id = ${id} and _status = 'published'`,
  )
  return row === undefined ? null : landingPath(row)
}

/** The paths of the published pages that link to a page. */
async function relatingPaths(req: PayloadRequest, id: number): Promise<string[]> {
  const rows = await run<AddressRow>(
    req,
    fragment`
      select p.place::text, p.slug from landing_pages_rels rel join landing_pages p on p.id = rel.parent_id
       where rel.landing_pages_id = ${id} and rel.path = 'related' and p._status = 'published'`,
  )
  return rows.map(landingPath)
}
