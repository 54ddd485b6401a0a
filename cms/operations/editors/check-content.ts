import { withAdvisoryLock } from '#cms/operations/advisory-lock.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import { followUses } from '#cms/operations/media-library/follow-uses.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { FOLLOWED_COLLECTIONS, type FollowedCollection } from '#domain/editors/resources.ts'
import { PICTURE_USER_CODES, type PictureUser } from '#domain/media-library/uses.ts'
import { followDocument } from './follow-document.ts'

/** Documents that are read at once. */
const PAGE = 50

/**
 * Checks everything that editors wrote: broken links and missing translations. Documents change without a save too: a
 * page that they link to is unpublished, an asset is withdrawn. One worker at a time does it.
 *
 * @returns the number of broken links; null while another process checks
 */
export async function checkContent(payload: Payload): Promise<number | null> {
  const count = await withAdvisoryLock(payload, 'editors:check-content', async () => {
    for (const resource of FOLLOWED_COLLECTIONS) await checkCollection(payload, resource)
    for (const resource of PICTURE_USER_CODES) await checkUses(payload, resource)
    const announcements = await payload.findGlobal({ slug: 'announcements', locale: 'all', depth: 0 })
    await followDocument(payload, 'announcements', { entries: announcements.entries ?? [] })
    const [row] = await run<{ readonly count: Computed<number> }>(
      payload,
      fragment`select count(*)::int as count from broken_links`,
    )
    return row?.count ?? 0
  })
  return count ?? null
}

async function checkCollection(payload: Payload, collection: FollowedCollection): Promise<void> {
  let after = 0
  const seen: number[] = []
  while (true) {
    const { docs } = await payload.find({
      collection,
      locale: 'all',
      draft: true,
      depth: 0,
      pagination: false,
      limit: PAGE,
      sort: 'id',
      where: { id: { greater_than: after } },
    })
    for (const document of docs) await followDocument(payload, collection, { ...document })
    seen.push(...docs.map(({ id }) => id))
    after = docs.at(-1)?.id ?? after
    if (docs.length < PAGE) break
  }
  await forgetOthers(payload, collection, seen)
}

/** Which pictures the documents use, which a change of the database beside the panel may have left behind. */
async function checkUses(payload: Payload, resource: PictureUser): Promise<void> {
  const table = fragment.raw(resource.replaceAll('-', '_'))
  await run(
    payload,
    fragment`delete from picture_uses u where u.resource = ${resource}
      and not exists (select from ${table} d where d.id = u.document)`,
  )
  const documents = await run<{ readonly id: Computed<number> }>(
    payload,
    fragment`select d.id from ${table} d order by d.id`,
  )
  for (const { id } of documents) await followUses(payload, resource, id)
}

/** Documents in the trash and deleted ones have nothing to mend. */
async function forgetOthers(
  payload: Payload,
  collection: FollowedCollection,
  ids: readonly number[],
): Promise<void> {
  const kept = JSON.stringify(ids.map(String))
  await run(
    payload,
    fragment`delete from broken_links where resource = ${collection}
      and document not in (select jsonb_array_elements_text(${kept}::jsonb))`,
  )
  await run(
    payload,
    fragment`delete from translation_states where resource = ${collection}
      and document::text not in (select jsonb_array_elements_text(${kept}::jsonb))`,
  )
}
