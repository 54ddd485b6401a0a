import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { href } from '#domain/routing/href.ts'
import { EVERYTHING } from '#domain/routing/view.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, refuseBeyond, viewOf } from '#storefront/app/page-params.ts'
import { readKeywords } from '#storefront/data/directories.ts'
import { DirectoryPage } from '#storefront/features/directories/directory-page.tsx'
import { EmptyDirectory } from '#storefront/features/directories/empty-directory.tsx'
import { InitialLinks, initialName } from '#storefront/features/directories/initial-links.tsx'
import { TagList } from '#storefront/features/directories/tag-list.tsx'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { Pagination } from '#storefront/ui/pagination.tsx'

interface Props {
  readonly params: PageParams<'initial' | 'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view, initial } = await readParams(params)
  const [t, { total }] = await Promise.all([
    getTranslations({ locale, namespace: 'taxonomy.keywordList' }),
    readKeywords(locale, initial, view.page),
  ])
  return pageMetadata({
    page: { family: 'keywordList', params: { initial: initial ?? undefined, page: view.page } },
    locale,
    title: initial === null ? t('title') : t('titleAt', { initial: initialName(t, initial) }),
    description: t('intro'),
    empty: total === 0,
    // Under one letter every language has words of its own.
    untranslated: initial !== null,
  })
}

/** Every keyword under its first letter, in the order of the language. */
export default async function KeywordListPage({ params }: Props) {
  const { locale, view, initial } = await readParams(params)
  setRequestLocale(locale)
  const [t, tags, found] = await Promise.all([
    getTranslations({ locale, namespace: 'taxonomy.keywordList' }),
    getTranslations({ locale, namespace: 'taxonomy.keywords' }),
    readKeywords(locale, initial, view.page),
  ])
  const shown = initial ?? found.initials[0]?.initial ?? null
  refuseBeyond(view.page, found.pageCount)
  return (
    <DirectoryPage
      title={t('title')}
      intro={t('intro')}
      lead={<Breadcrumbs crumbs={[{ label: tags('title'), href: href('keywords', locale) }]} />}
    >
      {shown === null ? (
        <EmptyDirectory locale={locale} />
      ) : (
        <>
          <InitialLinks locale={locale} initials={found.initials} current={shown} />
          <section className="stack" aria-labelledby="initial">
            <h2 className="h-2" id="initial">
              {initialName(t, shown)}
            </h2>
            {found.total === 0 ? (
              <p className="muted">{t('none')}</p>
            ) : (
              <TagList tags={found.entries} locale={locale} />
            )}
          </section>
          <Pagination
            page={view.page}
            pageCount={found.pageCount}
            hrefOf={(page) => href('keywordList', locale, { initial: shown, page })}
          />
        </>
      )}
    </DirectoryPage>
  )
}

async function readParams(params: Props['params']) {
  const [{ initial }, { locale, view }] = await Promise.all([params, viewOf(params)])
  return { locale, view, initial: initial === EVERYTHING ? null : decodeURIComponent(initial) }
}
