import { itemCards } from '#cms/operations/catalogue/item-cards.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import { readPictures } from '#cms/operations/media-library/read-pictures.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { isShown } from '#cms/operations/site/offered-condition.ts'
import type { PostCard } from '#domain/contract/blog.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import type { MediaPicture } from '#domain/contract/media-library.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'

/** The posts `p` that visitors see: published, and not before their day. */
export const VISIBLE = fragment`p._status = 'published' and p.published_at <= now()`

/** The texts `t` of a post `p` in a language, English where they are not translated: never parts of both. */
export function textsOfPost(locale: Locale): SQL {
  return fragment`
    join lateral (
      select own.* from posts_locales own
      where own._parent_id = p.id and own._locale in (${locale}, ${DEFAULT_LOCALE})
        and own.title is not null and own.body is not null
      order by (own._locale = ${locale}) desc limit 1) t on true`
}

/** What a card shows, except for its cover. `c` is the category and `a` the author. */
export interface PostFactsRow extends Record<string, unknown> {
  readonly id: Column<'posts.id'>
  readonly slug: Present<'posts.slug'>
  readonly tint: Column<'posts.tint'>
  readonly image: Column<'posts.image_id'>
  readonly published_at: Present<'posts.published_at'>
  readonly title: Present<'posts_locales.title'>
  readonly description: Column<'posts_locales.description'>
  readonly minutes: Computed<number>
  readonly language: Column<'posts_locales._locale'>
  readonly category_slug: Computed<string | null>
  readonly category_name: Computed<string | null>
  readonly author_slug: Computed<string | null>
  readonly author_name: Computed<string | null>
}

export function postColumns(locale: Locale): SQL {
  return fragment`
    p.id, p.slug, p.tint::text, p.image_id as image, p.published_at, t.title, t.description, coalesce(t.minutes, 1)::int as minutes,
    t._locale::text as language, c.slug as category_slug,
    ${localised('blog_topics', 'c', 'name', locale)} as category_name, a.slug as author_slug, a.name as author_name`
}

export const POST_RELATIONS = fragment`
  left join blog_topics c on c.id = p.category_id left join authors a on a.id = p.author_id`

export function factsOf(
  row: PostFactsRow,
  pictures: ReadonlyMap<number, MediaPicture>,
): Omit<PostCard, 'cover'> {
  const { slug, title, description, minutes, language, tint } = row
  return {
    slug,
    title,
    description,
    minutes,
    language,
    tint,
    image: (row.image === null ? undefined : pictures.get(row.image)) ?? null,
    publishedAt: new Date(row.published_at).toISOString(),
    category:
      row.category_slug === null || row.category_name === null
        ? null
        : { kind: 'category', slug: row.category_slug, name: row.category_name },
    author:
      row.author_slug === null || row.author_name === null
        ? null
        : { slug: row.author_slug, name: row.author_name },
  }
}

/** The cards of posts, with the works on their covers. */
export async function withCovers(
  payload: Payload,
  rows: readonly PostFactsRow[],
  locale: Locale,
): Promise<PostCard[]> {
  const covers = await coversOf(
    payload,
    rows.map(({ id }) => id),
  )
  const [cards, pictures] = await Promise.all([
    publishedCards(payload, [...covers.values()].flat(), locale),
    picturesOnCovers(payload, rows, locale),
  ])
  return rows.map((row) => ({
    ...factsOf(row, pictures),
    cover: (covers.get(row.id) ?? []).flatMap((id) => cards.get(id) ?? []),
  }))
}

/** The pictures of the media library on the covers of posts, and others with these ids. */
export function picturesOnCovers(
  payload: Payload,
  rows: readonly Pick<PostFactsRow, 'image'>[],
  locale: Locale,
  others: readonly number[] = [],
): Promise<ReadonlyMap<number, MediaPicture>> {
  return readPictures(payload, [...rows.flatMap(({ image }) => image ?? []), ...others], locale)
}

/** The ids of the works on the covers of posts, in their order. */
export async function coversOf(
  payload: Payload,
  posts: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (posts.length === 0) return new Map()
  const rows = await run<{ post: Column<'posts_rels.parent_id'>; item: Present<'posts_rels.items_id'> }>(
    payload,
    fragment`
      select parent_id as post, items_id as item from posts_rels
      where parent_id = any(${fragment.param(posts)}::int[]) and path = 'cover' and items_id is not null
      order by parent_id, "order"`,
  )
  const covers = new Map<number, number[]>()
  for (const { post, item } of rows) covers.set(post, [...(covers.get(post) ?? []), item])
  return covers
}

/** The cards of published works by their ids; removed and withheld ones are left out. */
export async function publishedCards(
  payload: Payload,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, ItemCard>> {
  if (ids.length === 0) return new Map()
  const rows = await run<{ id: Column<'items.id'> }>(
    payload,
    fragment`
      select i.id from items i
      where i.id = any(${fragment.param([...new Set(ids)])}::int[]) and ${isShown('i')} and i.shown_sha256 is not null
      order by i.id`,
  )
  const shown = rows.map(({ id }) => id)
  const cards = await itemCards(payload, shown, locale)
  return new Map(cards.flatMap((card, place) => (shown[place] === undefined ? [] : [[shown[place], card]])))
}
