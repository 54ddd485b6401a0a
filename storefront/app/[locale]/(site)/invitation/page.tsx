import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readInvitationTerms } from '#storefront/data/invitations.ts'
import { InvitationPage } from '#storefront/features/invitation/invitation-page.tsx'

interface Props {
  readonly params: PageParams<never>
}

/** One page for every code: it names no one, and the browser reads whose invitation its address is. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const [t, { heading, text }] = await Promise.all([
    getTranslations({ locale, namespace: 'invitation' }),
    readInvitationTerms(locale),
  ])
  const { openGraph, ...metadata } = pageMetadata({
    page: { family: 'invitation', params: { code: '' } },
    locale,
    title: heading ?? t('heading'),
    description: text ?? t('text'),
    card: { kind: 'invitation', locale },
  })
  // Other sites share the address that they were given, with its code.
  return { ...metadata, openGraph: { ...openGraph, url: undefined } }
}

export default async function Page({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const [terms, { coupons, errors, form, invitation, common }] = await Promise.all([
    readInvitationTerms(locale),
    getMessages({ locale }),
  ])
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ coupons, errors, form, invitation, common }}
      timeZone="UTC"
    >
      <InvitationPage locale={locale} terms={terms} />
    </NextIntlClientProvider>
  )
}
