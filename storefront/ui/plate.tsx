import { useTranslations } from 'next-intl'
import type { ItemCard, Preview } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { Badge } from '#storefront/ui/badge.tsx'
import { CardActions } from '#storefront/ui/card-actions.tsx'
import type { IconName } from '#storefront/ui/icon-shapes.ts'
import { pictureShare, plateLooks } from '#storefront/ui/plate-looks.ts'
import { PLATES, type PlateSizes, sizesWithin } from '#storefront/ui/sizes.ts'

interface PlateProps {
  readonly item: ItemCard
  readonly locale: Locale
  readonly as?: 'li' | 'div'
  /** Rendered sizes of the plate; those of a grid of icons by default. */
  readonly sizes?: PlateSizes
  readonly eager?: boolean
  /** Shows badges for what the grid around it does not state: exclusive, and the kind of motion. */
  readonly badges?: boolean
  readonly className?: string
}

/** The one tile every asset sits on: a link to its page that carries its name; crop marks and a heart on hover and focus. */
export function Plate({
  item,
  locale,
  as: Element = 'li',
  sizes = PLATES.cell,
  eager = false,
  badges = false,
  className = '',
}: PlateProps) {
  return (
    <Element className={plateLooks(item, className)}>
      <a className="plate__a" href={href('item', locale, item)}>
        <Artwork preview={item.preview} sizes={sizesWithin(sizes, pictureShare(item))} eager={eager} film />
        <span className="plate__n">{item.title}</span>
      </a>
      {badges && <PlateBadges item={item} />}
      <CardActions asset={item} />
    </Element>
  )
}

const MOTION_ICONS = {
  lottie: 'play',
  model: 'box',
  svg: 'play',
  gif: 'film',
} as const satisfies Record<NonNullable<Preview['motion']>, IconName>

function PlateBadges({ item: { free, preview } }: { readonly item: ItemCard }) {
  const t = useTranslations('common')
  if (free && preview.motion === null) return null
  return (
    <span className="plate__k">
      {!free && (
        <Badge tone="exclusive" icon="crown">
          {t('exclusive')}
        </Badge>
      )}
      {preview.motion && <Badge icon={MOTION_ICONS[preview.motion]}>{t(`motion.${preview.motion}`)}</Badge>}
    </span>
  )
}
