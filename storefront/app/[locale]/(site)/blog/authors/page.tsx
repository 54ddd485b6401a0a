import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { href } from '#domain/routing/href.ts'
import { blogMetadata } from '#storefront/app/blog-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readAuthors } from '#storefront/data/blog.ts'
import { AuthorList } from '#storefront/features/blog/author-head.tsx'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'

interface Props {
  readonly params: PageParams<never>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'blog' })
  return blogMetadata({
    page: { family: 'blogAuthors', params: {} },
    locale,
    title: t('authors'),
    description: t('authorsIntro'),
  })
}

/** The authors of the blog. */
export default async function Authors({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [t, authors] = await Promise.all([
    getTranslations({ locale, namespace: 'blog' }),
    readAuthors(locale),
  ])
  return (
    <div className="wrap blog">
      <Breadcrumbs crumbs={[{ label: t('title'), href: href('blog', locale) }]} />
      <header className="blog__h">
        <h1 className="h-1">{t('authors')}</h1>
        <p className="lead">{t('authorsIntro')}</p>
      </header>
      <AuthorList authors={authors} locale={locale} />
    </div>
  )
}
