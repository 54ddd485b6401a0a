import type pg from 'pg'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Pick } from '#seed/blog/markdown/pick.ts'

/**
 * Works of the library for a post, by a query of what is published: those with the words in their English titles, the
 * most popular first, then others of the kind. Never one of `used`.
 */
export async function findWorks(
  client: pg.ClientBase,
  { kind, words, count }: Pick,
  used: ReadonlySet<number>,
): Promise<readonly number[]> {
  const { rows } = await client.query<{ id: Column<'items.id'> }>(
    `select items.id from items
     join items_locales text on text._parent_id = items.id and text._locale = 'en'
     where items.kind::text = $1 and items.visibility = 'published' and items.shown_sha256 is not null
       and not items.id = any($4::int[])
     order by exists (select from unnest($2::text[]) word where text.title ~* ('\\m' || word || '\\M')) desc,
       items.popularity desc, items.number limit $3`,
    [kind, words, count, [...used]],
  )
  return rows.map(({ id }) => id)
}
