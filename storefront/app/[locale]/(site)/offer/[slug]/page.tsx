import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readOffer } from '#storefront/data/offers.ts'
import { readSite } from '#storefront/data/site.ts'
import { EndedOffer } from '#storefront/features/pricing/ended-offer.tsx'
import { OfferView } from '#storefront/features/pricing/offer-view.tsx'

interface Props {
  readonly params: PageParams<'slug'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, offer } = await readPage(params)
  const t = await getTranslations({ locale, namespace: 'pricing.offer' })
  return pageMetadata({
    page: { family: 'offer', params: { slug: offer.slug } },
    locale,
    title: offer.state === 'open' ? offer.title : t('ended'),
    description: offer.state === 'open' ? offer.text : t('endedText', { title: offer.title }),
  })
}

/** The page of a coupon: the plans that it is for at their lower price, or that it has ended. */
export default async function Page({ params }: Props) {
  const { locale, offer } = await readPage(params)
  setRequestLocale(locale)
  if (offer.state === 'ended') return <EndedOffer locale={locale} title={offer.title} />
  const [{ pricing, checkout }, { currency }] = await Promise.all([getMessages({ locale }), readSite(locale)])
  return (
    <NextIntlClientProvider locale={locale} messages={{ pricing, checkout }} timeZone="UTC">
      <OfferView locale={locale} offer={offer} currency={currency} />
    </NextIntlClientProvider>
  )
}

async function readPage(params: Props['params']) {
  const { slug } = await params
  const locale = await localeOf(params)
  return { locale, offer: (await readOffer(locale, slug)) ?? notFound() }
}
