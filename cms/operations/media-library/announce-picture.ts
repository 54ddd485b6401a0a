import { fragment, type PayloadRequest, run, transactionOf } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { type LandingPlace, landingPath } from '#domain/landing/places.ts'
import { CACHE_TAGS } from '#domain/routing/cache-tags.ts'

interface UserRow extends Record<string, unknown> {
  readonly resource: Column<'picture_uses.resource'>
  readonly place: Computed<LandingPlace | null>
  readonly slug: Computed<string | null>
}

/** Announces that a picture changed, to the published pages and posts that show it. */
export async function announcePicture(req: PayloadRequest, picture: number): Promise<void> {
  const rows = await run<UserRow>(
    req,
    fragment`
      select u.resource, p.place::text as place, p.slug from picture_uses u
      left join landing_pages p on u.resource = 'landing-pages' and p.id = u.document and p._status = 'published'
      where u.picture_id = ${picture} and u.live`,
  )
  const tags = rows.flatMap(({ resource, place, slug }) => {
    if (resource === 'posts') return [CACHE_TAGS.blog()]
    return place === null || slug === null ? [] : [CACHE_TAGS.landingPage(landingPath({ place, slug }))]
  })
  if (tags.length === 0) return
  const payload = { resource: 'pictures', tags: [...new Set(tags)] }
  await enqueue(transactionOf(req), 'texts.changed', [{ key: `pictures:${picture}`, payload }])
}
