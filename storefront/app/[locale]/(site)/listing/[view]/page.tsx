import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { Listing, ShownContributor } from '#domain/contract/catalogue.ts'
import type { Overview } from '#domain/contract/directories.ts'
import type { KindCounts } from '#domain/contract/menu.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { type OverviewKind, overviewKindOf } from '#domain/routing/overviews.ts'
import { refine } from '#domain/routing/refine.ts'
import type { View } from '#domain/routing/view.ts'
import { CatalogueListing } from '#storefront/app/catalogue-listing.tsx'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readContributor } from '#storefront/data/contributors.ts'
import { readOverview } from '#storefront/data/directories.ts'
import { readListing } from '#storefront/data/listing.ts'
import { readHeld } from '#storefront/data/menu.ts'
import { libraryAddresses } from '#storefront/features/listing/addresses.ts'
import { listingHeading, listingTitle, shownWords, withPage } from '#storefront/features/listing/title.ts'
import { KindOverview } from '#storefront/features/overviews/kind-overview.tsx'
import { TemplateUses } from '#storefront/features/templates/template-uses.tsx'

interface Props {
  readonly params: PageParams<'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view } = await viewOf(params)
  const t = await getTranslations({ locale, namespace: 'listing' })
  const { total } = await readListing(locale, view)
  const title = listingTitle(t, locale, view)
  return pageMetadata({
    page: { family: 'listing', params: refine(view, { page: view.page }) },
    locale,
    title: withPage(t, title, view),
    description: t('description', { count: total, title }),
  })
}

/** Items or packs of the whole library: by kind, by variant, or by words. */
export default async function LibraryPage({ params }: Props) {
  const { locale, view } = await viewOf(params)
  setRequestLocale(locale)
  const kind = overviewKindOf(view)
  const [listing, contributor, overview, held] = await Promise.all([
    readListing(locale, view),
    view.contributor === null ? null : readContributor(locale, view.contributor),
    kind === null ? null : readOverview(locale, kind),
    kind === null ? null : readHeld(locale),
  ])
  if (view.contributor !== null && contributor === null) notFound()
  refuseBeyond(view.page, listing.pageCount)
  if (kind !== null && overview !== null)
    return <OverviewOfKind {...{ locale, view, listing, kind, overview, held }} />
  return <Library {...{ locale, view, listing, contributor }} />
}

interface LibraryProps {
  readonly locale: Locale
  readonly view: View
  readonly listing: Listing
  readonly contributor: ShownContributor | null
}

function Library({ locale, view, listing, contributor }: LibraryProps) {
  const t = useTranslations('listing')
  return (
    <CatalogueListing
      locale={locale}
      view={view}
      listing={listing}
      heading={listingHeading(t, locale, view)}
      words={shownWords(view)}
      structured={{
        name: listingTitle(t, locale, view),
        path: href('listing', locale, refine(view, {})),
      }}
      addressOf={libraryAddresses(locale, view)}
      contributor={contributor}
    />
  )
}

interface OverviewOfKindProps extends Omit<LibraryProps, 'contributor'> {
  readonly kind: OverviewKind
  readonly overview: Overview
  readonly held: KindCounts | null
}

/** The listing of a kind under the ways into it, with featured packs between its first results. */
function OverviewOfKind({ locale, view, listing, kind, overview, held }: OverviewOfKindProps) {
  const t = useTranslations('overviews')
  return (
    <CatalogueListing
      locale={locale}
      view={view}
      listing={{ ...listing, packs: overview.packs }}
      heading={t(`all.${kind}`)}
      structured={{ name: t(`all.${kind}`), path: href('listing', locale, { kind }) }}
      addressOf={libraryAddresses(locale, view)}
      overview={
        <KindOverview
          kind={kind}
          overview={overview}
          held={held}
          locale={locale}
          ways={kind === 'template' && <TemplateUses locale={locale} />}
        />
      }
    />
  )
}
