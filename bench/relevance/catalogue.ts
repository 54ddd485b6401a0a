import type { AlgoliaClient } from '#cms/adapters/algolia-search/client.ts'
import type { ItemRecord } from '#domain/search/item-record.ts'

/** What an item is called, in a language and in English. */
export interface CatalogueItem {
  readonly slug: string
  readonly titles: readonly string[]
  readonly tags: readonly string[]
}

type Named = Pick<ItemRecord, 'slug' | 'title' | 'titleEn' | 'tags' | 'tagsEn'>

const NAMES = ['slug', 'title', 'titleEn', 'tags', 'tagsEn'] as const satisfies readonly (keyof Named)[]

/** All items of an index, ordered by slug. */
export async function readCatalogue(
  client: AlgoliaClient,
  indexName: string,
): Promise<readonly CatalogueItem[]> {
  const items: CatalogueItem[] = []
  let cursor: string | undefined
  do {
    const browseParams = { attributesToRetrieve: [...NAMES], attributesToHighlight: [], hitsPerPage: 1000 }
    const page = await client.browse<Named>({
      indexName,
      browseParams: cursor === undefined ? browseParams : { ...browseParams, cursor },
    })
    items.push(...page.hits.map(catalogueItem))
    cursor = page.cursor
  } while (cursor !== undefined)
  return items.sort((a, b) => (a.slug < b.slug ? -1 : 1))
}

function catalogueItem({ slug, title, titleEn, tags, tagsEn }: Named): CatalogueItem {
  return { slug, titles: titleEn === null ? [title] : [title, titleEn], tags: [...tags, ...tagsEn] }
}
