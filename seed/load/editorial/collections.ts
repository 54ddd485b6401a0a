import type pg from 'pg'
import type { Payload } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { slugWords } from '#domain/assets/slug.ts'
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locales/locales.ts'
import type { CuratedCollection } from '#seed/curated.ts'
import type { TransactionOnly } from './transaction.ts'

/**
 * The items of a collection: of each kind those with its first keywords, the most popular first, interleaved by kind.
 */
export async function membersOf(
  client: pg.ClientBase,
  { kinds, keywords, perKind }: CuratedCollection,
): Promise<readonly number[]> {
  const { rows } = await client.query<{ id: Column<'items.id'> }>(
    `with fitting as (
       select items.id, items.kind, items.popularity, items.number,
         min(array_position($2::text[], tags.slug::text)) as place
       from items
       join items_rels rel on rel.parent_id = items.id and rel.path = 'tags'
       join tags on tags.id = rel.tags_id
       where tags.slug = any($2) and items.kind::text = any($1) and items.visibility = 'published'
       group by items.id),
     ranked as (
       select id, kind, row_number() over (partition by kind order by place, popularity desc, number) as turn
       from fitting)
     select id from ranked where turn <= $3 order by turn, array_position($1::text[], kind::text)`,
    [kinds, keywords.map(slugWords), perKind],
  )
  return rows.map(({ id }) => id)
}

interface NewCollection {
  readonly collection: CuratedCollection
  readonly items: readonly number[]
  readonly position: number
}

/** Publishes a collection in every language. */
export async function createCollection(
  payload: Payload,
  req: TransactionOnly,
  { collection: { slug, titles, descriptions }, items, position }: NewCollection,
): Promise<void> {
  const textIn = (locale: keyof typeof titles) => ({
    title: titles[locale],
    description: descriptions[locale],
  })
  const { id } = await payload.create({
    collection: 'collections',
    depth: 0,
    locale: DEFAULT_LOCALE,
    data: { ...textIn(DEFAULT_LOCALE), slug, position, items: [...items], _status: 'published' },
    req,
  })
  for (const locale of LOCALE_CODES) {
    if (locale === DEFAULT_LOCALE) continue
    const data = { ...textIn(locale), _status: 'published' as const }
    await payload.update({ collection: 'collections', depth: 0, id, locale, data, req })
  }
}
