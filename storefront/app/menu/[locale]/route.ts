import { getTranslations } from 'next-intl/server'
import { ERRORS } from '#domain/errors/catalogue.ts'
import { isLocale } from '#domain/locales/locales.ts'
import { readMenu } from '#storefront/data/menu.ts'
import type { LiveMenu } from '#storefront/features/header/lazy/live-menu.ts'

/** Cached like a page: it is the same for all visitors, and revalidated with the home page. */
export const dynamic = 'force-static'
export const revalidate = 600

export function generateStaticParams() {
  return []
}

interface Asked {
  readonly params: Promise<{ readonly locale: string }>
}

/** What the open menus show of the library, in a language. */
export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: ERRORS['not-found'].status })
  const [menu, t] = await Promise.all([readMenu(locale), getTranslations({ locale, namespace: 'header' })])
  const live: LiveMenu = { ...menu, freeToday: t('freeToday') }
  return Response.json(live, {
    headers: { 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' },
  })
}
