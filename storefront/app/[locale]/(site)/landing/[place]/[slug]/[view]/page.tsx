import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { landingAddressSchema } from '#domain/contract/landing.ts'
import { LANDING_PLACES } from '#domain/landing/places.ts'
import { refineWithin } from '#domain/routing/refine.ts'
import { CatalogueListing } from '#storefront/app/catalogue-listing.tsx'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readLandingPage } from '#storefront/data/landing.ts'
import { readListing } from '#storefront/data/listing.ts'
import { LandingLead } from '#storefront/features/landing/landing-lead.tsx'
import { LandingLinks } from '#storefront/features/landing/landing-links.tsx'
import { landingAddresses } from '#storefront/features/listing/addresses.ts'
import { placeTitle, withPage } from '#storefront/features/listing/title.ts'

interface Props {
  readonly params: PageParams<'place' | 'slug' | 'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view, page, family } = await readPage(params)
  const t = await getTranslations({ locale, namespace: 'listing' })
  return pageMetadata({
    page: { family, params: { slug: page.slug, ...refineWithin(view, { page: view.page }) } },
    locale,
    title: withPage(t, placeTitle(t, locale, view, page.title), view),
    description: page.description ?? undefined,
    preview: page.hero[0]?.preview,
  })
}

/** A part of the library that an editor made a page of. */
export default async function Landing({ params }: Props) {
  const { locale, view, page, family } = await readPage(params)
  setRequestLocale(locale)
  const { place, slug, title, selection, related } = page
  const [t, landing, listing] = await Promise.all([
    getTranslations({ locale, namespace: 'listing' }),
    getTranslations({ locale, namespace: 'landing' }),
    readListing(locale, view, { landing: { place, slug } }),
  ])
  refuseBeyond(view.page, listing.pageCount)
  const heading = placeTitle(t, locale, view, title)
  return (
    <>
      <CatalogueListing
        locale={locale}
        view={view}
        listing={listing}
        heading={heading}
        placeName={title}
        selection={selection}
        addressOf={landingAddresses(family, locale, slug, view)}
        lead={<LandingLead page={page} heading={heading} locale={locale} />}
        leadHeads
      />
      <div className="wrap">
        <LandingLinks heading={landing('related')} pages={related} locale={locale} />
      </div>
    </>
  )
}

async function readPage(params: Props['params']) {
  const [at, { locale, view }] = await Promise.all([
    landingAddressSchema.parseAsync(await params),
    viewOf(params),
  ])
  const page = await readLandingPage(locale, at)
  return page ? { locale, view, page, family: LANDING_PLACES[at.place].family } : notFound()
}
