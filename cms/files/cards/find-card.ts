import type { Pool } from 'pg'
import { ASSET_TABLES } from '#cms/operations/asset-tables.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { CardOf } from '#domain/assets/card-url.ts'
import { GROUNDS, type Ground } from '#domain/assets/facets.ts'
import type { Form } from '#domain/assets/forms.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'

/** The contents of a card. */
export interface CardFacts {
  /** Of an asset in English, which every asset has; of a page in its language. */
  readonly title: string
  /** Empty where no author is named. */
  readonly author: string
  /** The name of the site. */
  readonly site: string
  /** Null for a page without a work: the mark of the site is drawn instead. */
  readonly artwork: {
    readonly sha256: string
    readonly ground: Ground
    /** A picture of the media library; absent for a work. */
    readonly ofMedia?: true
  } | null
}

interface Row {
  readonly title: Computed<string>
  readonly author: Column<'contributors.name'>
  readonly site: Computed<string | null>
  readonly sha256: Present<'items.shown_sha256'>
  readonly ground: Column<'items.shown_ground'>
}

const SHOWN = `i.visibility = 'published' and i.shown_sha256 is not null`

/** The item (`i`) whose artwork represents an asset (`a`): the item itself, or the first one in a pack or bundle. */
const ARTWORK = {
  item: 'join items i on i.id = a.id',
  pack: `cross join lateral (
    select i.* from items i left join pack_works w on w.pack_id = a.id and w.item_id = i.id
     where i.pack_id = a.id and ${SHOWN} order by w.cover, i.pack_position limit 1) i`,
  bundle: `cross join lateral (
    select i.* from bundles_rels rel join items i on i.pack_id = rel.packs_id
     where rel.parent_id = a.id and ${SHOWN} order by rel."order", i.pack_position limit 1) i`,
} as const satisfies Record<Form, string>

/** The contents of a card; null when no published asset has the slug. */
export function createFindCard(database: Pool): (card: CardOf) => Promise<CardFacts | null> {
  return async ({ form, slug }) => {
    const { rows } = await database.query<Row>({
      name: `find-card-${form}`,
      text: QUERIES[form],
      values: [slug],
    })
    const [row] = rows
    if (row === undefined) return null
    const ground = GROUNDS.find((one): one is Ground => one === row.ground) ?? 'any'
    const { title, author, site } = row
    return { title, author, site: site ?? DEFAULT_SITE_NAME, artwork: { sha256: row.sha256, ground } }
  }
}

const QUERIES = { item: queryOf('item'), pack: queryOf('pack'), bundle: queryOf('bundle') }

function queryOf(form: Form): string {
  const table = ASSET_TABLES[form]
  return `
    select text.title, c.name as author, i.shown_sha256 as sha256, i.shown_ground as ground,
      (select s.name from site_settings s limit 1) as site
      from ${table} a
      join ${table}_locales text on text._parent_id = a.id and text._locale = 'en'
      join contributors c on c.id = a.contributor_id
      ${ARTWORK[form]}
     where a.slug = $1 and a.visibility = 'published' and ${SHOWN}`
}
