import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { isDesignSection } from '#domain/design-system/sections.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { DesignPage } from '#storefront/features/design-system/design-page.tsx'

interface Props {
  readonly params: PageParams<'section'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, section } = await readParams(params)
  const t = await getTranslations({ locale, namespace: 'designSystem' })
  return pageMetadata({
    page: { family: 'designSystem', params: { section } },
    locale,
    title: `${t('title')}: ${t(`sections.${section}`)}`,
    description: t('lead'),
  })
}

export default async function Page({ params }: Props) {
  const { locale, section } = await readParams(params)
  setRequestLocale(locale)
  return <DesignPage locale={locale} section={section} />
}

async function readParams(params: Props['params']) {
  const [locale, { section }] = await Promise.all([localeOf(params), params])
  return { locale, section: isDesignSection(section) ? section : notFound() }
}
