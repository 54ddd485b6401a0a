import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { href } from '#domain/routing/href.ts'
import { refineWithin } from '#domain/routing/refine.ts'
import type { View } from '#domain/routing/view.ts'
import { CatalogueListing } from '#storefront/app/catalogue-listing.tsx'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readContributor } from '#storefront/data/contributors.ts'
import { readListing } from '#storefront/data/listing.ts'
import { ProfileLead } from '#storefront/features/contributors/profile-lead.tsx'
import { contributorAddresses } from '#storefront/features/listing/addresses.ts'
import { placeTitle, withPage } from '#storefront/features/listing/title.ts'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'

interface Props {
  readonly params: PageParams<'username' | 'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view, contributor } = await readParams(params)
  const [t, texts] = await Promise.all([
    getTranslations({ locale, namespace: 'listing' }),
    getTranslations({ locale, namespace: 'contributor' }),
  ])
  const { username, name, biography, itemCount, packCount, previews } = contributor
  return pageMetadata({
    page: { family: 'contributor', params: { username, ...refineWithin(view, { page: view.page }) } },
    locale,
    title: withPage(t, placeTitle(t, locale, view, name), view),
    description: biography ?? `${name}: ${texts('work', { items: itemCount, packs: packCount })}`,
    preview: previews[0],
  })
}

/** A contributor and everything of theirs that is published. */
export default async function ContributorPage({ params }: Props) {
  const { locale, view, contributor } = await readParams(params)
  setRequestLocale(locale)
  const { username, name } = contributor
  const [t, texts, listing] = await Promise.all([
    getTranslations({ locale, namespace: 'listing' }),
    getTranslations({ locale, namespace: 'contributor' }),
    readListing(locale, view, { contributor: username }),
  ])
  refuseBeyond(view.page, listing.pageCount)
  return (
    <CatalogueListing
      locale={locale}
      view={view}
      listing={listing}
      heading={isAllWork(view) ? texts('all') : placeTitle(t, locale, view, name)}
      leadHeads
      placeName={name}
      structured={{
        name,
        path: href('contributor', locale, { username }),
        above: [{ name: texts('list.title'), path: href('contributors', locale) }],
        contributor,
      }}
      addressOf={contributorAddresses(locale, username, view)}
      contributor={contributor}
      lead={
        <div className="lead-in">
          <Breadcrumbs crumbs={[{ label: texts('list.title'), href: href('contributors', locale) }]} />
          <ProfileLead contributor={contributor} locale={locale} />
        </div>
      }
    />
  )
}

function isAllWork({ kind, form }: View): boolean {
  return kind === null && form === 'item'
}

async function readParams(params: Props['params']) {
  const [{ username }, { locale, view }] = await Promise.all([params, viewOf(params)])
  const contributor = await readContributor(locale, username)
  return contributor ? { locale, view, contributor } : notFound()
}
