import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { fragment, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import { shortId } from '#domain/assets/short-id.ts'
import { assetSlug } from '#domain/assets/slug.ts'
import type { Visibility } from '#domain/assets/visibility.ts'
import { searchText } from '#domain/search/words.ts'

interface TestItem {
  readonly title: string
  readonly kind?: Kind
  readonly german?: string
  readonly tags?: readonly string[]
  readonly priceAmount?: number
  readonly visibility?: Visibility
  readonly popularity?: number
  readonly publishedAt?: string
}

/** A small catalogue with one author, style, category and pack. */
export interface TestCatalogue {
  readonly packSlug: string
  /** Adds an item with a processed revision to the pack, by SQL. */
  add(item: TestItem): Promise<{ id: number; slug: string }>
  /** Refreshes the stored counts, as the worker does. */
  count(): Promise<void>
}

/** Creates a catalogue by SQL, without the hooks of the CMS, so that tests of reads choose every value. */
export async function makeCatalogue(payload: Payload): Promise<TestCatalogue> {
  const one = async (query: ReturnType<typeof fragment>) =>
    Number((await run<{ id: Computed<number> }>(payload, query))[0]?.id)
  const contributor = await one(fragment`
    insert into contributors (username, name, type, claimed) values ('ada', 'Ada', 'person', true) returning id`)
  const licence = await one(fragment`
    insert into licences (code, name, attribution) values ('cc-by-4.0', 'CC BY 4.0', true) returning id`)
  await run(
    payload,
    fragment`
    insert into licence_versions (licence_id, version, in_force_from) values (${licence}, '4.0', '2020-01-01')`,
  )
  const style = await one(fragment`insert into styles (slug) values ('line') returning id`)
  await run(
    payload,
    fragment`insert into styles_locales (_parent_id, _locale, name) values (${style}, 'en', 'Line')`,
  )
  const category = await one(
    fragment`insert into categories (slug, tree) values ('nature', 'general') returning id`,
  )
  await run(
    payload,
    fragment`
    insert into categories_locales (_parent_id, _locale, name) values (${category}, 'en', 'Nature')`,
  )
  const packSlug = assetSlug('Field guide', 1_000_000)
  const pack = await one(fragment`
    insert into packs (kind, visibility, slug, short_id, number, licence_id, contributor_id, style_id, category_id, search_text)
    values ('icon', 'published', ${packSlug}, ${shortId(1_000_000)}, 1000000, ${licence}, ${contributor}, ${style},
      ${category}, '| field guide |') returning id`)
  await run(
    payload,
    fragment`
    insert into packs_locales (_parent_id, _locale, title) values (${pack}, 'en', 'Field guide')`,
  )
  let added = 0

  return {
    packSlug,
    add: async (item) => {
      added += 1
      const { title, kind = 'icon', german, tags = [], visibility = 'published', priceAmount = null } = item
      const sha256 = createHash('sha256').update(`${title} ${added}`).digest('hex')
      const slug = assetSlug(title, added)
      const publishedAt = item.publishedAt ?? '2026-01-01T00:00:00Z'
      const file = await one(fragment`
        insert into files (sha256, format, mime, bytes, storage_key, playable)
        values (${sha256}, 'svg', 'image/svg+xml', 321, ${`originals/${sha256}`}, ${priceAmount === null}) returning id`)
      const id = await one(fragment`
        insert into items (kind, visibility, slug, short_id, number, price_amount, free, licence_id, contributor_id,
          published_at, popularity, pack_id, pack_position, category_id, style_id, shown_sha256, shown_format, shown_width,
          shown_height, shown_ground, shown_modified_at, search_text)
        values (${kind}, ${visibility}, ${slug}, ${shortId(added)}, ${added}, ${priceAmount}, ${priceAmount === null},
          ${licence}, ${contributor}, ${publishedAt}, ${item.popularity ?? 0}, ${pack}, ${added}, ${category}, ${style},
          ${sha256}, 'svg', 24, 24, 'light', ${publishedAt},
          ${searchText({ titles: { en: title, de: german }, names: { en: tags } })}) returning id`)
      const revision = await one(fragment`
        insert into revisions (item_id, number, state, file_id, format, width, height, palette)
        values (${id}, 1, 'ready', ${file}, 'svg', 24, 24, '["#6563ff"]') returning id`)
      await run(payload, fragment`update items set current_revision_id = ${revision} where id = ${id}`)
      await run(
        payload,
        fragment`insert into items_locales (_parent_id, _locale, title) values (${id}, 'en', ${title})`,
      )
      if (german !== undefined) {
        await run(
          payload,
          fragment`insert into items_locales (_parent_id, _locale, title) values (${id}, 'de', ${german})`,
        )
      }
      for (const [position, tag] of tags.entries()) {
        const tagId = await one(fragment`
          insert into tags (slug) values (${tag}) on conflict (slug) do update set slug = excluded.slug returning id`)
        await run(
          payload,
          fragment`
          insert into tags_locales (_parent_id, _locale, name) values (${tagId}, 'en', ${tag}) on conflict do nothing`,
        )
        await run(
          payload,
          fragment`
          insert into items_rels (parent_id, path, "order", tags_id) values (${id}, 'tags', ${position + 1}, ${tagId})`,
        )
      }
      return { id, slug }
    },
    count: async () => {
      await run(payload, fragment`refresh materialized view catalogue_counts`)
    },
  }
}
