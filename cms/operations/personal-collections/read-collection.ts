import { itemCards } from '#cms/operations/catalogue/item-cards.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { packCards } from '#cms/operations/catalogue/pack-cards.ts'
import { fragment, type Payload, run, sql } from '#cms/operations/database.ts'
import { readSummary } from '#cms/operations/personal-collections/summaries.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { offeredVisibility } from '#cms/operations/site/offered-condition.ts'
import type {
  CollectionEntry,
  CollectionPage,
  SharedCollection,
} from '#domain/contract/personal-collections.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { assetKey, type CollectedForm } from '#domain/personal-collections/assets.ts'
import { COLLECTION_LIMITS } from '#domain/personal-collections/limits.ts'

interface View {
  readonly page: number
  readonly locale: Locale
}

interface EntryRow extends Record<string, unknown> {
  readonly form: Column<'personal_collection_entries.form'>
  readonly asset_id: Column<'personal_collection_entries.asset_id'>
  readonly slug: Present<'items.slug'>
  readonly title: Computed<string>
  readonly offered: Computed<boolean>
}

/** One page of a user's collection; null when it does not exist or is another user's. */
export async function readCollection(
  payload: Payload,
  { user, collection, ...view }: View & { readonly user: string; readonly collection: string },
): Promise<CollectionPage | null> {
  const summary = await readSummary(payload, user, collection)
  return summary === undefined
    ? null
    : { ...summary, ...(await readPage(payload, summary.id, summary.count, view)) }
}

/**
 * A shared collection as visitors with the link see it; null when it is not shared any more. It contains only the name
 * that the owner entered.
 */
export async function readShared(
  payload: Payload,
  { key, ...view }: View & { readonly key: string },
): Promise<SharedCollection | null> {
  const [row] = await sql<
    Omit<SharedCollection, 'entries'> & { id: Column<'personal_collections.id'> } & Record<string, unknown>
  >(payload)`
    select c.id, c.name, c.description, c.is_favourites as "isFavourites",
      nullif(trim(coalesce(nullif(trim(u.name), ''), u.username)), '') as owner,
      (select count(*)::int from personal_collection_entries e where e.collection_id = c.id) as count
    from personal_collections c join users u on u.id = c.user_id where c.share_key = ${key} and u.deleted_at is null`
  if (row === undefined) return null
  const { id, ...shared } = row
  return { ...shared, ...(await readPage(payload, id, shared.count, view)) }
}

async function readPage(
  payload: Payload,
  collection: string,
  count: number,
  { page: wanted, locale }: View,
): Promise<Pick<CollectionPage, 'entries' | 'page' | 'pageCount'>> {
  const pageCount = Math.ceil(count / COLLECTION_LIMITS.page)
  // After the last entry of the last page is removed, the previous page is shown.
  const page = Math.max(1, Math.min(wanted, pageCount))
  const title = (table: string, alias: string) => localised(table, alias, 'title', locale)
  const rows = await run<EntryRow>(
    payload,
    fragment`
      select e.form, e.asset_id, coalesce(i.slug, p.slug) as slug,
        case e.form when 'item' then ${title('items', 'i')} else ${title('packs', 'p')} end as title,
        coalesce(${offeredVisibility('i')}, ${offeredVisibility('p')}) = 'published' as offered
      from personal_collection_entries e
      left join items i on i.id = e.item_id left join packs p on p.id = e.pack_id
      where e.collection_id = ${collection} order by e.position, e.form, e.asset_id
      limit ${COLLECTION_LIMITS.page} offset ${(page - 1) * COLLECTION_LIMITS.page}`,
  )
  return { entries: await withCards(payload, rows, locale), page, pageCount }
}

async function withCards(
  payload: Payload,
  rows: readonly EntryRow[],
  locale: Locale,
): Promise<CollectionEntry[]> {
  const ids = (form: CollectedForm) =>
    rows.flatMap((row) => (row.form === form && row.offered ? row.asset_id : []))
  const cards = await Promise.all([
    itemCards(payload, ids('item'), locale),
    packCards(payload, ids('pack'), locale),
  ])
  const byKey = new Map(cards.flat().map((card) => [assetKey(card), card]))
  return rows.map(({ form, slug, title }) => ({
    form,
    slug,
    title,
    card: byKey.get(assetKey({ form, slug })) ?? null,
  }))
}
