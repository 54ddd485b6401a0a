import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Overview } from '#domain/contract/directories.ts'
import type { KindCounts } from '#domain/contract/menu.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { isHeld } from '#domain/menu/held.ts'
import { href } from '#domain/routing/href.ts'
import type { OverviewKind } from '#domain/routing/overviews.ts'
import { Tiles } from '#storefront/features/overviews/tiles.tsx'
import { Pills } from '#storefront/ui/pills.tsx'

interface KindOverviewProps {
  readonly kind: OverviewKind
  readonly overview: Overview
  readonly held: KindCounts | null
  readonly locale: Locale
  /** Ways into the kind that no other has. */
  readonly ways?: ReactNode
}

/**
 * The head of a kind's own page: what it is, the short ways in, its subjects and its styles. The listing follows. In
 * narrow or low windows the subjects and styles join the strip of short ways, so that the first results are seen at once.
 */
export function KindOverview({
  kind,
  overview: { subjects, styles },
  held,
  locale,
  ways,
}: KindOverviewProps) {
  const t = useTranslations('overviews')
  const kinds = useTranslations('kinds')
  const subjectTiles = subjects.map(({ slug, ...entry }) => ({
    ...entry,
    href: href('category', locale, { slug, kind }),
  }))
  const styleTiles = styles.map(({ slug, ...entry }) => ({
    ...entry,
    href:
      kind === 'icon'
        ? href('iconStyle', locale, { slug })
        : href('listing', locale, { kind, style: [slug] }),
  }))
  return (
    <section className="over" aria-labelledby="overview-title">
      <header className="over__h">
        <div>
          <h1 className="h-1" id="overview-title">
            {kinds(`${kind}.many`)}
          </h1>
          <p className="lead">{t(`lead.${kind}`)}</p>
        </div>
        <div className="over__ways scrolls">
          <ShortWays kind={kind} held={held} locale={locale} />
          {ways}
          <div className="over__more">
            <Pills
              pills={[...subjectTiles, ...styleTiles].map(({ name, href }) => ({ label: name, href }))}
            />
          </div>
        </div>
      </header>
      <div className="over__rows">
        <Tiles
          title={t('subjects')}
          more={{ label: t('allSubjects'), href: href('categories', locale) }}
          tiles={subjectTiles}
        />
        <Tiles
          title={t('styles')}
          more={{ label: t('allStyles'), href: href(kind === 'icon' ? 'iconStyles' : 'styles', locale) }}
          tiles={styleTiles}
        />
      </div>
    </section>
  )
}

/** The listings of a kind that have names of their own, and assets. */
function ShortWays({ kind, held, locale }: Pick<KindOverviewProps, 'kind' | 'held' | 'locale'>) {
  const listing = useTranslations('listing')
  const kinds = useTranslations('kinds')
  return (
    <Pills
      pills={[
        [listing('sort.latest'), { kind, variant: 'latest' } as const] as const,
        [listing('sort.featured'), { kind, variant: 'featured' } as const] as const,
        [listing('price.free'), { kind, variant: 'free' } as const] as const,
        [listing('price.exclusive'), { kind, variant: 'exclusive' } as const] as const,
        [kinds(`${kind}.packs`), { kind, form: 'pack' } as const] as const,
      ]
        .filter(([, way]) => isHeld(held, way))
        .map(([label, way]) => ({ label, href: href('listing', locale, way) }))}
    />
  )
}
