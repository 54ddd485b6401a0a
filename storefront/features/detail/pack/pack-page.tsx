import { useTranslations } from 'next-intl'
import { FORMATS } from '#domain/assets/formats.ts'
import type { PackDetail } from '#domain/contract/catalogue.ts'
import type { KindCounts } from '#domain/contract/menu.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { counted } from '#storefront/features/detail/facts/counted.ts'
import { useFactWords } from '#storefront/features/detail/facts/fact-words.ts'
import { About } from '#storefront/features/detail/pack/about.tsx'
import { Contents } from '#storefront/features/detail/pack/contents.tsx'
import { Hero } from '#storefront/features/detail/pack/hero.tsx'
import { ViewBeacon } from '#storefront/features/detail/view-beacon.tsx'
import { StaticMarkup } from '#storefront/next-tuning/markup/static-markup.tsx'
import { Breadcrumbs } from '#storefront/ui/breadcrumbs.tsx'
import { CardGrid } from '#storefront/ui/grid.tsx'
import { PackCard } from '#storefront/ui/pack-card.tsx'
import { SectionHead } from '#storefront/ui/section-head.tsx'

interface PackPageProps {
  readonly pack: PackDetail
  readonly held: KindCounts | null
  readonly locale: Locale
}

/** The page of a pack: its hero, items, facts and related packs. */
export function PackPage({ pack, held, locale }: PackPageProps) {
  const t = useTranslations('pack')
  const kinds = useTranslations('kinds')
  const { name, number, size, date } = useFactWords()
  const count = kinds(`${pack.kind}.count`, { count: pack.itemCount })
  const kindOfPack = { kind: pack.kind, form: 'pack' } as const
  const facts = [
    { name: t('contents'), value: count },
    { name: name('fileTypes'), value: pack.formats.map((format) => FORMATS[format].label).join(', ') },
    { name: t('size'), value: size(pack.bytes) },
    ...counted(name('views'), pack.views, number),
    ...counted(name('downloads'), pack.downloads, number),
    ...(pack.style ? [{ name: name('style'), value: pack.style.name }] : []),
    { name: name('updated'), value: date(pack.updatedAt) },
  ]
  return (
    <div className="wrap asset">
      <Breadcrumbs
        crumbs={[{ label: kinds(`${pack.kind}.packs`), href: href('listing', locale, kindOfPack) }]}
      />
      <Hero
        asset={pack}
        badge={t('badge', { kind: kinds(`${pack.kind}.one`) })}
        contents={pack.downloads === 0 ? count : `${count} · ${t('downloads', { count: pack.downloads })}`}
        locale={locale}
      />
      <Contents pack={pack} locale={locale} />
      <About
        heading={t('about')}
        asset={pack}
        kind={pack.kind}
        formats={pack.formats}
        facts={facts}
        held={held}
        locale={locale}
      />
      {pack.related.length > 0 && (
        <StaticMarkup id="pack-related">
          <section className="section">
            <SectionHead title={t('related')} />
            <CardGrid>
              {pack.related.map((card) => (
                <PackCard key={card.slug} pack={card} locale={locale} />
              ))}
            </CardGrid>
          </section>
        </StaticMarkup>
      )}
      <ViewBeacon form="pack" slug={pack.slug} />
    </div>
  )
}
