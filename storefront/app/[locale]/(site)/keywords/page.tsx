import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { href } from '#domain/routing/href.ts'
import { printView, readView } from '#domain/routing/view.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { localeOf, type PageParams } from '#storefront/app/page-params.ts'
import { readListing } from '#storefront/data/listing.ts'
import { readSite } from '#storefront/data/site.ts'
import { DirectoryPage } from '#storefront/features/directories/directory-page.tsx'
import { EmptyDirectory } from '#storefront/features/directories/empty-directory.tsx'
import { KeywordRows } from '#storefront/features/directories/keyword-rows.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'

interface Props {
  readonly params: PageParams<never>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = await getTranslations({ locale, namespace: 'taxonomy.keywords' })
  const page = { family: 'keywords', params: {} } as const
  return pageMetadata({ page, locale, title: t('title'), description: t('intro') })
}

/** What the best and the newest of each kind are found by: the ways to its listings by keyword. */
export default async function KeywordsPage({ params }: Props) {
  const locale = await localeOf(params)
  setRequestLocale(locale)
  const { kinds } = await readSite(locale)
  const [t, rows] = await Promise.all([
    getTranslations({ locale, namespace: 'taxonomy.keywords' }),
    Promise.all(
      kinds.map(async (kind) => {
        const [top, fresh] = await Promise.all([
          readListing(locale, readView(printView({ kind }))),
          readListing(locale, readView(printView({ kind, variant: 'latest' }))),
        ])
        return { kind, top: top.relatedTags, fresh: fresh.relatedTags }
      }),
    ),
  ])
  const known = rows.filter(({ top }) => top.length > 0)
  return (
    <DirectoryPage title={t('title')} intro={t('intro')}>
      {known.length === 0 ? (
        <EmptyDirectory locale={locale} />
      ) : (
        <>
          <KeywordRows rows={known} locale={locale} />
          <div className="row row--wrap">
            <LinkButton tone="strong" href={href('keywordList', locale)}>
              {t('all')}
            </LinkButton>
            <LinkButton tone="outline" href={href('tags', locale)}>
              {t('mostUsed')}
            </LinkButton>
          </div>
        </>
      )}
    </DirectoryPage>
  )
}
