import { fragment, type Transaction } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import { isInOtherPack } from '#cms/operations/packs/pack-works.ts'
import type { Column, Present } from '#cms/operations/schema/columns.ts'
import { enqueueRelatedSync, enqueueSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import { ensureTags } from '#cms/operations/taxonomy/ensure-tags.ts'
import { canBecome } from '#domain/assets/visibility.ts'

interface PackRow extends Record<string, unknown> {
  readonly visibility: Column<'packs.visibility'>
  readonly slug: Present<'packs.slug'>
  readonly contributor: Column<'packs.contributor_id'>
  readonly keywords: Column<'pack_submissions.keywords'>
}

/**
 * Publishes an approved pack with those of its works that are published: their pack and places, tags from its keywords,
 * visibility, and the messages for search, pages and followers. A pack that was removed meanwhile stays removed.
 */
export async function publishPack(transaction: Transaction, pack: number): Promise<void> {
  const [row] = await transaction<PackRow>(fragment`
    select p.visibility::text, p.slug, p.contributor_id as contributor, s.keywords
      from packs p join pack_submissions s on s.pack_id = p.id where p.id = ${pack} for update of p`)
  if (row === undefined) throw new Error(`there is no contributor's pack ${pack}`)
  const { visibility, slug, contributor, keywords } = row
  if (!canBecome(visibility, 'published')) return
  await tagPack(transaction, pack, keywords)
  const works = await transaction<{ id: Column<'items.id'>; slug: Column<'items.slug'> }>(fragment`
    update items i set pack_id = ${pack}, pack_position = w.position, updated_at = now()
      from pack_works w
     where w.pack_id = ${pack} and i.id = w.item_id and i.visibility = 'published'
       and not ${isInOtherPack(fragment`${pack}`)}
    returning i.id, i.slug`)
  await transaction(fragment`
    update packs set visibility = 'published', published_at = coalesce(published_at, now()), updated_at = now(),
      item_count = ${works.length} where id = ${pack}`)
  await enqueue(transaction, 'asset.changed', [
    { key: `pack:${pack}`, payload: { form: 'pack', id: pack, slugs: [slug] } },
    ...works.map((work) => ({
      key: `item:${work.id}`,
      payload: { form: 'item' as const, id: work.id, slugs: work.slug === null ? [] : [work.slug] },
    })),
  ])
  await enqueueSearchSync(transaction, 'packs', [pack])
  await enqueueRelatedSync(transaction, 'packs', pack)
  const published = { form: 'pack', id: pack, contributor } as const
  await enqueue(transaction, 'notices.published', [{ key: `contributor:${contributor}`, payload: published }])
}

/** Most important first; a keyword without a tag gets one. */
async function tagPack(transaction: Transaction, pack: number, keywords: readonly string[]): Promise<void> {
  const slugs = await ensureTags(transaction, keywords)
  await transaction(fragment`delete from pack_tags where pack_id = ${pack}`)
  await transaction(fragment`
    insert into pack_tags (pack_id, tag_id, position)
    select ${pack}, t.id, wanted.place
      from unnest(${fragment.param(slugs)}::text[]) with ordinality as wanted (slug, place)
      join tags t on t.slug = wanted.slug`)
}
