import { itemPreviews } from '#cms/operations/catalogue/item-cards.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { Contributor, Preview, Taxonomy } from '#domain/contract/catalogue.ts'
import type { Collection, Collections, Contributors, Entry, Tags } from '#domain/contract/directories.ts'
import type { Locale } from '#domain/locales/locales.ts'

const PER_PAGE = 60
const TAGS_PER_PAGE = 200
/** An entry shows up to four works. */
const PREVIEWS = 4

interface EntryRow extends Record<string, unknown> {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly count: number
}

/** The general categories as a tree of two levels, those with something in them. */
export async function readCategories(payload: Payload, locale: Locale): Promise<Taxonomy> {
  const rows = await run<EntryRow & { parent_id: number | null }>(
    payload,
    fragment`
      select c.id, c.parent_id, c.slug, ${localised('categories', 'c', 'name', locale)} as name, c.item_count::int as count
      from categories c where c.tree = 'general' order by c.position, c.id`,
  )
  const childrenOf = (id: number | null) => rows.filter((row) => row.parent_id === id)
  const plain = ({ slug, name, count }: EntryRow) => ({ slug, name, count })
  return childrenOf(null)
    .map((root) => {
      const children = childrenOf(root.id).filter((child) => child.count > 0)
      const total = children.reduce((sum, child) => sum + child.count, root.count)
      return { ...plain(root), count: total, children: children.map(plain) }
    })
    .filter((root) => root.count > 0)
}

/** Styles that occur, most frequent first; of one kind only when asked so. */
export async function readStyles(payload: Payload, locale: Locale, kind: Kind | null): Promise<Entry[]> {
  const rows = await run<EntryRow>(
    payload,
    fragment`
      select s.id, s.slug, ${localised('styles', 's', 'name', locale)} as name, counted.count
      from styles s join (
        select style_id, sum(count)::int as count from catalogue_counts
        where form = 'item' and (${kind}::text is null or kind = ${kind}) group by style_id) counted on counted.style_id = s.id
      order by counted.count desc, s.id`,
  )
  const ofKind = kind === null ? fragment`true` : fragment`i.kind = ${kind}`
  return withPreviews(payload, rows, (id) => fragment`i.style_id = ${id} and ${ofKind}`)
}

export async function readTags(payload: Payload, locale: Locale, page: number): Promise<Tags> {
  const rows = await run<EntryRow & { total: number }>(
    payload,
    fragment`
      select t.id, t.slug, ${localised('tags', 't', 'name', locale)} as name, t.item_count::int as count,
        count(*) over ()::int as total
      from tags t where t.item_count > 0 order by t.item_count desc, t.id
      limit ${TAGS_PER_PAGE} offset ${(page - 1) * TAGS_PER_PAGE}`,
  )
  const entries = rows.map(({ slug, name, count }) => ({ slug, name, count }))
  return { entries, ...pages(rows[0]?.total ?? 0, page, TAGS_PER_PAGE) }
}

/** The published curated collections, or the one with this slug. */
export async function readCollections(payload: Payload, locale: Locale, page: number): Promise<Collections> {
  const entries = await collectionsWhere(payload, locale, fragment`true`)
  const start = (page - 1) * PER_PAGE
  return { entries: entries.slice(start, start + PER_PAGE), ...pages(entries.length, page, PER_PAGE) }
}

export async function readCollection(
  payload: Payload,
  locale: Locale,
  slug: string,
): Promise<Collection | null> {
  const entries = await collectionsWhere(payload, locale, fragment`c.slug = ${slug}`)
  return entries[0] ?? null
}

export async function readContributors(payload: Payload, page: number): Promise<Contributors> {
  const rows = await run<ContributorRow & { total: number }>(
    payload,
    fragment`
      select ${CONTRIBUTOR_COLUMNS}, count(*) over ()::int as total from contributors c
      where c.item_count > 0 order by c.claimed desc, c.item_count desc, c.id
      limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`,
  )
  const previews = await bestOf(
    payload,
    rows.map((row) => row.id),
    (id) => fragment`i.contributor_id = ${id}`,
  )
  const entries = rows.map((row) => ({ ...contributorOf(row), previews: previews.get(row.id) ?? [] }))
  return { entries, ...pages(rows[0]?.total ?? 0, page, PER_PAGE) }
}

export async function readContributor(payload: Payload, username: string): Promise<Contributor | null> {
  const rows = await run<ContributorRow>(
    payload,
    fragment`select ${CONTRIBUTOR_COLUMNS} from contributors c where c.username = ${username}`,
  )
  return rows[0] === undefined ? null : contributorOf(rows[0])
}

interface ContributorRow extends Contributor, Record<string, unknown> {
  readonly id: number
}

const CONTRIBUTOR_COLUMNS = fragment.raw(`
  c.id, c.username, c.name, c.type::text, c.claimed, c.url,
  c.item_count::int as "itemCount", c.pack_count::int as "packCount"`)

function contributorOf({
  username,
  name,
  type,
  claimed,
  url,
  itemCount,
  packCount,
}: ContributorRow): Contributor {
  return { username, name, type, claimed, url, itemCount, packCount }
}

async function collectionsWhere(payload: Payload, locale: Locale, condition: SQL): Promise<Collection[]> {
  const rows = await run<EntryRow & { description: string | null }>(
    payload,
    fragment`
      select c.id, c.slug, ${localised('collections', 'c', 'title', locale)} as name,
        ${localised('collections', 'c', 'description', locale)} as description,
        (select count(*)::int from collections_rels rel join items i on i.id = rel.items_id
          where rel.parent_id = c.id and rel.path = 'items' and i.visibility = 'published') as count
      from collections c where c._status = 'published' and ${condition} order by c.position, c.id`,
  )
  const entries = await withPreviews(
    payload,
    rows,
    (id) =>
      fragment`i.id in (select items_id from collections_rels where parent_id = ${id} and path = 'items')`,
  )
  return entries.map((entry, index) => ({ ...entry, description: rows[index]?.description ?? null }))
}

async function withPreviews(
  payload: Payload,
  rows: readonly EntryRow[],
  members: (id: SQL) => SQL,
): Promise<Entry[]> {
  const previews = await bestOf(
    payload,
    rows.map((row) => row.id),
    members,
  )
  return rows.map(({ id, slug, name, count }) => ({ slug, name, count, previews: previews.get(id) ?? [] }))
}

/** The most popular items of each group, in one query. `members` is the condition on `i` for a group's id. */
async function bestOf(
  payload: Payload,
  groupIds: readonly number[],
  members: (id: SQL) => SQL,
): Promise<ReadonlyMap<number, Preview[]>> {
  if (groupIds.length === 0) return new Map()
  const rows = await run<{ group_id: number; id: number }>(
    payload,
    fragment`
      select groups.id as group_id, best.id
      from unnest(${fragment.param(groupIds)}::int[]) as groups(id)
      cross join lateral (
        select i.id from items i where i.visibility = 'published' and ${members(fragment`groups.id`)}
        order by i.popularity desc, i.id desc limit ${PREVIEWS}) best`,
  )
  const previews = await itemPreviews(
    payload,
    rows.map((row) => row.id),
  )
  const grouped = new Map<number, Preview[]>()
  for (const row of rows) {
    const preview = previews.get(row.id)
    if (preview) grouped.set(row.group_id, [...(grouped.get(row.group_id) ?? []), preview])
  }
  return grouped
}

function pages(total: number, page: number, perPage: number) {
  return { total, page, pageCount: Math.ceil(total / perPage) }
}
