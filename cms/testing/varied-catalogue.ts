import type { Payload } from 'payload'
import { fragment, run, type SQL } from '#cms/operations/database.ts'
import { makeCatalogue } from '#cms/testing/catalogue.ts'
import type { Kind } from '#domain/assets/kinds.ts'

const KINDS = ['icon', 'illustration', 'photo', '3d', 'lottie'] as const satisfies readonly Kind[]
const ITEMS = 60

/** Makes a catalogue in which every filter of a listing matches some of the assets, in varied combinations. */
export async function makeVariedCatalogue(payload: Payload): Promise<void> {
  const catalogue = await makeCatalogue(payload)
  for (let place = 0; place < ITEMS; place += 1) {
    await catalogue.add({
      title: place % 3 === 0 ? `Red heart ${place}` : `Blue fox ${place}`,
      kind: KINDS[place % KINDS.length] ?? 'icon',
      tags: place % 2 === 0 ? ['love', 'animal'] : ['forest'],
      popularity: 100 - place,
      publishedAt: new Date(Date.UTC(2026, 0, 1 + ((place * 7) % ITEMS))).toISOString(),
      ...(place % 4 === 0 ? { priceAmount: 700 } : {}),
    })
  }
  await catalogue.add({ title: 'Secret heart', visibility: 'draft' })
  for (const statement of STATEMENTS) await run(payload, statement)
  await catalogue.count()
}

/** In this order: packs and bundles take over properties of items. */
const STATEMENTS: readonly SQL[] = [
  fragment`insert into contributors (username, name, type, claimed) values ('grace', 'Grace', 'person', true)`,
  fragment`insert into styles (slug) values ('solid')`,
  fragment`
    insert into styles_locales (_parent_id, _locale, name) select id, 'en', 'Solid' from styles where slug = 'solid'`,
  fragment`
    insert into categories (slug, tree, parent_id)
    select child.slug, 'general', nature.id from categories nature, (values ('flowers'), ('animals')) child (slug)
    where nature.slug = 'nature'`,
  fragment`insert into categories (slug, tree) values ('people', 'general')`,
  fragment`
    insert into categories_locales (_parent_id, _locale, name)
    select id, 'en', slug from categories where slug <> 'nature'`,
  fragment`
    update items set featured = number % 4 = 1,
      contributor_id = case when number % 3 = 1 then (select id from contributors where username = 'grace') else contributor_id end,
      style_id = case number % 7 when 0 then null when 1 then (select id from styles where slug = 'solid') else style_id end,
      category_id = (array[category_id, null,
        (select id from categories where slug = 'flowers'), (select id from categories where slug = 'people')])[1 + number::int % 4],
      people_count = case when number % 4 <> 0 then number % 6 end,
      dimension = case when number % 4 <> 0 then (array['2d', 'isometric', '3d'])[1 + number::int % 3]::enum_items_dimension end,
      shown_width = 40 + 300 * (number % 4), shown_height = 640`,
  fragment`
    update items set shown_format = case kind::text
      when 'photo' then (array['jpg', 'webp', 'png'])[1 + number::int % 3] when '3d' then 'glb'
      when 'lottie' then 'lottie-json' else 'svg' end`,
  fragment`
    update revisions set palette = (array['["#6563ff"]', '["#dc2626", "#ffffff"]', '[]'])[1 + item_id % 3]::jsonb`,
  fragment`
    insert into items_people_ages ("order", parent_id, value)
    select 1, id, (case when number % 3 = 0 then 'child' else 'adult' end)::enum_items_people_ages from items`,
  fragment`
    insert into items_people_genders ("order", parent_id, value)
    select 1, id, 'female'::enum_items_people_genders from items where number % 2 = 0`,
  fragment`
    insert into items_people_ethnicities ("order", parent_id, value)
    select 1, id, 'south-asian'::enum_items_people_ethnicities from items where number % 7 < 3`,
  fragment`update packs set published_at = '2026-01-01T12:00:00Z'`,
  fragment`
    insert into packs (kind, visibility, slug, short_id, number, price_amount, free, featured, licence_id, contributor_id,
      style_id, category_id, popularity, search_text, published_at)
    select i.kind::text::enum_packs_kind, 'published', 'pack-' || i.number, 'p' || i.number, 2000000 + i.number, i.price_amount,
      i.free, i.featured, i.licence_id, i.contributor_id, i.style_id, i.category_id, i.popularity, '| works |', i.published_at
    from items i where i.number <= 20`,
  fragment`insert into packs_locales (_parent_id, _locale, title) select id, 'en', 'Works' from packs where number > 2000000`,
  fragment`update items set pack_id = (select id from packs where number = 2000000 + items.number) where number <= 20`,
  fragment`
    insert into bundles (visibility, slug, short_id, number, price_amount, free, featured, licence_id, contributor_id, popularity,
      published_at)
    select 'published', 'bundle-' || number, 'b' || number, 3000000 + number, price_amount, free, featured, licence_id,
      contributor_id, popularity, published_at
    from items where number <= 8`,
  fragment`insert into bundles_locales (_parent_id, _locale, title) select id, 'en', 'Bundle' from bundles`,
  fragment`insert into collections (slug, _status) values ('spring', 'published'), ('hidden', 'draft')`,
  fragment`
    insert into collections_locales (_parent_id, _locale, title) select id, 'en', slug from collections`,
  fragment`
    insert into collections_rels ("order", parent_id, path, items_id)
    select i.number, c.id, 'items', i.id from items i, collections c where i.number % 6 = 2`,
]
