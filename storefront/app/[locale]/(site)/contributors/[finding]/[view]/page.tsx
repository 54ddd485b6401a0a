import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { readFinding } from '#domain/contributors/finding.ts'
import { href } from '#domain/routing/href.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readContributors } from '#storefront/data/contributors.ts'
import { ContributorCard } from '#storefront/features/contributors/contributor-card.tsx'
import { ContributorFinder } from '#storefront/features/contributors/contributor-finder.tsx'
import { HireLinks } from '#storefront/features/contributors/hire-links.tsx'
import { NoContributors } from '#storefront/features/contributors/no-contributors.tsx'
import { DirectoryPage } from '#storefront/features/directories/directory-page.tsx'
import { EmptyDirectory } from '#storefront/features/directories/empty-directory.tsx'
import { Pagination } from '#storefront/ui/pagination.tsx'

interface Props {
  readonly params: PageParams<'finding' | 'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view, finding } = await readParams(params)
  const t = await getTranslations({ locale, namespace: 'contributor.list' })
  const page = { family: 'contributors', params: { ...finding, page: view.page } } as const
  return pageMetadata({ page, locale, title: t('title'), description: t('intro') })
}

/** All contributors with published work, by name or in another order. */
export default async function ContributorsPage({ params }: Props) {
  const { locale, view, finding } = await readParams(params)
  setRequestLocale(locale)
  const [t, found] = await Promise.all([
    getTranslations({ locale, namespace: 'contributor' }),
    readContributors(locale, { ...finding, page: view.page }),
  ])
  refuseBeyond(view.page, found.pageCount)
  const nobody =
    finding.find === undefined ? (
      <EmptyDirectory locale={locale} />
    ) : (
      <NoContributors locale={locale} name={finding.find} />
    )
  return (
    <DirectoryPage title={t('list.title')} intro={t('list.intro')}>
      <div className="stack">
        <ContributorFinder locale={locale} finding={finding} />
        <HireLinks locale={locale} />
      </div>
      {finding.find !== undefined && found.total > 0 && (
        <h2 className="h-3">{t('find.found', { count: found.total, name: finding.find })}</h2>
      )}
      {found.total === 0 ? (
        nobody
      ) : (
        <div className="people-l">
          {found.entries.map((contributor) => (
            <ContributorCard
              key={contributor.username}
              contributor={contributor}
              locale={locale}
              heading={finding.find === undefined ? 'h2' : 'h3'}
            />
          ))}
        </div>
      )}
      <Pagination
        page={view.page}
        pageCount={found.pageCount}
        hrefOf={(page) => href('contributors', locale, { ...finding, page })}
      />
    </DirectoryPage>
  )
}

async function readParams(params: Props['params']) {
  const [{ finding }, { locale, view }] = await Promise.all([params, viewOf(params)])
  return { locale, view, finding: readFinding(new URLSearchParams(decodeURIComponent(finding))) }
}
