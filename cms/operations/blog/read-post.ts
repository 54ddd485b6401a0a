import {
  coversOf,
  factsOf,
  POST_RELATIONS,
  type PostFactsRow,
  picturesOnCovers,
  postColumns,
  publishedCards,
  textsOfPost,
  VISIBLE,
  withCovers,
} from '#cms/operations/blog/post-rows.ts'
import { readAuthor } from '#cms/operations/blog/read-places.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import { type Article, assetsOf, picturesOf } from '#domain/blog/article.ts'
import { readArticle } from '#domain/blog/lexical/read-article.ts'
import { neighboursOf, relatedPosts } from '#domain/blog/related.ts'
import type { Post, PostAssets, PostCard, Topic } from '#domain/contract/blog.ts'
import type { Locale } from '#domain/locales/locales.ts'

interface PostRow extends PostFactsRow {
  readonly body: Present<'posts_locales.body'>
  readonly updated_at: Column<'posts.updated_at'>
  readonly translated_into: Computed<readonly Locale[]>
}

/** A published post with what is beside it; null when there is none with the slug. */
export async function readPost(payload: Payload, slug: string, locale: Locale): Promise<Post | null> {
  const row = await readRow(payload, slug, locale)
  if (row === null) return null
  const [covers, tags, author, beside] = await Promise.all([
    coversOf(payload, [row.id]),
    readTags(payload, row.id, locale),
    row.author_slug === null ? null : readAuthor(payload, row.author_slug, locale),
    readBeside(payload, row.id, locale),
  ])
  const article = readArticle(row.body)
  const cover = covers.get(row.id) ?? []
  const inArticle = picturesOf(article)
  const [cards, pictures] = await Promise.all([
    publishedCards(payload, shownBy(article, cover), locale),
    picturesOnCovers(payload, [row], locale, inArticle),
  ])
  return {
    ...factsOf(row, pictures),
    author,
    updatedAt: new Date(row.updated_at).toISOString(),
    translatedInto: [...row.translated_into],
    tags: [...tags],
    cover: [...cover],
    article: { blocks: [...article.blocks], notes: [...article.notes] },
    pictures: [...new Set(inArticle)].flatMap((id) => {
      const picture = pictures.get(id)
      return picture === undefined ? [] : [{ id, picture }]
    }),
    assetSlugs: [...cards.values()].map((card) => card.slug),
    ...beside,
  }
}

/** The cards of the published assets that a post shows; removed ones are left out. Null for an unknown post. */
export async function readPostAssets(
  payload: Payload,
  slug: string,
  locale: Locale,
): Promise<PostAssets | null> {
  const row = await readRow(payload, slug, locale)
  if (row === null) return null
  const covers = await coversOf(payload, [row.id])
  const ids = shownBy(readArticle(row.body), covers.get(row.id) ?? [])
  return [...(await publishedCards(payload, ids, locale))].map(([id, card]) => ({ id, card }))
}

function shownBy(article: Article<number>, cover: readonly number[]): readonly number[] {
  return [...cover, ...assetsOf(article)]
}

async function readRow(payload: Payload, slug: string, locale: Locale): Promise<PostRow | null> {
  const [row] = await run<PostRow>(
    payload,
    fragment`
      select ${postColumns(locale)}, t.body, p.updated_at,
        array(select own._locale::text from posts_locales own
          where own._parent_id = p.id and own.title is not null and own.body is not null
          order by own._locale) as translated_into
      from posts p ${textsOfPost(locale)} ${POST_RELATIONS} where ${VISIBLE} and p.slug = ${slug}`,
  )
  return row ?? null
}

function readTags(payload: Payload, post: number, locale: Locale): Promise<Topic[]> {
  return run<Topic & Record<string, unknown>>(
    payload,
    fragment`
      select c.kind::text, c.slug, ${localised('blog_topics', 'c', 'name', locale)} as name
      from posts_rels rel join blog_topics c on c.id = rel.blog_topics_id and c.kind = 'tag'
      where rel.parent_id = ${post} and rel.path = 'tags' order by rel."order"`,
  )
}

interface BesideRow extends Record<string, unknown> {
  readonly id: Column<'posts.id'>
  readonly category: Column<'posts.category_id'>
  readonly published_at: Present<'posts.published_at'>
  readonly tags: Computed<readonly number[]>
  readonly related: Computed<readonly number[]>
}

/** The posts to read next, and the ones before and after. */
async function readBeside(payload: Payload, id: number, locale: Locale) {
  const rows = await run<BesideRow>(
    payload,
    fragment`
      select p.id, p.category_id as category, p.published_at,
        array(select rel.blog_topics_id from posts_rels rel
          where rel.parent_id = p.id and rel.path = 'tags' and rel.blog_topics_id is not null) as tags,
        array(select rel.posts_id from posts_rels rel
          where rel.parent_id = p.id and rel.path = 'related' and rel.posts_id is not null
          order by rel."order") as related
      from posts p ${textsOfPost(locale)} where ${VISIBLE}`,
  )
  const published = rows.map((row) => ({ ...row, publishedAt: new Date(row.published_at) }))
  const post = published.find((one) => one.id === id)
  const related = post === undefined ? [] : relatedPosts(post, post.related, published)
  const { previous, next } = neighboursOf(id, published)
  const cards = await readCards(
    payload,
    [...related, previous, next].filter((one) => one !== null),
    locale,
  )
  const cardOf = (one: number | null) => (one === null ? undefined : cards.get(one)) ?? null
  return {
    related: related.flatMap((one) => cards.get(one) ?? []),
    previous: cardOf(previous),
    next: cardOf(next),
  }
}

async function readCards(
  payload: Payload,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, PostCard>> {
  if (ids.length === 0) return new Map()
  const rows = await run<PostFactsRow>(
    payload,
    fragment`
      select ${postColumns(locale)} from posts p ${textsOfPost(locale)} ${POST_RELATIONS}
      where ${VISIBLE} and p.id = any(${fragment.param([...new Set(ids)])}::int[])`,
  )
  const cards = await withCovers(payload, rows, locale)
  return new Map(rows.flatMap((row, place) => (cards[place] === undefined ? [] : [[row.id, cards[place]]])))
}
