import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { KINDS } from '#domain/assets/kinds.ts'
import type { Home } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { GROUND_LOOKS, groundFor } from '#storefront/ui/ground.ts'
import { SIZES } from '#storefront/ui/sizes.ts'

interface PaletteSectionProps {
  readonly home: Home
  readonly locale: Locale
  /** The buttons of the palettes, which recolour the pieces. */
  readonly children: ReactNode
}

/** Pieces of a pack that visitors recolour before they download; nothing where no pack can be recoloured. */
export function PaletteSection({ home, locale, children }: PaletteSectionProps) {
  const t = useTranslations('home.palette')
  const pack = home.palette
  if (!pack) return null
  return (
    <section className="wrap section">
      <div className="recol">
        <div className="recol__t">
          <h2 className="h-1">{t('heading')}</h2>
          <p className="lead">{t('lead')}</p>
          {children}
          <LinkButton href={href('pack', locale, pack)} data-carries-palette="">
            {t('open', { title: pack.title })}
          </LinkButton>
        </div>
        <div className="recol__p" data-recolours="">
          {pack.previews.map((preview) => (
            <span
              key={preview.sha256}
              className={`recol__c ${GROUND_LOOKS[groundFor(pack.kind, preview.ground)]}`}
            >
              <Artwork preview={preview} sizes={KINDS[pack.kind].cell === 1 ? SIZES.cover : SIZES.hero} />
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}
