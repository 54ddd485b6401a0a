import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Overview } from '#domain/contract/directories.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import type { OverviewKind } from '#domain/routing/overviews.ts'
import { Tiles } from '#storefront/features/overviews/tiles.tsx'
import { Pills } from '#storefront/ui/pills.tsx'

interface KindOverviewProps {
  readonly kind: OverviewKind
  readonly overview: Overview
  readonly locale: Locale
  /** Ways into the kind that no other has. */
  readonly ways?: ReactNode
}

/** The head of a kind's own page: what it is, the short ways in, its subjects and its styles. The listing follows. */
export function KindOverview({ kind, overview: { subjects, styles }, locale, ways }: KindOverviewProps) {
  const t = useTranslations('overviews')
  const kinds = useTranslations('kinds')
  return (
    <section className="over" aria-labelledby="overview-title">
      <header className="over__h">
        <div>
          <h1 className="h-1" id="overview-title">
            {kinds(`${kind}.many`)}
          </h1>
          <p className="lead">{t(`lead.${kind}`)}</p>
        </div>
        <ShortWays kind={kind} locale={locale} />
      </header>
      {ways}
      <div className="over__rows">
        <Tiles
          title={t('subjects')}
          more={{ label: t('allSubjects'), href: href('categories', locale) }}
          tiles={subjects.map(({ slug, ...entry }) => ({
            ...entry,
            href: href('category', locale, { slug, kind }),
          }))}
        />
        <Tiles
          title={t('styles')}
          more={{ label: t('allStyles'), href: href(kind === 'icon' ? 'iconStyles' : 'styles', locale) }}
          tiles={styles.map(({ slug, ...entry }) => ({
            ...entry,
            href:
              kind === 'icon'
                ? href('iconStyle', locale, { slug })
                : href('listing', locale, { kind, style: [slug] }),
          }))}
        />
      </div>
    </section>
  )
}

/** The listings of a kind that have names of their own. */
function ShortWays({ kind, locale }: Pick<KindOverviewProps, 'kind' | 'locale'>) {
  const listing = useTranslations('listing')
  const kinds = useTranslations('kinds')
  return (
    <Pills
      pills={[
        { label: listing('sort.latest'), href: href('listing', locale, { kind, variant: 'latest' }) },
        { label: listing('sort.featured'), href: href('listing', locale, { kind, variant: 'featured' }) },
        { label: listing('price.free'), href: href('listing', locale, { kind, variant: 'free' }) },
        { label: listing('price.exclusive'), href: href('listing', locale, { kind, variant: 'exclusive' }) },
        { label: kinds(`${kind}.packs`), href: href('listing', locale, { kind, form: 'pack' }) },
      ]}
    />
  )
}
