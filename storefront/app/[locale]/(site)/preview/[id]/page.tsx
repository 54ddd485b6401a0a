import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import type { Block } from '#domain/contract/blocks/served.ts'
import type { LandingDraft } from '#domain/contract/landing.ts'
import { PageBlocks } from '#storefront/app/page-blocks.tsx'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readLandingDraft } from '#storefront/data/landing-draft.ts'
import { LandingLead } from '#storefront/features/landing/landing-lead.tsx'
import { LandingLinks } from '#storefront/features/landing/landing-links.tsx'
import { PreviewRefresh } from '#storefront/features/landing/preview-refresh.tsx'

/** It depends on the caller, and is never stored. */
export const dynamic = 'force-dynamic'

interface Props {
  readonly params: PageParams<'id'>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { draft } = await readParams(params)
  return { title: draft.seo.title, robots: { index: false, follow: false } }
}

/** The latest version of a landing page, which the panel shows beside its form. Only its editors may read it. */
export default async function Preview({ params }: Props) {
  const { locale, draft } = await readParams(params)
  setRequestLocale(locale)
  const t = await getTranslations({ locale, namespace: 'landing' })
  const isListing = draft.layout === 'listing'
  return (
    <>
      <PreviewRefresh />
      {isListing && (
        <div className="wrap">
          <LandingLead page={draft} heading={draft.title} locale={locale} />
        </div>
      )}
      <PageBlocks
        locale={locale}
        page={{ ...draft, blocks: [...listingOf(draft), ...draft.blocks] }}
        title={isListing ? null : draft.title}
        isDraft
      />
      <div className="wrap">
        <LandingLinks heading={t('related')} pages={draft.related} locale={locale} />
      </div>
    </>
  )
}

/** The first works of the listing, which only a published page has. */
function listingOf({ works }: LandingDraft): readonly Block[] {
  if (works.length === 0) return []
  return [{ id: 'listing', type: 'mosaic', heading: null, intro: null, items: [...works], action: null }]
}

async function readParams(params: Props['params']) {
  const [locale, { id }, sent] = await Promise.all([localeOf(params), params, headers()])
  const draft = await readLandingDraft(locale, id, sent)
  return draft === null ? notFound() : { locale, draft }
}
