import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { enqueue } from '#cms/operations/outbox/enqueue.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { enqueueRelatedSync, enqueueSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import { tagItem } from '#cms/operations/submissions/tag-item.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import type { UpdatedDetails } from '#domain/contract/console/submissions.ts'

/** The keywords of a live item `i`, most important first. */
const LIVE_KEYWORDS = fragment`array(
  select replace(tag.slug, '-', ' ') from items_rels rel join tags tag on tag.id = rel.tags_id
   where rel.parent_id = i.id and rel.path = 'tags' order by rel."order")`

/** What an update `s` of an item `i`, with its details `d` and texts `t`, changes beside the file. */
export const DETAILS_DIFFER = fragment`(d.submission_id is not null and
  (d.title, d.description, d.category_id, d.style_id, s.keywords::text[]) is distinct from
  (coalesce(t.title, ''), t.description, i.category_id, i.style_id, ${LIVE_KEYWORDS}))`

/** Gives a new update a copy of the details of its live work. */
export async function copyDetails(transaction: Transaction, submission: number): Promise<void> {
  await transaction(fragment`
    insert into update_details (submission_id, title, description, category_id, style_id)
    select s.id, coalesce(t.title, ''), t.description, i.category_id, i.style_id
      from submissions s join items i on i.id = s.item_id
      left join items_locales t on t._parent_id = i.id and t._locale = 'en' where s.id = ${submission}`)
  await transaction(fragment`
    update submissions s set keywords = ${LIVE_KEYWORDS} from items i where i.id = s.item_id and s.id = ${submission}`)
}

/** Writes what the author of an update changes; its kind, price and declarations are those of the live work. */
export async function writeDetails(
  transaction: Transaction,
  submission: number,
  { title, description, keywords, category, style }: UpdatedDetails,
): Promise<void> {
  await transaction(fragment`
    update update_details set title = ${title}, description = ${description}, category_id = ${category},
      style_id = ${style} where submission_id = ${submission}`)
  await transaction(fragment`
    update submissions set keywords = ${fragment.param([...keywords])}::text[] where id = ${submission}`)
}

interface LiveRow extends Record<string, unknown> {
  readonly title: Computed<string>
  readonly description: Column<'items_locales.description'>
  readonly category: Column<'items.category_id'>
  readonly style: Column<'items.style_id'>
  readonly keywords: Computed<readonly string[]>
}

/** The present details of the work of an update. */
export async function readLiveDetails(
  transaction: Transaction,
  submission: number,
): Promise<UpdatedDetails | null> {
  const [row] = await transaction<LiveRow>(fragment`
    select coalesce(t.title, '') as title, t.description, i.category_id as category, i.style_id as style,
      ${LIVE_KEYWORDS} as keywords
    from submissions s join items i on i.id = s.item_id
    left join items_locales t on t._parent_id = i.id and t._locale = 'en' where s.id = ${submission}`)
  return row === undefined ? null : { ...row, keywords: [...row.keywords] }
}

interface NewRow extends LiveRow {
  readonly item: Column<'items.id'>
  readonly number: Present<'items.number'>
  readonly slug: Column<'items.slug'>
  readonly differs: Computed<boolean>
}

/**
 * Gives the live work the details of its update where they differ, with the messages for pages and search, and logs those
 * before and after. The address of the work follows its title; the old one leads to it.
 */
export async function publishDetails(transaction: Transaction, submission: number): Promise<void> {
  const [row] = await transaction<NewRow>(fragment`
    select i.id as item, i.number, i.slug, d.title, d.description, d.category_id as category, d.style_id as style,
      s.keywords, ${DETAILS_DIFFER} as differs
    from submissions s join items i on i.id = s.item_id join update_details d on d.submission_id = s.id
    left join items_locales t on t._parent_id = i.id and t._locale = 'en' where s.id = ${submission}`)
  if (row === undefined || !row.differs) return
  const before = await readLiveDetails(transaction, submission)
  const { item, number, slug: former, differs: _is, ...after } = row
  const slug = assetSlug(after.title, Number(number))
  await transaction(fragment`
    update items set slug = ${slug}, category_id = ${after.category}, style_id = ${after.style}, updated_at = now()
     where id = ${item}`)
  await transaction(fragment`
    insert into items_locales (_parent_id, _locale, title, description)
    values (${item}, 'en', ${after.title}, ${after.description})
    on conflict (_locale, _parent_id) do update set title = excluded.title, description = excluded.description`)
  await tagItem(transaction, item, after.keywords)
  const slugs = [...new Set([former, slug])].filter((one) => one !== null)
  await enqueue(transaction, 'asset.changed', [
    { key: `item:${item}`, payload: { form: 'item', id: item, slugs } },
  ])
  await enqueueSearchSync(transaction, 'items', [item])
  await enqueueRelatedSync(transaction, 'items', item)
  await logCommand(transaction, {
    actor: null,
    command: 'submission.publish',
    resource: 'items',
    record: item,
    reason: null,
    before: { ...before },
    after,
  })
}
