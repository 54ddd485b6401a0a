import { useTranslations } from 'next-intl'
import type { BundleDetail, PackDetail } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { accessTextsOf } from '#storefront/features/detail/buy/access-texts.ts'
import { BuyActions } from '#storefront/features/detail/buy/buy-actions.tsx'
import { IfOpen } from '#storefront/features/detail/buy/if-open.tsx'
import { ZipForm } from '#storefront/features/detail/pack/zip-form.tsx'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { Badge } from '#storefront/ui/badge.tsx'
import { GROUND_LOOKS, groundOfCover, ownLook } from '#storefront/ui/ground.ts'
import { PriceBadge } from '#storefront/ui/price-badge.tsx'
import { SaveActions } from '#storefront/ui/save-actions.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'

interface HeroProps {
  readonly asset: PackDetail | BundleDetail
  /** What it is: "Icon pack". */
  readonly badge: string
  /** The size of the pack. */
  readonly contents: string
  readonly locale: Locale
}

const PIECES = 4

/** The name of a pack or bundle beside four of its items, on its own tint. */
export function Hero({ asset, badge, contents, locale }: HeroProps) {
  const accessTexts = accessTextsOf(useTranslations(), asset.title)
  const pieces = asset.previews.slice(0, PIECES)
  const ground = groundOfCover(pieces, false)
  const looks = ['ph', GROUND_LOOKS[ground], asset.tint && `t-${asset.tint}`]
  const { contributor } = asset
  return (
    <header className={looks.filter(Boolean).join(' ')}>
      <div className="ph__t">
        <div className="row row--wrap badges">
          <PriceBadge free={asset.free} />
          <Badge>{badge}</Badge>
        </div>
        <h1 className="h-display">{asset.title}</h1>
        <p className="small">
          <a className="link link--plain" href={href('contributor', locale, contributor)}>
            {contributor.name}
          </a>
          <br />
          <span className="ph__n num">{contents}</span>
        </p>
        {asset.free ? (
          <ZipForm asset={asset} />
        ) : (
          <IfOpen
            asset={{ form: asset.form, slug: asset.slug }}
            texts={accessTexts}
            open={<ZipForm asset={asset} isOwned />}
            closed={
              <>
                <BuyActions asset={asset} locale={locale} />
                <ZipForm asset={asset} />
              </>
            }
          />
        )}
        {asset.form === 'pack' && <SaveActions asset={asset} />}
      </div>
      <div className="ph__a" data-recolours="">
        {pieces.map((preview) => (
          <Artwork
            key={preview.sha256}
            preview={preview}
            sizes={SIZES.hero}
            className={ownLook(ground, preview)}
          />
        ))}
      </div>
    </header>
  )
}
