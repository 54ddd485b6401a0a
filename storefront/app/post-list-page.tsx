import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { BlogAddress, BlogPlace } from '#domain/blog/addresses.ts'
import type { PostList } from '#domain/contract/blog.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { blogMetadata } from '#storefront/app/blog-metadata.ts'
import { localeOf, type PageParams, refuseBeyond } from '#storefront/app/page-params.ts'
import { readPosts, readTopics } from '#storefront/data/blog.ts'
import { AuthorHead } from '#storefront/features/blog/author-head.tsx'
import { BlogSearch, PostGrid, TopicLinks } from '#storefront/features/blog/post-list.tsx'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { Pagination } from '#storefront/ui/pagination.tsx'

const FAMILIES = { category: 'blogCategory', tag: 'blogTag', author: 'blogAuthor' } as const

interface Props {
  readonly params: PageParams<'slug' | 'page'>
}

interface Asked {
  readonly locale: Locale
  readonly at: BlogAddress | null
  readonly number: number
}

/** What the page of a list of posts exports: all of them, or those of one topic or author. */
export function postListPage(place: Exclude<BlogPlace, 'post'> | null) {
  async function read(params: Props['params']) {
    const { slug, page: said } = await params
    const locale = await localeOf(params)
    const asked: Asked = { locale, at: place && { place, slug }, number: Number(said) }
    const list = await readPosts(locale, asked.at, asked.number)
    return { ...asked, list: list ?? notFound() }
  }

  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const { locale, at, number, list } = await read(params)
    const t = await getTranslations({ locale, namespace: 'blog' })
    const name = list.topic?.name ?? list.author?.name
    const title = name === undefined ? t('title') : t('titleOf', { name })
    return blogMetadata({
      page:
        place === null || at === null
          ? { family: 'blog', params: { page: number } }
          : { family: FAMILIES[place], params: { slug: at.slug, page: number } },
      locale,
      title: number === 1 ? title : t('pageOf', { title, page: number }),
      description: list.topic?.description ?? list.author?.about ?? t('intro'),
      empty: list.total === 0,
    })
  }

  async function page({ params }: Props): Promise<ReactNode> {
    const { locale, at, number, list } = await read(params)
    setRequestLocale(locale)
    const [t, topics] = await Promise.all([
      getTranslations({ locale, namespace: 'blog' }),
      readTopics(locale),
    ])
    refuseBeyond(number, list.pageCount)
    return (
      <div className="wrap blog">
        {at !== null && <Breadcrumbs crumbs={[{ label: t('title'), href: href('blog', locale) }]} />}
        <ListHead list={list} locale={locale} title={t('title')} intro={t('intro')} />
        <div className="blog__bar">
          <TopicLinks
            topics={topics}
            locale={locale}
            current={at === null ? undefined : at.place === 'category' ? at.slug : ''}
          />
          <BlogSearch locale={locale} />
        </div>
        <PostGrid posts={list.posts} locale={locale} />
        <Pagination
          page={number}
          pageCount={list.pageCount}
          hrefOf={(other) =>
            place === null || at === null
              ? href('blog', locale, { page: other })
              : href(FAMILIES[place], locale, { slug: at.slug, page: other })
          }
        />
      </div>
    )
  }

  return { generateMetadata, page }
}

interface ListHeadProps {
  readonly list: PostList
  readonly locale: Locale
  readonly title: string
  readonly intro: string
}

function ListHead({ list: { topic, author }, locale, title, intro }: ListHeadProps) {
  if (author !== null) return <AuthorHead author={author} locale={locale} />
  const lead = topic === null ? intro : topic.description
  return (
    <header className="blog__h">
      <h1 className="h-1">{topic?.name ?? title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </header>
  )
}
