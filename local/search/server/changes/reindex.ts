import type { Config } from '#local/search/server/indices/config.ts'
import { copyRecords } from '#local/search/server/indices/content.ts'
import type { Index } from '#local/search/server/indices/index-entry.ts'
import type { Registry } from '#local/search/server/indices/registry.ts'
import { isSameSchema } from '#local/search/server/indices/store-schema.ts'
import type { OwnIndex } from './ensure-index.ts'

/**
 * An index with another configuration or other replicas. If that changes its schema, the records are copied
 * into a new store, while searches use the old one until the result is committed.
 */
export async function reindexed(
  registry: Registry,
  index: OwnIndex,
  config: Config,
  replicas: readonly string[] = index.replicas,
  coming?: ReadonlyMap<string, Index>,
): Promise<OwnIndex> {
  const { store } = index.content
  const draft = { ...index, replicas, content: { ...index.content, config } }
  const schema = registry.schemaOf(draft, coming)
  if (isSameSchema(schema, store.schema)) return draft
  const content = await registry.newContent(config, schema)
  if (!content.store) throw new Error('a content with a schema has a store')
  await copyRecords(store, content.store)
  return { ...draft, content: { ...content, store: content.store } }
}
