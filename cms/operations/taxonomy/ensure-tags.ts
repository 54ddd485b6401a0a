import { fragment, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { enqueueSearchSync } from '#cms/operations/search/enqueue-search-sync.ts'
import { slugWords } from '#domain/assets/slug.ts'

/**
 * Adds the missing tags of keywords.
 *
 * @returns the slugs of all of them, in their order
 */
export async function ensureTags(transaction: Transaction, keywords: readonly string[]): Promise<string[]> {
  const names = new Map(keywords.map((keyword) => [slugWords(keyword), keyword]))
  names.delete('')
  const slugs = [...names.keys()]
  const added = await transaction<{ id: Column<'tags.id'>; slug: Column<'tags.slug'> }>(fragment`
    insert into tags (slug) select unnest(${fragment.param(slugs)}::text[]) on conflict (slug) do nothing
    returning id, slug`)
  for (const { id, slug } of added)
    await transaction(fragment`
      insert into tags_locales (_parent_id, _locale, name) values (${id}, 'en', ${names.get(slug)})`)
  await enqueueSearchSync(
    transaction,
    'tags',
    added.map(({ id }) => id),
  )
  return slugs
}
