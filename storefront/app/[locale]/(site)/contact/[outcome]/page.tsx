import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { CONTACT_OUTCOMES } from '#domain/contact/contact.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { ContactForm } from '#storefront/features/contact/contact-form.tsx'
import { usualErrors } from '#storefront/ui/form/usual-errors.ts'

interface Props {
  readonly params: PageParams<'outcome'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'contact' })
  return pageMetadata({
    page: { family: 'contact', params: {} },
    locale,
    title: t('title'),
    description: t('lead'),
  })
}

/** The contact form; after it was sent without scripts, its outcome. */
export default async function ContactPage({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [t, { contact, errors, form }, { outcome }] = await Promise.all([
    getTranslations({ locale, namespace: 'contact' }),
    getMessages({ locale }),
    params,
  ])
  return (
    <div className="wrap wrap--text contact">
      <header className="stack">
        <h1 className="h-1">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <NextIntlClientProvider
        locale={locale}
        messages={{ contact, errors: usualErrors(errors), form }}
        timeZone="UTC"
      >
        <ContactForm outcome={CONTACT_OUTCOMES.find((one) => one === outcome) ?? null} />
      </NextIntlClientProvider>
    </div>
  )
}
