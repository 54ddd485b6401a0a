import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { href } from '#domain/routing/href.ts'
import { blogMetadata } from '#storefront/app/blog-metadata.ts'
import { localeOf, type PageParams, refuseBeyond } from '#storefront/app/page-params.ts'
import { readTopics, searchPosts } from '#storefront/data/blog.ts'
import { BlogSearch, PostGrid } from '#storefront/features/blog/post-list.tsx'
import { TopicList } from '#storefront/features/blog/topic-list.tsx'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { Pagination } from '#storefront/ui/pagination.tsx'

interface Props {
  readonly params: PageParams<'query' | 'page'>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, words } = await readParams(params)
  const t = await getTranslations({ locale, namespace: 'blog' })
  return blogMetadata({
    page: { family: 'blogSearch', params: words === null ? {} : { query: words } },
    locale,
    title: words === null ? t('search.label') : t('search.titleOf', { words }),
  })
}

/** Posts with words; without words, all topics. */
export default async function Search({ params }: Props) {
  const { locale, words, number } = await readParams(params)
  setRequestLocale(locale)
  const [t, topics, list] = await Promise.all([
    getTranslations({ locale, namespace: 'blog' }),
    readTopics(locale),
    words === null ? null : searchPosts(locale, words, number),
  ])
  refuseBeyond(number, list?.pageCount ?? 1)
  return (
    <div className="wrap blog">
      <Breadcrumbs crumbs={[{ label: t('title'), href: href('blog', locale) }]} />
      <header className="blog__h">
        <h1 className="h-1">{words === null ? t('search.label') : t('search.titleOf', { words })}</h1>
        {list && <p className="lead">{t('posts', { count: list.total })}</p>}
      </header>
      <BlogSearch locale={locale} words={words ?? undefined} />
      {list !== null && list.total > 0 && <PostGrid posts={list.posts} locale={locale} />}
      {(list === null || list.total === 0) && <TopicList topics={topics} locale={locale} />}
      <Pagination
        page={number}
        pageCount={list?.pageCount ?? 1}
        hrefOf={(page) => href('blogSearch', locale, { query: words ?? undefined, page })}
      />
    </div>
  )
}

/** `query=…` or `all` (domain/routing/internal-path.ts). */
async function readParams(params: Props['params']) {
  const { query, page } = await params
  return {
    locale: await localeOf(params),
    words: new URLSearchParams(decodeURIComponent(query)).get('query'),
    number: Number(page),
  }
}
