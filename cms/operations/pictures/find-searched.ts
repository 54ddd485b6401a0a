import { itemCards } from '#cms/operations/catalogue/item-cards.ts'
import { type Payload, sql } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import { viewsSchema } from '#cms/pictures/wire.ts'
import type { PictureFinder } from '#cms/ports/picture-finder.ts'
import type { SearchedPicture } from '#domain/contract/pictures.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { PictureMatch } from '#media/similarity/indexed-picture.ts'

/** The picture of a hash, and its matches, most similar first. */
export interface Searched {
  readonly picture: SearchedPicture
  readonly matches: readonly PictureMatch[]
}

/** Further matches are not visibly similar. */
const MATCHES = 960

/**
 * Finds a picture: the published item whose original has this SHA-256, or an upload of the last day. Refuses an
 * expired search, an unknown hash, and requests while the picture process is unavailable.
 */
export async function findSearched(
  payload: Payload,
  finder: Pick<PictureFinder, 'find' | 'alike'>,
  hash: string,
  locale: Locale,
): Promise<Result<Searched>> {
  const item = await itemShowing(payload, hash)
  if (item !== undefined) return likeItem(payload, finder, item, locale)
  const sent = await sentPicture(payload, hash)
  if (sent === undefined) return refuse('not-found')
  if (sent.ended) return refuse('picture-search-ended')
  const found = await finder.find(viewsSchema.parse(sent.views), MATCHES)
  if (!found.ok) return found
  const same = new Set(await sameFiles(payload, sent))
  const exact = [...same].map((item) => ({ item, similarity: 1 }))
  return accept({
    picture: { item: null, until: new Date(sent.expires_at).toISOString() },
    matches: [...exact, ...found.value.filter(({ item }) => !same.has(item))],
  })
}

interface SentRow extends Record<string, unknown> {
  readonly views: Column<'picture_searches.views'>
  readonly sha256: Column<'picture_searches.sha256'>
  readonly canonical_sha256: Column<'picture_searches.canonical_sha256'>
  readonly expires_at: Column<'picture_searches.expires_at'>
  readonly ended: Computed<boolean>
}

async function sentPicture(payload: Payload, hash: string): Promise<SentRow | undefined> {
  const [row] = await sql<SentRow>(payload)`
    select views, sha256, canonical_sha256, expires_at, expires_at <= now() as ended
      from picture_searches where hash = ${hash}`
  return row
}

async function itemShowing(payload: Payload, sha256: string): Promise<number | undefined> {
  const [item] = await sql<{ id: Column<'items.id'> }>(payload)`
    select i.id from items i where i.shown_sha256 = ${sha256} and ${isShown('i')} order by i.id limit 1`
  return item?.id
}

async function likeItem(
  payload: Payload,
  finder: Pick<PictureFinder, 'alike'>,
  item: number,
  locale: Locale,
): Promise<Result<Searched>> {
  const [found, [card]] = await Promise.all([finder.alike(item, MATCHES), itemCards(payload, [item], locale)])
  if (!found.ok) return found
  return accept({ picture: { item: card ?? null, until: null }, matches: found.value })
}

/** Items with the same file, or the same drawing in another encoding. */
async function sameFiles(payload: Payload, { sha256, canonical_sha256 }: SentRow): Promise<number[]> {
  const rows = await sql<{ id: Computed<number> }>(payload)`
    select id from items where shown_sha256 = ${sha256} and visibility = 'published'
    union
    select i.id from revisions r join items i on i.current_revision_id = r.id
     where r.canonical_sha256 = ${canonical_sha256} and i.visibility = 'published'
     order by id limit 100`
  return rows.map(({ id }) => id)
}
