import type { Locale } from '#domain/locales/locales.ts'
import { type RowRecord, rowIdentity } from './records.ts'
import { type Term, type Texts, textIn } from './texts.ts'

/** A published post of the blog, as plain data. */
export interface PostFacts {
  readonly id: number
  readonly version: number
  readonly slug: string
  readonly titles: Texts
  readonly excerpts: Texts
  /** The text without mark-up. */
  readonly bodies: Texts
  readonly author: string
  readonly tags: readonly Term[]
  readonly publishedAt: Date
}

export interface PostRecord extends RowRecord {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly body: string
  readonly author: string
  readonly tags: readonly string[]
  /** Unix seconds. */
  readonly publishedAt: number
}

/** Algolia limits records (10 kB in the smallest plan), and the beginning of a post describes it. */
const MAX_BODY_LENGTH = 5_000

export function postRecord(post: PostFacts, locale: Locale): PostRecord {
  return {
    ...rowIdentity('posts', post),
    slug: post.slug,
    title: textIn(post.titles, locale),
    excerpt: textIn(post.excerpts, locale),
    body: textIn(post.bodies, locale).slice(0, MAX_BODY_LENGTH),
    author: post.author,
    tags: post.tags.map(({ names }) => textIn(names, locale)),
    publishedAt: Math.floor(post.publishedAt.getTime() / 1000),
  }
}
