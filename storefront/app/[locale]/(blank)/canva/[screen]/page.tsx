import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { CANVA_VIEWS } from '#domain/routing/account-views.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { CanvaPage } from '#storefront/features/account/pages/canva-page.tsx'

interface PageProps {
  readonly params: PageParams<'screen'>
}

/** Made at the first request and kept: it changes with the code alone. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, view } = await read(params)
  const t = await getTranslations({ locale, namespace: 'account' })
  return pageMetadata({
    page: { family: 'canva', params: { view } },
    locale,
    title: t(`canva.${view}`),
  })
}

export default async function Page({ params }: PageProps) {
  const { locale, view } = await read(params)
  setRequestLocale(locale)
  return <CanvaPage locale={locale} view={view} />
}

async function read(params: PageProps['params']) {
  const { screen } = await params
  const view = CANVA_VIEWS.find((one) => one === screen)
  return { locale: await localeOf(params), view: view ?? notFound() }
}
