import {
  POST_RELATIONS,
  type PostFactsRow,
  postColumns,
  textsOfPost,
  VISIBLE,
  withCovers,
} from '#cms/operations/blog/post-rows.ts'
import { readAuthor, readTopic } from '#cms/operations/blog/read-places.ts'
import { pages } from '#cms/operations/catalogue/pages.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { BlogAddress } from '#domain/blog/addresses.ts'
import { FEED_LENGTH } from '#domain/blog/feeds.ts'
import { searchedWords } from '#domain/blog/search.ts'
import { POSTS_PER_PAGE } from '#domain/blog/topics.ts'
import type { PostCard, PostList } from '#domain/contract/blog.ts'
import type { Locale } from '#domain/locales/locales.ts'

/** Which posts are listed: all, those of a topic or an author, or those with words. */
export interface PostQuery {
  readonly at: BlogAddress | null
  readonly words: string | null
  readonly page: number
}

/** A page of posts, the newest first; with words, those with the words in their titles first. Null for an unknown place. */
export async function readPosts(
  payload: Payload,
  { at, words, page }: PostQuery,
  locale: Locale,
): Promise<PostList | null> {
  const [topic, author] = await Promise.all([
    at?.place === 'tag' || at?.place === 'category' ? readTopic(payload, at.place, at.slug, locale) : null,
    at?.place === 'author' ? readAuthor(payload, at.slug, locale) : null,
  ])
  if (at !== null && topic === null && author === null) return null
  const searched = words === null ? [] : searchedWords(words)
  if (words !== null && searched.length === 0)
    return { posts: [], ...pages(0, page, POSTS_PER_PAGE), topic, author }
  const rows = await run<PostFactsRow & { total: Computed<number> }>(
    payload,
    fragment`
      select ${postColumns(locale)}, count(*) over ()::int as total
      from posts p ${textsOfPost(locale)} ${POST_RELATIONS}
      where ${VISIBLE} and ${placed(at)} and ${contains(searched, ANYWHERE)}
      order by ${searched.length === 0 ? fragment`` : fragment`${contains(searched, IN_TITLE)} desc,`} p.published_at desc, p.id desc
      limit ${POSTS_PER_PAGE} offset ${(page - 1) * POSTS_PER_PAGE}`,
  )
  const total = rows[0]?.total ?? 0
  return {
    posts: await withCovers(payload, rows, locale),
    ...pages(total, page, POSTS_PER_PAGE),
    topic,
    author,
  }
}

/** The newest posts that are written in the language. */
export async function readFeed(payload: Payload, locale: Locale): Promise<PostCard[]> {
  const rows = await run<PostFactsRow>(
    payload,
    fragment`
      select ${postColumns(locale)} from posts p ${textsOfPost(locale)} ${POST_RELATIONS}
      where ${VISIBLE} and t._locale = ${locale} order by p.published_at desc, p.id desc limit ${FEED_LENGTH}`,
  )
  return withCovers(payload, rows, locale)
}

function placed(at: BlogAddress | null): SQL {
  switch (at?.place) {
    case 'category':
      return fragment`c.slug = ${at.slug} and c.kind = 'category'`
    case 'author':
      return fragment`a.slug = ${at.slug}`
    case 'tag':
      return fragment`exists (
        select from posts_rels rel join blog_topics tag on tag.id = rel.blog_topics_id
        where rel.parent_id = p.id and rel.path = 'tags' and tag.kind = 'tag' and tag.slug = ${at.slug})`
    default:
      return fragment`true`
  }
}

const IN_TITLE = fragment`t.title`
const ANYWHERE = fragment`concat_ws(' ', t.title, t.description, t.text)`

/** Whether a text contains all words, in any order. */
function contains(words: readonly string[], text: SQL): SQL {
  if (words.length === 0) return fragment`true`
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return fragment`(${text} ilike all (${fragment.param(patterns)}::text[]))`
}
