import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { type LandingPage, landingAddressSchema } from '#domain/contract/landing.ts'
import { LANDING_PLACES } from '#domain/landing/places.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { refineWithin } from '#domain/routing/refine.ts'
import { EVERYTHING } from '#domain/routing/view.ts'
import { CatalogueListing } from '#storefront/app/catalogue-listing.tsx'
import { PageBlocks } from '#storefront/app/page-blocks.tsx'
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
  const { locale, view, page, family, isWhole } = await readPage(params)
  const t = await getTranslations({ locale, namespace: 'listing' })
  return pageMetadata({
    page: { family, params: { slug: page.slug, ...refineWithin(view, { page: view.page }) } },
    locale,
    title:
      isWhole && page.seo.title !== page.title
        ? page.seo.title
        : withPage(t, placeTitle(t, locale, view, page.title), view),
    description: page.seo.description ?? undefined,
    card: { kind: 'page', locale, place: page.place, slug: page.slug },
    hidden: page.seo.hidden,
  })
}

/** A part of the library that an editor made a page of. */
export default async function Landing({ params }: Props) {
  const { locale, view, page, family, isWhole } = await readPage(params)
  setRequestLocale(locale)
  if (page.layout === 'blocks') return isWhole ? <BlocksPage locale={locale} page={page} /> : notFound()
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
      {isWhole && <PageBlocks locale={locale} page={page} title={null} />}
      <div className="wrap">
        <LandingLinks heading={landing('related')} pages={related} locale={locale} />
      </div>
    </>
  )
}

interface BlocksPageProps {
  readonly locale: Locale
  readonly page: LandingPage
}

/** A page of blocks alone has no listing to narrow. */
async function BlocksPage({ locale, page }: BlocksPageProps) {
  const t = await getTranslations({ locale, namespace: 'landing' })
  return (
    <>
      <PageBlocks locale={locale} page={page} title={page.title} />
      <div className="wrap">
        <LandingLinks heading={t('related')} pages={page.related} locale={locale} />
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
  // Nothing of a listing was chosen, and its first page is shown.
  const isWhole = (await params).view === EVERYTHING
  return page ? { locale, view, page, isWhole, family: LANDING_PLACES[at.place].family } : notFound()
}
