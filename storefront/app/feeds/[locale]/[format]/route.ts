import { getTranslations } from 'next-intl/server'
import { FEEDS, isFeedFormat } from '#domain/blog/feeds.ts'
import { ERRORS } from '#domain/errors/catalogue.ts'
import { isLocale } from '#domain/locales/locales.ts'
import { readFeed } from '#storefront/data/blog.ts'
import { environment } from '#storefront/env.ts'
import { feedText } from '#storefront/features/blog/feed-text.ts'

/** Cached like a page, and made again with the blog. */
export const dynamic = 'force-static'
export const revalidate = 600

export function generateStaticParams() {
  return []
}

interface Asked {
  readonly params: Promise<{ readonly locale: string; readonly format: string }>
}

/** The newest posts in a language, as RSS, Atom or JSON Feed. The proxy leads to it (`/jp/blog/rss.xml`). */
export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  const { locale, format } = await params
  if (!isLocale(locale) || !isFeedFormat(format))
    return new Response(null, { status: ERRORS['not-found'].status })
  const [posts, t] = await Promise.all([readFeed(locale), getTranslations({ locale })])
  const text = feedText(format, posts, {
    locale,
    site: environment().PUBLIC_URL,
    title: t('blog.feedTitle', { name: t('common.siteName') }),
    description: t('blog.intro'),
    copyright: t('common.siteName'),
  })
  return new Response(text, {
    headers: {
      'Content-Type': `${FEEDS[format].mime}; charset=utf-8`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
