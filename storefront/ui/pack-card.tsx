import { useTranslations } from 'next-intl'
import { KINDS } from '#domain/assets/kinds.ts'
import type { BundleCard as Bundle, PackCard as Pack } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { CardActions } from '#storefront/ui/card-actions.tsx'
import { Cover } from '#storefront/ui/cover.tsx'
import { PriceBadge } from '#storefront/ui/price-badge.tsx'

/** The level below the heading that the card is under. */
type HeadingLevel = 'h2' | 'h3'

interface PackCardProps {
  readonly pack: Pack
  readonly locale: Locale
  readonly heading?: HeadingLevel
}

/** A pack: cover, name, how many of what, price. The whole card is the link. */
export function PackCard({ pack, locale, heading: Heading = 'h3' }: PackCardProps) {
  const t = useTranslations('kinds')
  return (
    <article className="pack">
      <Cover previews={pack.previews} tint={pack.tint} icons={KINDS[pack.kind].cell === 1} />
      <div>
        <Heading className="pack__t">
          <a href={href('pack', locale, pack)}>{pack.title}</a>
        </Heading>
        <p className="pack__m">
          <span className="grow">{t(`${pack.kind}.count`, { count: pack.itemCount })}</span>
          <PriceBadge free={pack.free} />
        </p>
      </div>
      <CardActions asset={pack} />
    </article>
  )
}

interface BundleCardProps {
  readonly bundle: Bundle
  readonly locale: Locale
  readonly heading?: HeadingLevel
}

/** A bundle of packs, shown as a pack is. */
export function BundleCard({ bundle, locale, heading: Heading = 'h3' }: BundleCardProps) {
  const t = useTranslations('common.counts')
  return (
    <article className="pack">
      <Cover previews={bundle.previews} tint={bundle.tint} icons={false} />
      <div>
        <Heading className="pack__t">
          <a href={href('bundle', locale, bundle)}>{bundle.title}</a>
        </Heading>
        <p className="pack__m">
          <span className="grow">
            {t('packs', { count: bundle.packCount })} · {t('assets', { count: bundle.itemCount })}
          </span>
          <PriceBadge free={bundle.free} />
        </p>
      </div>
      <CardActions asset={bundle} />
    </article>
  )
}
