import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { Form } from '#domain/assets/forms.ts'
import { isLocale, type Locale } from '#domain/locales/locales.ts'
import { searchText } from '#domain/search/words.ts'

/** Forms with a search text, and the columns of their names beside titles. */
const SEARCHED = {
  item: {
    table: 'items',
    names: fragment`
      select l._locale::text as locale, l.name from items_rels r join tags_locales l on l._parent_id = r.tags_id
       where r.parent_id = asset.id and r.path = 'tags'
      union all select l._locale::text, l.name from styles_locales l where l._parent_id = asset.style_id
      union all select l._locale::text, l.title from packs_locales l where l._parent_id = asset.pack_id`,
  },
  pack: {
    table: 'packs',
    names: fragment`
      select l._locale::text as locale, l.name from styles_locales l where l._parent_id = asset.style_id
      union all select l._locale::text, l.name from categories_locales l where l._parent_id = asset.category_id
      union all select l._locale::text, l.name from pack_tags k join tags_locales l on l._parent_id = k.tag_id
        where k.pack_id = asset.id`,
  },
} as const satisfies Partial<Record<Form, { table: string; names: SQL }>>

/** Rebuilds the search text of an item or a pack. */
export async function refreshSearchText(
  payload: Payload,
  form: keyof typeof SEARCHED,
  id: number,
): Promise<void> {
  const { table, names } = SEARCHED[form]
  const asset = fragment.identifier(table)
  const texts = await run<{ titles: Computed<LocalisedName[]>; names: Computed<LocalisedName[]> }>(
    payload,
    fragment`
      select
        (select coalesce(json_agg(json_build_object('locale', t._locale, 'name', t.title) order by t._locale), '[]')
           from ${fragment.identifier(`${table}_locales`)} t where t._parent_id = asset.id) as titles,
        (select coalesce(json_agg(json_build_object('locale', n.locale, 'name', n.name)), '[]')
           from (${names}) n) as names
        from ${asset} asset where asset.id = ${id}`,
  )
  const [found] = texts
  if (!found) return
  const text = searchText({ titles: lastOfEach(found.titles), names: allOfEach(found.names) })
  await run(
    payload,
    fragment`update ${asset} set search_text = ${text} where id = ${id} and search_text is distinct from ${text}`,
  )
}

interface LocalisedName {
  readonly locale: string
  readonly name: string
}

function lastOfEach(names: readonly LocalisedName[]): Partial<Record<Locale, string>> {
  return Object.fromEntries(known(names).map(({ locale, name }) => [locale, name]))
}

function allOfEach(names: readonly LocalisedName[]): Partial<Record<Locale, readonly string[]>> {
  return Object.fromEntries(
    [...Map.groupBy(known(names), ({ locale }) => locale)].map(([locale, group]) => [
      locale,
      group.map(({ name }) => name),
    ]),
  )
}

function known(names: readonly LocalisedName[]): readonly LocalisedName[] {
  return names.filter(({ locale }) => isLocale(locale))
}
