import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { RuleList } from '#storefront/features/upload-rules/rule-list.tsx'

interface Props {
  readonly params: PageParams<never>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'rules' })
  return pageMetadata({
    page: { family: 'uploadRules', params: {} },
    locale,
    title: t('heading'),
    description: t('lead'),
  })
}

/** All rules of the linter. */
export default async function Page({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  return <RuleList locale={locale} />
}
