import { publishedCards, textsOfPost, VISIBLE } from '#cms/operations/blog/post-rows.ts'
import { localised } from '#cms/operations/catalogue/localised.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Column, Computed, Present } from '#cms/operations/schema/columns.ts'
import type { BlogAddress } from '#domain/blog/addresses.ts'
import type { TopicKind } from '#domain/blog/topics.ts'
import type { Author, CountedTopic } from '#domain/contract/blog.ts'
import { DEFAULT_LOCALE, type Locale } from '#domain/locales/locales.ts'

/** The addresses of all posts, topics with posts and authors with posts. */
export function readBlogAddresses(payload: Payload): Promise<BlogAddress[]> {
  return run<BlogAddress & Record<string, unknown>>(
    payload,
    fragment`
      with p as (
        select p.id, p.slug, p.category_id, p.author_id from posts p ${textsOfPost(DEFAULT_LOCALE)} where ${VISIBLE})
      select 'post' as place, slug from p
      union all
      select kind::text, slug from blog_topics
        where id in (select category_id from p union all
          select rel.blog_topics_id from posts_rels rel join p on p.id = rel.parent_id where rel.path = 'tags')
      union all
      select 'author', slug from authors where id in (select author_id from p)`,
  )
}

type TopicRow = CountedTopic & Record<string, unknown>

/** The topics with posts, the most frequent first. */
export function readTopics(payload: Payload, locale: Locale): Promise<CountedTopic[]> {
  return topicsWhere(payload, locale, fragment`true`)
}

/** One topic; null where no visible post has it. */
export async function readTopic(
  payload: Payload,
  kind: TopicKind,
  slug: string,
  locale: Locale,
): Promise<CountedTopic | null> {
  const [topic] = await topicsWhere(payload, locale, fragment`c.kind::text = ${kind} and c.slug = ${slug}`)
  return topic ?? null
}

function topicsWhere(payload: Payload, locale: Locale, condition: SQL): Promise<CountedTopic[]> {
  return run<TopicRow>(
    payload,
    fragment`
      select c.kind::text, c.slug, ${localised('blog_topics', 'c', 'name', locale)} as name,
        ${localised('blog_topics', 'c', 'description', locale)} as description, counted.count
      from blog_topics c
      cross join lateral (
        select count(*)::int as count from posts p ${textsOfPost(locale)}
        where ${VISIBLE} and (p.category_id = c.id or exists (
          select from posts_rels rel where rel.parent_id = p.id and rel.path = 'tags' and rel.blog_topics_id = c.id))
      ) counted
      where counted.count > 0 and ${condition} order by counted.count desc, c.id`,
  )
}

interface AuthorRow extends Record<string, unknown> {
  readonly slug: Column<'authors.slug'>
  readonly name: Column<'authors.name'>
  readonly url: Column<'authors.url'>
  readonly role: Computed<string | null>
  readonly about: Computed<string | null>
  readonly contributor: Present<'contributors.username'> | null
  readonly portrait: Column<'authors.portrait_id'>
  readonly count: Computed<number>
}

/** The authors with posts, by name. */
export function readAuthors(payload: Payload, locale: Locale): Promise<Author[]> {
  return authorsWhere(payload, locale, fragment`true`)
}

/** One author; null where no visible post is theirs. */
export async function readAuthor(payload: Payload, slug: string, locale: Locale): Promise<Author | null> {
  const [author] = await authorsWhere(payload, locale, fragment`a.slug = ${slug}`)
  return author ?? null
}

async function authorsWhere(payload: Payload, locale: Locale, condition: SQL): Promise<Author[]> {
  const rows = await run<AuthorRow>(
    payload,
    fragment`
      select a.slug, a.name, a.url, ${localised('authors', 'a', 'role', locale)} as role,
        ${localised('authors', 'a', 'about', locale)} as about, k.username as contributor,
        a.portrait_id as portrait, counted.count
      from authors a left join contributors k on k.id = a.contributor_id
      cross join lateral (
        select count(*)::int as count from posts p ${textsOfPost(locale)} where ${VISIBLE} and p.author_id = a.id
      ) counted
      where counted.count > 0 and ${condition} order by a.name, a.id`,
  )
  const cards = await publishedCards(
    payload,
    rows.flatMap(({ portrait }) => portrait ?? []),
    locale,
  )
  return rows.map(({ portrait, ...author }) => ({
    ...author,
    portrait: (portrait === null ? undefined : cards.get(portrait)) ?? null,
  }))
}
