import { previewUrl } from '#domain/assets/preview-url.ts'
import type { Post } from '#domain/contract/blog.ts'
import type { ItemCard } from '#domain/contract/catalogue.ts'
import { LOCALES, type Locale } from '#domain/locales/locales.ts'
import { mediaPath } from '#domain/media-library/pictures.ts'
import { href } from '#domain/routing/href.ts'

interface Surroundings {
  readonly locale: Locale
  /** The site's public address, without a slash at the end. */
  readonly site: string
  readonly siteName: string
  /** What the blog is called. */
  readonly blog: string
}

type StructuredNode = Readonly<Record<string, unknown>>

/** A post as schema.org describes it, and the way to it (domain.md, "Search engines and sharing"). */
export function postNodes(
  post: Post,
  cover: readonly ItemCard[],
  { locale, site, siteName, blog }: Surroundings,
): readonly StructuredNode[] {
  const { title, description, author, category, tags, publishedAt, updatedAt, language } = post
  const url = site + href('blogPost', locale, post)
  const image = pictureOf(post, cover)
  const publisher = { '@type': 'Organization', name: siteName, url: site + href('home', locale) }
  return [
    {
      '@type': 'BlogPosting',
      '@id': url,
      url,
      mainEntityOfPage: url,
      headline: title,
      ...(description === null ? {} : { description }),
      ...(image === null ? {} : { image: absolute(site, image) }),
      datePublished: publishedAt,
      dateModified: updatedAt,
      inLanguage: LOCALES[language].bcp47,
      timeRequired: `PT${post.minutes}M`,
      ...(category === null ? {} : { articleSection: category.name }),
      ...(tags.length === 0 ? {} : { keywords: tags.map(({ name }) => name) }),
      author:
        author === null
          ? publisher
          : { '@type': 'Person', name: author.name, url: site + href('blogAuthor', locale, author) },
      publisher,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: blog, item: site + href('blog', locale) },
        ...(category === null
          ? []
          : [{ name: category.name, item: site + href('blogCategory', locale, category) }]),
        { name: title, item: url },
      ].map((crumb, place) => ({ '@type': 'ListItem', position: place + 1, ...crumb })),
    },
  ]
}

function pictureOf({ image }: Post, [first]: readonly ItemCard[]): string | null {
  if (image !== null) return mediaPath(image.sha256, 1_280)
  return first === undefined ? null : previewUrl(first.preview, { width: 800 })
}

function absolute(site: string, address: string): string {
  return new URL(address, site).href
}
