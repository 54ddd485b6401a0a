import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { variantCookie } from '#domain/experiments/variant.ts'
import { EVERYTHING } from '#domain/routing/view.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'

interface Props {
  readonly params: PageParams<'variant'>
}

const COOKIE = variantCookie('test-ab')

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'tests' })
  return pageMetadata({ page: { family: 'testAb', params: {} }, locale, title: t('ab.title') })
}

/** The variant that the proxy chose for this visitor. */
export default async function Page({ params }: Props) {
  const locale = await localeOf(params)
  const { variant } = await params
  setRequestLocale(locale)
  const t = await getTranslations({ locale, namespace: 'tests' })
  return (
    <div className="wrap wrap--text stack">
      <h1 className="h-1">{t('ab.title')}</h1>
      <p className="lead">{t('ab.lead')}</p>
      {variant === EVERYTHING ? (
        <p className="alert">{t('ab.none')}</p>
      ) : (
        <p className="h-3" data-variant={variant}>
          {t('ab.variant', { variant })}
        </p>
      )}
      <p className="muted">{t('ab.cookie', { cookie: COOKIE })}</p>
    </div>
  )
}
