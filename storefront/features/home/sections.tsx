import { useTranslations } from 'next-intl'
import type { Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Mosaic } from '#storefront/ui/mosaic.tsx'
import { PackCard } from '#storefront/ui/pack-card.tsx'
import { Plate } from '#storefront/ui/plate.tsx'
import { SectionHead } from '#storefront/ui/section-head.tsx'
import { PLATES } from '#storefront/ui/sizes.ts'

interface SectionProps {
  readonly home: Home
  readonly locale: Locale
}

const PACKS = 4
const EXCLUSIVE = 8

/** Fills the last row at each of its widths: 2, 3, 4 and 6 squares. */
const FRESH_TILES = 12

export function PacksSection({ home: { packs, packTotal }, locale }: SectionProps) {
  const t = useTranslations('home.packs')
  if (packs.length === 0) return null
  return (
    <section className="wrap section home__packs">
      <SectionHead
        title={t('heading')}
        more={{
          label: t('more', { count: packTotal }),
          href: href('listing', locale, { form: 'pack' }),
        }}
      />
      <div className="feat">
        {packs.slice(0, PACKS).map((pack) => (
          <PackCard key={pack.slug} pack={pack} locale={locale} />
        ))}
      </div>
    </section>
  )
}

export function FreshSection({ home: { fresh }, locale }: SectionProps) {
  const t = useTranslations('home.fresh')
  if (fresh.length === 0) return null
  return (
    <section className="wrap section home__fresh">
      <SectionHead
        title={t('heading')}
        more={{ label: t('more'), href: href('listing', locale, { variant: 'latest' }) }}
      />
      <Mosaic items={fresh} large={PLATES.feature} tiles={FRESH_TILES} locale={locale} />
    </section>
  )
}

export function ExclusiveSection({ home: { exclusive }, locale }: SectionProps) {
  const t = useTranslations('home.exclusive')
  if (exclusive.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHead
        title={t('heading')}
        note={t('note')}
        more={{ label: t('more'), href: href('listing', locale, { variant: 'exclusive' }) }}
      />
      <ul className="feat feat--plates">
        {exclusive.slice(0, EXCLUSIVE).map((item) => (
          <Plate key={item.slug} item={item} locale={locale} sizes={PLATES.feature} badges />
        ))}
      </ul>
    </section>
  )
}

/** Everything there is, kind by kind, with how much of it. */
export function KindsSection({ home: { kinds }, locale }: SectionProps) {
  const t = useTranslations()
  if (kinds.length === 0) return null
  return (
    <section className="wrap section">
      <SectionHead
        title={t('home.kinds.heading')}
        more={{ label: t('home.kinds.more'), href: href('categories', locale) }}
      />
      <ul className="kind-list">
        {kinds.map(({ kind, count }) => (
          <li key={kind}>
            <a href={href('listing', locale, { kind })}>
              {t(`kinds.${kind}.many`)}
              <span className="num">{t('home.kindCount', { count })}</span>
              <Icon name="arrow-up-right" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
