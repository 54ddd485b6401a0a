import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { CountedIn } from '#domain/contract/outbox.ts'

/** The relations of an asset. Everything is empty for an asset that does not exist. */
export interface AssetPlace {
  readonly slugs: readonly string[]
  readonly countedIn: CountedIn
  readonly packSlugs: readonly string[]
  readonly bundleSlugs: readonly string[]
  readonly collectionSlugs: readonly string[]
  readonly usernames: readonly string[]
}

const NONE = fragment`array[]::int[]`
const NO_SLUGS = fragment`array[]::text[]`
const BUNDLES_OF = (pack: SQL) => fragment`
  array(select b.slug::text from bundles_rels r join bundles b on b.id = r.parent_id
         where r.path = 'packs' and r.packs_id = ${pack} and b.slug is not null)`

/** The relations of each form, each as an array. */
const RELATIONS = {
  item: {
    table: 'items',
    packs: fragment`array_remove(array[a.pack_id], null)`,
    categories: fragment`array_remove(array[a.category_id], null)`,
    styles: fragment`array_remove(array[a.style_id], null)`,
    tags: fragment`array(select tags_id from items_rels where parent_id = a.id and path = 'tags')`,
    packSlugs: fragment`array(select slug::text from packs where id = a.pack_id and slug is not null)`,
    bundleSlugs: BUNDLES_OF(fragment`a.pack_id`),
    collectionSlugs: fragment`
      array(select c.slug::text from collections_rels r join collections c on c.id = r.parent_id
             where r.path = 'items' and r.items_id = a.id and c.slug is not null)`,
  },
  pack: {
    table: 'packs',
    packs: fragment`array[a.id]`,
    categories: NONE,
    styles: NONE,
    tags: NONE,
    packSlugs: NO_SLUGS,
    bundleSlugs: BUNDLES_OF(fragment`a.id`),
    collectionSlugs: NO_SLUGS,
  },
  bundle: {
    table: 'bundles',
    packs: NONE,
    categories: NONE,
    styles: NONE,
    tags: NONE,
    packSlugs: fragment`
      array(select p.slug::text from bundles_rels r join packs p on p.id = r.packs_id
             where r.parent_id = a.id and r.path = 'packs' and p.slug is not null)`,
    bundleSlugs: NO_SLUGS,
    collectionSlugs: NO_SLUGS,
  },
} as const satisfies Record<Form, Record<string, SQL | string>>

const NO_PLACE: AssetPlace = {
  slugs: [],
  countedIn: { packs: [], contributors: [], categories: [], styles: [], tags: [] },
  packSlugs: [],
  bundleSlugs: [],
  collectionSlugs: [],
  usernames: [],
}

export async function assetPlace(payload: Payload, form: Form, id: number): Promise<AssetPlace> {
  const of = RELATIONS[form]
  const [row] = await run<PlaceRow>(
    payload,
    fragment`
      select array_remove(array[a.slug::text], null) as "slugs", array[a.contributor_id] as contributors,
             array(select username::text from contributors where id = a.contributor_id) as "usernames",
             ${of.packs} as packs, ${of.categories} as categories, ${of.styles} as styles, ${of.tags} as tags,
             ${of.packSlugs} as "packSlugs", ${of.bundleSlugs} as "bundleSlugs",
             ${of.collectionSlugs} as "collectionSlugs"
        from ${fragment.identifier(of.table)} a where a.id = ${id}`,
  )
  if (!row) return NO_PLACE
  const { packs, contributors, categories, styles, tags, ...rest } = row
  return { ...rest, countedIn: { packs, contributors, categories, styles, tags } }
}

interface PlaceRow extends Omit<AssetPlace, 'countedIn'>, Record<string, unknown>, CountedIn {}
