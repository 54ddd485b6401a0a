import { type Payload, sql } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { MetadataOptions } from '#domain/contract/console/submissions.ts'

interface Option extends Record<string, unknown> {
  readonly id: Column<'categories.id'>
  readonly name: Column<'categories_locales.name'>
}

/** Categories and styles that contributors choose from, by their English names. */
export async function readMetadataOptions(payload: Payload): Promise<MetadataOptions> {
  const [categories, styles] = await Promise.all([
    sql<Option>(payload)`
      select c.id, coalesce(t.name, c.slug) as name from categories c
        left join categories_locales t on t._parent_id = c.id and t._locale = 'en'
       where c.tree = 'general' order by 2`,
    sql<Option>(payload)`
      select s.id, coalesce(t.name, s.slug) as name from styles s
        left join styles_locales t on t._parent_id = s.id and t._locale = 'en' order by 2`,
  ])
  return { categories, styles }
}
