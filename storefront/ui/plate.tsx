import { useTranslations } from 'next-intl'
import type { Kind } from '#domain/assets/kinds.ts'
import type { ItemCard, Preview } from '#domain/contract/catalogue.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { Badge } from '#storefront/ui/badge.tsx'
import { CardActions } from '#storefront/ui/card-actions.tsx'
import { groundFor } from '#storefront/ui/ground.ts'
import type { IconName } from '#storefront/ui/icon-shapes.ts'
import { SIZES, type Sizes } from '#storefront/ui/sizes.ts'

interface PlateProps {
  readonly item: ItemCard
  readonly locale: Locale
  readonly as?: 'li' | 'div'
  /** How large it is shown: one cell unless told. */
  readonly sizes?: Sizes
  readonly eager?: boolean
  /** Says what the grid around it does not: that it is exclusive, how it moves. */
  readonly badges?: boolean
  readonly className?: string
}

/** The one tile every asset sits on: a link to its page that carries its name; crop marks and a heart on hover and focus. */
export function Plate({
  item,
  locale,
  as: Element = 'li',
  sizes = SIZES.cell,
  eager = false,
  badges = false,
  className = '',
}: PlateProps) {
  const looks = ['plate', FILL[item.kind], GROUND[groundFor(item.kind, item.preview.ground)], className]
  return (
    <Element className={looks.filter(Boolean).join(' ')}>
      <a className="plate__a" href={href('item', locale, item)}>
        <Artwork preview={item.preview} sizes={sizes} eager={eager} moving={movesItself(item.preview)} />
        <span className="plate__n">{item.title}</span>
      </a>
      {badges && <PlateBadges item={item} />}
      <CardActions asset={item} />
    </Element>
  )
}

/** How much of its plate an artwork fills. */
const FILL: Record<Kind, string> = {
  icon: 'plate--icon',
  unicon: 'plate--icon',
  'animated-icon': '',
  illustration: 'plate--illo',
  'kit-illustration': 'plate--illo',
  template: 'plate--illo',
  '3d': '',
  lottie: 'plate--anim',
  photo: 'plate--photo',
}

const GROUND = { any: '', light: 'plate--paper', dark: 'plate--dark', ink: 'plate--mono' } as const

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

/** Files that move without a player are shown moving; everything else keeps still in a grid. */
function movesItself({ motion, playable }: Preview): boolean {
  return playable && (motion === 'svg' || motion === 'gif')
}
