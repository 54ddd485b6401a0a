import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { isDesignation } from '#domain/contributors/designations.ts'
import { href } from '#domain/routing/href.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readContributors } from '#storefront/data/contributors.ts'
import { HireLinks } from '#storefront/features/contributors/hire-links.tsx'
import { HireList } from '#storefront/features/contributors/hire-list.tsx'
import { DirectoryPage } from '#storefront/features/directories/directory-page.tsx'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { Pagination } from '#storefront/ui/pagination.tsx'

interface Props {
  readonly params: PageParams<'designation' | 'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view, designation } = await readParams(params)
  const t = await getTranslations({ locale, namespace: 'contributor' })
  return pageMetadata({
    page: { family: 'hire', params: { designation, page: view.page } },
    locale,
    title: t(`designation.${designation}.hire`),
    description: t('hire.intro'),
  })
}

/** Contributors of one designation who accept commissions. */
export default async function HirePage({ params }: Props) {
  const { locale, view, designation } = await readParams(params)
  setRequestLocale(locale)
  const [t, found] = await Promise.all([
    getTranslations({ locale, namespace: 'contributor' }),
    readContributors(locale, { designation, page: view.page }),
  ])
  refuseBeyond(view.page, found.pageCount)
  return (
    <DirectoryPage
      title={t(`designation.${designation}.hire`)}
      intro={t('hire.intro')}
      lead={<Breadcrumbs crumbs={[{ label: t('list.title'), href: href('contributors', locale) }]} />}
    >
      <HireLinks locale={locale} current={designation} />
      <HireList locale={locale} contributors={found.entries} />
      <Pagination
        page={view.page}
        pageCount={found.pageCount}
        hrefOf={(page) => href('hire', locale, { designation, page })}
      />
    </DirectoryPage>
  )
}

async function readParams(params: Props['params']) {
  const [{ designation }, { locale, view }] = await Promise.all([params, viewOf(params)])
  return isDesignation(designation) ? { locale, view, designation } : notFound()
}
