import type { Pool } from 'pg'
import type { CardFacts } from '#cms/files/cards/find-card.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { GROUNDS, type Ground } from '#domain/assets/facets.ts'
import type { PageCardOf } from '#domain/landing/page-card.ts'
import { DEFAULT_SITE_NAME } from '#domain/site/default-site.ts'

interface Row {
  readonly title: Computed<string>
  readonly author: Computed<string>
  readonly site: Computed<string | null>
  readonly sha256: Column<'items.shown_sha256'> | null
  readonly ground: Column<'items.shown_ground'> | null
  /** Of a picture of the media library. */
  readonly media: Column<'pictures.sha256'>
}

/** The contents of the card of a page or a post; null when visitors see none at this address. */
export function createFindPageCard(database: Pool): (card: PageCardOf) => Promise<CardFacts | null> {
  return async (card) => {
    const { rows } = await database.query<Row>({
      name: `find-card-${card.kind}`,
      text: QUERIES[card.kind],
      values: valuesOf(card),
    })
    const [row] = rows
    if (row === undefined) return null
    const { title, author, site, sha256, media } = row
    const ground = GROUNDS.find((one): one is Ground => one === row.ground) ?? 'any'
    const artworkOf = () => {
      if (media !== null) return { sha256: media, ground: 'any' as const, ofMedia: true as const }
      return sha256 === null ? null : { sha256, ground }
    }
    return {
      title,
      author,
      site: site ?? DEFAULT_SITE_NAME,
      artwork: artworkOf(),
    }
  }
}

function valuesOf(card: PageCardOf): string[] {
  if (card.kind === 'invitation') return [card.locale]
  return card.kind === 'page' ? [card.locale, card.slug, card.place] : [card.locale, card.slug]
}

const SITE = '(select s.name from site_settings s limit 1) as site'
const SHOWN = `i.visibility = 'published' and i.shown_sha256 is not null`

/** The first published work of a list of an editor. */
const firstOf = (table: 'landing_pages_rels' | 'posts_rels', path: string) =>
  `(select i.id from ${table} rel join items i on i.id = rel.items_id
     where rel.parent_id = p.id and rel.path = '${path}' and ${SHOWN} order by rel."order" limit 1)`

const QUERIES = {
  page: `
    select coalesce(nullif(own.seo_title, ''), nullif(own.title, ''), nullif(en.seo_title, ''), en.title) as title,
      '' as author, ${SITE}, i.shown_sha256 as sha256, i.shown_ground as ground,
      (select m.sha256 from pictures m where m.id = p.seo_image_id) as media
      from landing_pages p
      join landing_pages_locales en on en._parent_id = p.id and en._locale = 'en'
      left join landing_pages_locales own on own._parent_id = p.id and own._locale::text = $1
      left join items i on ${SHOWN} and i.id = coalesce(
        (select i.id from items i where i.id = p.seo_picture_id and ${SHOWN}), ${firstOf('landing_pages_rels', 'heroItems')})
     where p.slug = $2 and p.place::text = $3 and p._status = 'published' and p.deleted_at is null`,
  post: `
    select coalesce(nullif(own.title, ''), en.title) as title, coalesce(a.name, '') as author, ${SITE},
      i.shown_sha256 as sha256, i.shown_ground as ground,
      (select m.sha256 from pictures m where m.id = p.image_id) as media
      from posts p
      join posts_locales en on en._parent_id = p.id and en._locale = 'en'
      left join posts_locales own on own._parent_id = p.id and own._locale::text = $1
      left join authors a on a.id = p.author_id
      left join items i on i.id = ${firstOf('posts_rels', 'cover')}
     where p.slug = $2 and p._status = 'published' and p.published_at <= now()`,
  invitation: `
    select coalesce(nullif(own.invitation_heading, ''), nullif(en.invitation_heading, ''), s.name) as title, '' as author,
      s.name as site, null as sha256, null as ground
      from (select coalesce((select name from site_settings limit 1), '${DEFAULT_SITE_NAME}') as name) s
      left join site_texts texts on true
      left join site_texts_locales en on en._parent_id = texts.id and en._locale = 'en'
      left join site_texts_locales own on own._parent_id = texts.id and own._locale::text = $1
     limit 1`,
} as const satisfies Record<PageCardOf['kind'], string>
