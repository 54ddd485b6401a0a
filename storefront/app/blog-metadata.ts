import type { Metadata } from 'next'
import { FEED_FORMATS, FEEDS, feedPath } from '#domain/blog/feeds.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'

/** The head of a page of the blog: that of every page, and the feeds in its language. */
export function blogMetadata(described: Parameters<typeof pageMetadata>[0]): Metadata {
  const metadata = pageMetadata(described)
  const types = FEED_FORMATS.map((format) => [FEEDS[format].mime, feedPath(format, described.locale)])
  return { ...metadata, alternates: { ...metadata.alternates, types: Object.fromEntries(types) } }
}
