import { useTranslations } from 'next-intl'
import type { BundleDetail } from '#domain/contract/catalogue.ts'
import type { KindCounts } from '#domain/contract/menu.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { counted } from '#storefront/features/detail/facts/counted.ts'
import { useFactWords } from '#storefront/features/detail/facts/fact-words.ts'
import { About } from '#storefront/features/detail/pack/about.tsx'
import { Hero } from '#storefront/features/detail/pack/hero.tsx'
import { ViewBeacon } from '#storefront/features/detail/view-beacon.tsx'
import { StaticMarkup } from '#storefront/next-tuning/markup/static-markup.tsx'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { CardGrid } from '#storefront/ui/grid.tsx'
import { PackCard } from '#storefront/ui/pack-card.tsx'

interface BundlePageProps {
  readonly bundle: BundleDetail
  readonly held: KindCounts | null
  readonly locale: Locale
}

/** The page of a bundle: its hero, packs and facts. */
export function BundlePage({ bundle, held, locale }: BundlePageProps) {
  const t = useTranslations('bundle')
  const counts = useTranslations('common.counts')
  const bundles = useTranslations('kinds')('all.bundles')
  const { name, number, date } = useFactWords()
  const packs = counts('packs', { count: bundle.packCount })
  const assets = counts('assets', { count: bundle.itemCount })
  const facts = [
    { name: t('packs'), value: number(bundle.packCount) },
    { name: t('assets'), value: number(bundle.itemCount) },
    ...counted(name('views'), bundle.views, number),
    { name: name('updated'), value: date(bundle.updatedAt) },
  ]
  return (
    <div className="wrap asset">
      <Breadcrumbs crumbs={[{ label: bundles, href: href('bundles', locale) }]} />
      <Hero asset={bundle} badge={t('badge')} contents={`${packs} · ${assets}`} locale={locale} />
      <section className="inside" aria-labelledby="contents">
        <h2 className="h-2" id="contents">
          {t('heading')}
        </h2>
        <StaticMarkup id="bundle-packs">
          <CardGrid>
            {bundle.packs.map((pack) => (
              <PackCard key={pack.slug} pack={pack} locale={locale} />
            ))}
          </CardGrid>
        </StaticMarkup>
      </section>
      <About
        heading={t('about')}
        asset={bundle}
        kind={null}
        formats={[]}
        facts={facts}
        held={held}
        locale={locale}
      />
      <ViewBeacon form="bundle" slug={bundle.slug} />
    </div>
  )
}
