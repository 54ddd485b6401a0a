import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { href } from '#domain/routing/href.ts'
import { pageMetadata } from '#storefront/app/page-metadata.ts'
import { type PageParams, viewOf } from '#storefront/app/page-params.ts'
import { readStyles } from '#storefront/data/directories.ts'
import { DirectoryPage } from '#storefront/features/directories/directory-page.tsx'
import { EmptyDirectory } from '#storefront/features/directories/empty-directory.tsx'
import { EntryCard } from '#storefront/features/directories/entry-card.tsx'
import { styleFamily } from '#storefront/features/listing/addresses.ts'
import { CardGrid } from '#storefront/ui/grid.tsx'

interface Props {
  readonly params: PageParams<'view'>
}

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, view } = await viewOf(params)
  const family = `${styleFamily(view)}s` as const
  const t = await getTranslations({ locale, namespace: `taxonomy.${family}` })
  return pageMetadata({ page: { family, params: {} }, locale, title: t('title'), description: t('intro') })
}

/** The styles of everything, or of icons. */
export default async function StylesPage({ params }: Props) {
  const { locale, view } = await viewOf(params)
  setRequestLocale(locale)
  const family = styleFamily(view)
  const [t, common, styles] = await Promise.all([
    getTranslations({ locale, namespace: `taxonomy.${family}s` }),
    getTranslations({ locale, namespace: 'common.counts' }),
    readStyles(locale, view.kind),
  ])
  return (
    <DirectoryPage title={t('title')} intro={t('intro')}>
      {styles.length === 0 && <EmptyDirectory locale={locale} />}
      <CardGrid>
        {styles.map((style) => (
          <EntryCard
            key={style.slug}
            name={style.name}
            href={href(family, locale, { slug: style.slug })}
            note={common('assets', { count: style.count })}
            previews={style.previews}
          />
        ))}
      </CardGrid>
    </DirectoryPage>
  )
}
