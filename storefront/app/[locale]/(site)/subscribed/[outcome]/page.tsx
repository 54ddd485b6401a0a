import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { SUBSCRIBE_OUTCOMES } from '#domain/newsletter/outcome.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readSite } from '#storefront/data/site.ts'
import { ConfirmSubscription } from '#storefront/features/newsletter/confirm-subscription.tsx'
import { SubscribeForm } from '#storefront/ui/form/subscribe-form.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface Props {
  readonly params: PageParams<'outcome'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'newsletter' })
  return pageMetadata({ page: { family: 'subscribed', params: {} }, locale, title: t('title') })
}

/** What became of the form of the newsletter; with the link of its first mail, the confirmation. */
export default async function SubscribedPage({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [t, { newsletter, kinds, errors, form }, { outcome }, { kinds: offered }] = await Promise.all([
    getTranslations({ locale, namespace: 'newsletter' }),
    getMessages({ locale }),
    params,
    readSite(locale),
  ])
  const said = SUBSCRIBE_OUTCOMES.find((one) => one === outcome) ?? null
  return (
    <div className="wrap wrap--text contact">
      <header className="stack">
        <h1 className="h-1">{t(said === 'check' ? 'check.title' : 'title')}</h1>
        <p className="lead">{t(said === 'check' ? 'check.text' : 'lead')}</p>
      </header>
      {said !== null && said !== 'check' && (
        <p className="alert alert--bad" role="alert">
          <Icon name="circle-alert" />
          {t(`outcome.${said}`)}
        </p>
      )}
      <NextIntlClientProvider locale={locale} messages={{ newsletter, kinds, errors, form }} timeZone="UTC">
        <ConfirmSubscription kinds={offered}>
          {said === 'check' ? null : <SubscribeForm locale={locale} />}
        </ConfirmSubscription>
      </NextIntlClientProvider>
    </div>
  )
}
