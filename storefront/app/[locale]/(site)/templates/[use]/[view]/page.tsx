import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { isTemplateCategory } from '#domain/assets/template-categories.ts'
import { href } from '#domain/routing/href.ts'
import { refineWithin } from '#domain/routing/refine.ts'
import { templatesFor } from '#domain/search/template-selection.ts'
import { CatalogueListing } from '#storefront/app/catalogue-listing.tsx'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readListing } from '#storefront/data/listing.ts'
import { templateAddresses } from '#storefront/features/listing/addresses.ts'
import { withPage } from '#storefront/features/listing/title.ts'
import { TemplateUses } from '#storefront/features/templates/template-uses.tsx'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'

interface Props {
  readonly params: PageParams<'use' | 'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view, use } = await readParams(params)
  const [t, overviews, listing] = await Promise.all([
    getTranslations({ locale, namespace: 'templates' }),
    getTranslations({ locale, namespace: 'overviews' }),
    getTranslations({ locale, namespace: 'listing' }),
  ])
  return pageMetadata({
    page: { family: 'templateCategory', params: { use, ...refineWithin(view, { page: view.page }) } },
    locale,
    title: withPage(listing, t(`title.${use}`), view),
    description: overviews('lead.template'),
  })
}

/** The templates that are made for one use. */
export default async function TemplatesForUse({ params }: Props) {
  const { locale, view, use } = await readParams(params)
  setRequestLocale(locale)
  const [t, kinds, listing] = await Promise.all([
    getTranslations({ locale, namespace: 'templates' }),
    getTranslations({ locale, namespace: 'kinds' }),
    readListing(locale, view, { template: use }),
  ])
  refuseBeyond(view.page, listing.pageCount)
  const title = t(`title.${use}`)
  return (
    <CatalogueListing
      locale={locale}
      view={view}
      listing={listing}
      heading={title}
      placeName={title}
      selection={templatesFor(use)}
      addressOf={templateAddresses(locale, use, view)}
      lead={
        <div className="lead-in">
          <Breadcrumbs
            crumbs={[{ label: kinds('template.many'), href: href('listing', locale, { kind: 'template' }) }]}
          />
          <TemplateUses locale={locale} current={use} />
        </div>
      }
    />
  )
}

async function readParams(params: Props['params']) {
  const [{ use }, { locale, view }] = await Promise.all([params, viewOf(params)])
  return isTemplateCategory(use) ? { locale, view, use } : notFound()
}
