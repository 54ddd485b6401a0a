import { readFileSync } from 'node:fs'
import type pg from 'pg'
import type { Payload } from '#cms/operations/database.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#domain/locales/locales.ts'
import { type PostText, parsePost } from '#seed/blog/markdown/parse.ts'
import { type FindWorks, type Pick, pickOf } from '#seed/blog/markdown/pick.ts'
import { BLOG_AUTHORS, BLOG_CATEGORIES, BLOG_TAGS } from '#seed/blog/people-and-topics.ts'
import { SEED_POSTS, type SeedPost } from '#seed/blog/posts.ts'
import type { Names } from '#seed/taxonomy/names.ts'
import { idsByKey } from '../rows/insert-missing.ts'
import { findWorks } from './find-works.ts'
import type { TransactionOnly } from './transaction.ts'

/** A post with its texts and the works of the library that they show. */
export interface NewPost {
  readonly post: SeedPost
  readonly texts: ReadonlyMap<Locale, PostText>
  readonly cover: readonly number[]
  readonly find: FindWorks
}

/** The posts whose address is unused, also by drafts, with works that the library has. */
export async function newPosts(client: pg.ClientBase): Promise<readonly NewPost[]> {
  const known = await idsByKey(client, 'posts', 'slug')
  const made: NewPost[] = []
  for (const post of SEED_POSTS) if (!known.has(post.slug)) made.push(await withWorks(client, post))
  return made
}

/** The same works in every language: texts name them by the same picks. */
async function withWorks(client: pg.ClientBase, post: SeedPost): Promise<NewPost> {
  const texts = new Map(post.locales.map((locale) => [locale, textOf(post.slug, locale)]))
  const asked = new Map<string, Pick>()
  const collect: FindWorks = (pick) => {
    asked.set(JSON.stringify(pick), pick)
    return []
  }
  const cover = pickOf(post.cover)
  collect(cover)
  for (const text of texts.values()) text.body(collect)
  const found = new Map<string, readonly number[]>()
  const used = new Set<number>()
  for (const [key, pick] of asked) {
    const works = await findWorks(client, pick, used)
    for (const work of works) used.add(work)
    found.set(key, works)
  }
  const find: FindWorks = (pick) => found.get(JSON.stringify(pick)) ?? []
  return { post, texts, cover: find(cover), find }
}

/** The text of a post in a language. */
export function textOf(slug: string, locale: Locale): PostText {
  return parsePost(readFileSync(new URL(`../../blog/texts/${slug}/${locale}.md`, import.meta.url), 'utf8'))
}

/** Portraits of the authors, by their slugs. */
export async function authorPortraits(client: pg.ClientBase): Promise<ReadonlyMap<string, number>> {
  const portraits = new Map<string, number>()
  for (const [slug, { portrait }] of Object.entries(BLOG_AUTHORS)) {
    const [work] = await findWorks(client, pickOf(portrait), new Set(portraits.values()))
    if (work !== undefined) portraits.set(slug, work)
  }
  return portraits
}

/** Publishes posts in their languages, with the topics and authors that they need. */
export async function createPosts(
  payload: Payload,
  req: TransactionOnly,
  posts: readonly NewPost[],
  portraits: ReadonlyMap<string, number>,
): Promise<void> {
  if (posts.length === 0) return
  const authors = await missingAuthors(payload, req, portraits)
  const categories = await missingTopics(payload, req, 'category', BLOG_CATEGORIES)
  const tags = await missingTopics(payload, req, 'tag', BLOG_TAGS)
  for (const { post, texts, cover, find } of posts) {
    const textIn = (text: PostText) => ({
      title: text.title,
      description: text.description,
      body: text.body(find),
      _status: 'published' as const,
    })
    const english = texts.get(DEFAULT_LOCALE)
    if (english === undefined) throw new Error(`${post.slug} has no English text`)
    const { id } = await payload.create({
      collection: 'posts',
      depth: 0,
      locale: DEFAULT_LOCALE,
      data: {
        ...textIn(english),
        slug: post.slug,
        publishedAt: `${post.day}T09:00:00.000Z`,
        author: known(authors, post.author),
        category: known(categories, post.category),
        tags: post.tags.map((tag) => known(tags, tag)),
        cover: [...cover],
        tint: post.tint,
      },
      req,
    })
    for (const [locale, text] of texts)
      if (locale !== DEFAULT_LOCALE)
        await payload.update({ collection: 'posts', depth: 0, id, locale, data: textIn(text), req })
  }
}

async function missingAuthors(
  payload: Payload,
  req: TransactionOnly,
  portraits: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const { docs } = await payload.find({ collection: 'authors', pagination: false, depth: 0, req })
  const ids = new Map(docs.map(({ slug, id }) => [slug, id]))
  for (const [slug, { name, roles }] of Object.entries(BLOG_AUTHORS)) {
    if (ids.has(slug)) continue
    const data = { slug, name, role: roles[DEFAULT_LOCALE], portrait: portraits.get(slug) ?? null }
    const { id } = await payload.create({
      collection: 'authors',
      depth: 0,
      locale: DEFAULT_LOCALE,
      data,
      req,
    })
    for (const locale of OTHERS)
      await payload.update({
        collection: 'authors',
        depth: 0,
        id,
        locale,
        data: { role: roles[locale] },
        req,
      })
    ids.set(slug, id)
  }
  return ids
}

async function missingTopics(
  payload: Payload,
  req: TransactionOnly,
  kind: 'category' | 'tag',
  topics: Readonly<Record<string, { readonly names: Names }>>,
): Promise<ReadonlyMap<string, number>> {
  const where = { kind: { equals: kind } }
  const { docs } = await payload.find({ collection: 'blog-topics', where, pagination: false, depth: 0, req })
  const ids = new Map(docs.map(({ slug, id }) => [slug, id]))
  for (const [slug, { names }] of Object.entries(topics)) {
    if (ids.has(slug)) continue
    const data = { slug, kind, name: names[DEFAULT_LOCALE] }
    const { id } = await payload.create({
      collection: 'blog-topics',
      depth: 0,
      locale: DEFAULT_LOCALE,
      data,
      req,
    })
    for (const locale of OTHERS)
      await payload.update({
        collection: 'blog-topics',
        depth: 0,
        id,
        locale,
        data: { name: names[locale] },
        req,
      })
    ids.set(slug, id)
  }
  return ids
}

const OTHERS = LOCALE_CODES.filter((locale) => locale !== DEFAULT_LOCALE)

function known(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`nothing with the slug ${slug}`)
  return id
}
