import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { contentsOf, withAssets } from '#domain/blog/article.ts'
import { DEFAULT_LOCALE, LOCALES } from '#domain/locales/locales.ts'
import { blogMetadata } from '#storefront/app/blog-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readPost, readPostAssets } from '#storefront/data/blog.ts'
import { environment } from '#storefront/env.ts'
import { Contents } from '#storefront/features/blog/contents.tsx'
import { PostEnd, PostTags } from '#storefront/features/blog/post-end.tsx'
import { PostCover, PostHead } from '#storefront/features/blog/post-head.tsx'
import { postNodes } from '#storefront/features/blog/post-nodes.ts'
import { Prose } from '#storefront/features/blog/prose.tsx'
import { StructuredData } from '#storefront/features/detail/structured-data.tsx'

interface Props {
  readonly params: PageParams<'slug'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: shown, post } = await readPage(params)
  const locale = post.language === shown ? shown : DEFAULT_LOCALE
  const metadata = blogMetadata({
    page: { family: 'blogPost', params: { slug: post.slug } },
    locale,
    title: post.title,
    description: post.description ?? undefined,
    card: { kind: 'post', locale, slug: post.slug },
    inLanguages: post.translatedInto,
  })
  const { publishedAt, updatedAt, author } = post
  return {
    ...metadata,
    ...(author === null ? {} : { authors: [{ name: author.name }] }),
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime: publishedAt,
      modifiedTime: updatedAt,
    },
  }
}

/** A post of the blog. */
export default async function Page({ params }: Props) {
  const { locale, post, article, cover, pictures } = await readPage(params)
  setRequestLocale(locale)
  const t = await getTranslations({ locale })
  const { PUBLIC_URL: site, INDEXING } = environment()
  const around = { locale, site, siteName: t('common.siteName'), blog: t('blog.title') }
  return (
    <>
      {INDEXING === 'on' && <StructuredData nodes={postNodes(post, cover, around)} />}
      <article lang={LOCALES[post.language].bcp47} className="wrap post">
        <PostHead post={post} locale={locale} />
        <PostCover works={cover} tint={post.tint} image={post.image} />
        <div className="post__b">
          <Contents headings={contentsOf(article)} />
          <div>
            <Prose article={article} pictures={pictures} locale={locale} />
            <PostTags post={post} locale={locale} />
          </div>
        </div>
      </article>
      <div className="wrap">
        <PostEnd post={post} locale={locale} />
      </div>
    </>
  )
}

async function readPage(params: Props['params']) {
  const { slug } = await params
  const locale = await localeOf(params)
  const post = (await readPost(locale, slug)) ?? notFound()
  const assets = await readPostAssets(locale, post)
  const cards = new Map(assets.map(({ id, card }) => [id, card]))
  return {
    locale,
    post,
    article: withAssets(post.article, (id) => cards.get(id)),
    pictures: new Map(post.pictures.map(({ id, picture }) => [id, picture])),
    cover: post.cover.flatMap((id) => cards.get(id) ?? []),
  }
}
