import { LOCALES, type Locale, localeOfPrefix } from '#domain/locales/locales.ts'

/** The formats of the feed, each with the last segment of its address and its media type. */
export const FEEDS = {
  rss: { file: 'rss.xml', mime: 'application/rss+xml' },
  atom: { file: 'atom.xml', mime: 'application/atom+xml' },
  json: { file: 'feed.json', mime: 'application/feed+json' },
} as const satisfies Record<string, { readonly file: string; readonly mime: string }>

export type FeedFormat = keyof typeof FEEDS
export const FEED_FORMATS = Object.keys(FEEDS) as readonly FeedFormat[]
export const FEED_FILES: readonly string[] = Object.values(FEEDS).map(({ file }) => file)

/** Maximum number of posts in a feed. */
export const FEED_LENGTH = 20

export function isFeedFormat(text: string): text is FeedFormat {
  return Object.hasOwn(FEEDS, text)
}

/** The address of a feed, from the root of the site: `/jp/blog/rss.xml`. */
export function feedPath(format: FeedFormat, locale: Locale): string {
  return `/${LOCALES[locale].prefix}/blog/${FEEDS[format].file}`
}

/** A feed that an address names; `locale` is null in an address without language. */
export interface FeedAddress {
  readonly format: FeedFormat
  readonly locale: Locale | null
}

/** The feed of a path as it was requested; null for any other path. */
export function feedAt(pathname: string): FeedAddress | null {
  const [, prefix, path = ''] = /^(?:\/([a-z]{2}))?\/blog\/([a-z]+\.[a-z]+)$/.exec(pathname) ?? []
  const format = FEED_FORMATS.find((code) => FEEDS[code].file === path)
  if (format === undefined) return null
  if (prefix === undefined) return { format, locale: null }
  const locale = localeOfPrefix(prefix)
  return locale === undefined ? null : { format, locale }
}
