import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { LandingAddress } from '#domain/landing/places.ts'
import type { Selection } from '#domain/search/selection.ts'

/** The selection of a published page; null when none is at the address. */
export async function readSelectionAt(
  payload: Payload,
  { place, slug }: LandingAddress,
): Promise<Selection | null> {
  const [row] = await run<{ id: Column<'landing_pages.id'> }>(
    payload,
    fragment`
      select id from landing_pages
      where place::text = ${place} and slug = ${slug} and _status = 'published'`,
  )
  return row === undefined ? null : readSelection(payload, row.id)
}

/** The selection of a page. */
export async function readSelection(payload: Payload, id: number): Promise<Selection> {
  const selection = (await readSelections(payload, [id])).get(id)
  if (selection === undefined) throw new Error(`no landing page ${id}`)
  return selection
}

/** The selections of pages, by the pages' ids. */
export async function readSelections(
  payload: Payload,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Selection>> {
  const rows = await run<Selection & { readonly id: Column<'landing_pages.id'> } & Record<string, unknown>>(
    payload,
    fragment`
      select p.id, nullif(trim(p.selection_words), '') as words, coalesce(p.selection_price::text, 'all') as price,
        array(select k.value::text from landing_pages_selection_kinds k
          where k.parent_id = p.id order by k."order") as kinds,
        ${slugs('tags')} as tags, ${slugs('styles')} as styles,
        ${slugs('categories')} as categories, ${slugs('collections')} as collections
      from landing_pages p where p.id = any(${fragment.param(ids)}::int[])`,
  )
  return new Map(rows.map(({ id, ...selection }) => [id, selection]))
}

function slugs(table: 'tags' | 'styles' | 'categories' | 'collections') {
  return fragment.raw(`array(
    select t.slug from landing_pages_rels rel join ${table} t on t.id = rel.${table}_id
    where rel.parent_id = p.id and rel.path = 'selection.${table}' order by rel."order")`)
}
