import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { isLintRule } from '#domain/lint/rule-codes.ts'
import { limitsInText } from '#domain/lint/rule-page.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { RulePage } from '#storefront/features/upload-rules/rule-page.tsx'

interface Props {
  readonly params: PageParams<'rule'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, rule } = await readPage(params)
  const t = await getTranslations({ locale, namespace: 'rules.texts' })
  const limits = limitsInText(rule)
  return pageMetadata({
    page: { family: 'uploadRule', params: { rule } },
    locale,
    title: `${rule}: ${t(`${rule}.what`, limits)}`,
    description: t(`${rule}.why`, limits),
  })
}

/** One rule of the linter: what it asks for, why, examples and how to fix it. */
export default async function Page({ params }: Props) {
  const { locale, rule } = await readPage(params)
  setRequestLocale(locale)
  return <RulePage locale={locale} rule={rule} />
}

async function readPage(params: Props['params']) {
  const locale = await localeOf(params)
  const { rule } = await params
  return { locale, rule: isLintRule(rule) ? rule : notFound() }
}
