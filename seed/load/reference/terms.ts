import type pg from 'pg'
import { LOCALE_CODES } from '#domain/locales/locales.ts'
import { CATEGORIES } from '#seed/taxonomy/categories.ts'
import type { Names } from '#seed/taxonomy/names.ts'
import { STYLES } from '#seed/taxonomy/styles.ts'
import { UNICONS_ROOT } from '#seed/taxonomy/unicons-categories.ts'
import { idsByKey, insertMissing } from '../rows/insert-missing.ts'
import type { Ids } from './ids.ts'

/** Inserts both trees of categories. @returns ids by slug */
export async function loadCategories(client: pg.ClientBase): Promise<Ids> {
  const rows = CATEGORIES.map(({ slug, parent }, position) => ({
    slug,
    tree: [slug, parent].includes(UNICONS_ROOT) ? 'unicons' : 'general',
    position,
    item_count: 0,
    parent,
  }))
  // Parents first: a child's row needs the id of its parent.
  const roots = rows.filter((row) => row.parent === null)
  await insertMissing(
    client,
    'categories',
    roots.map(({ parent: _, ...row }) => row),
  )
  const parents = await idsByKey(client, 'categories', 'slug')
  const children = rows.flatMap(({ parent, ...row }) =>
    parent === null ? [] : [{ ...row, parent_id: parents.get(parent) ?? null }],
  )
  await insertMissing(client, 'categories', children)
  const ids = await idsByKey(client, 'categories', 'slug')
  await insertNames(client, 'categories_locales', CATEGORIES, ids)
  return ids
}

/** Inserts the styles, with the kinds that offer each as a filter. @returns ids by slug */
export async function loadStyles(client: pg.ClientBase): Promise<Ids> {
  const added = await insertMissing(
    client,
    'styles',
    STYLES.map(({ slug }) => ({ slug, item_count: 0 })),
  )
  const ids = await idsByKey(client, 'styles', 'slug')
  await insertNames(client, 'styles_locales', STYLES, ids)
  const kinds = STYLES.flatMap((style) => {
    const parent = ids.get(style.slug)
    if (parent === undefined || !added.includes(parent)) return []
    return style.kinds.map((value, index) => ({ parent_id: parent, order: index + 1, value }))
  })
  await insertMissing(client, 'styles_kinds', kinds)
  return ids
}

async function insertNames(
  client: pg.ClientBase,
  table: string,
  terms: readonly { readonly slug: string; readonly names: Names }[],
  ids: Ids,
): Promise<void> {
  const rows = terms.flatMap(({ slug, names }) =>
    LOCALE_CODES.map((locale) => ({
      _locale: locale,
      _parent_id: ids.get(slug) ?? null,
      name: names[locale],
    })),
  )
  await insertMissing(client, table, rows)
}
