import { Feed } from 'feed'
import { previewUrl } from '#domain/assets/preview-url.ts'
import { type FeedFormat, feedPath } from '#domain/blog/feeds.ts'
import type { PostCard } from '#domain/contract/blog.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { mediaPath } from '#domain/media-library/pictures.ts'
import { href } from '#domain/routing/href.ts'

interface FeedFacts {
  readonly locale: Locale
  /** The site's public address, without a slash at the end. */
  readonly site: string
  readonly title: string
  readonly description: string
  readonly copyright: string
}

/** The text of a feed. Titles and descriptions are plain text, whatever they contain. */
export function feedText(format: FeedFormat, posts: readonly PostCard[], facts: FeedFacts): string {
  const { locale, site, title, description, copyright } = facts
  const link = site + href('blog', locale)
  const [newest] = posts
  const feed = new Feed({
    id: link,
    link,
    title: escaped(format, title),
    description: escaped(format, description),
    copyright,
    language: LOCALES[locale].bcp47,
    // A feed without posts never changed.
    updated: new Date(newest?.publishedAt ?? 0),
    feedLinks: {
      rss: site + feedPath('rss', locale),
      atom: site + feedPath('atom', locale),
      json: site + feedPath('json', locale),
    },
  })
  for (const post of posts) {
    const address = site + href('blogPost', locale, post)
    const picture = pictureOf(post)
    feed.addItem({
      id: address,
      link: address,
      title: escaped(format, post.title),
      description: escaped(format, post.description ?? post.title),
      date: new Date(post.publishedAt),
      published: new Date(post.publishedAt),
      ...(post.author === null
        ? {}
        : {
            author: [
              { name: printable(post.author.name), link: site + href('blogAuthor', locale, post.author) },
            ],
          }),
      ...(post.category === null ? {} : { category: [{ name: printable(post.category.name) }] }),
      ...(picture === null ? {} : { image: new URL(picture, site).href }),
    })
  }
  return { rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1() }[format]()
}

function pictureOf({ image, cover: [work] }: PostCard): string | null {
  if (image !== null) return mediaPath(image.sha256, 1_280)
  return work === undefined ? null : previewUrl(work.preview, { width: 800 })
}

/** RSS and Atom readers take titles as HTML. JSON Feed has plain text. */
function escaped(format: FeedFormat, text: string): string {
  const plain = printable(text)
  if (format === 'json') return plain
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Without the control characters that XML cannot contain. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '')
}
