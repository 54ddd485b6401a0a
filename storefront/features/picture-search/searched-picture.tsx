import { useTranslations } from 'next-intl'
import type { SearchedPicture as Searched } from '#domain/contract/pictures.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { OwnPicture } from '#storefront/features/picture-search/own-picture.tsx'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { LinkButton } from '#storefront/ui/button.tsx'
import { dateLanguage } from '#storefront/ui/date-language.ts'
import { GROUND_LOOKS, groundFor } from '#storefront/ui/ground.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { SIZES } from '#storefront/ui/sizes.ts'

interface SearchedPictureProps {
  readonly hash: string
  readonly picture: Searched
  readonly locale: Locale
}

/** The same time for all visitors, so it names its zone. */
const UNTIL = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
} as const

/** The searched picture above the results, and a link to a new search. */
export function SearchedPicture({ hash, picture: { item, until }, locale }: SearchedPictureProps) {
  const t = useTranslations('pictures')
  const ground = item ? GROUND_LOOKS[groundFor(item.kind, item.preview.ground)] : ''
  return (
    <div className="psearched">
      <span className={`psearched__p ${ground}`}>
        {item ? (
          <Artwork preview={item.preview} sizes={SIZES.thumb} />
        ) : (
          <OwnPicture hash={hash} alt={t('results.yours')} />
        )}
      </span>
      <div className="grow">
        {item ? (
          <a className="link" href={href('item', locale, item)}>
            {item.title}
          </a>
        ) : (
          <b>{t('results.yours')}</b>
        )}
        {until !== null && (
          <p className="small muted">
            {t('results.until', {
              time: new Intl.DateTimeFormat(dateLanguage(locale), UNTIL).format(new Date(until)),
            })}
          </p>
        )}
      </div>
      <LinkButton href={href('pictureSearch', locale)}>
        <Icon name="image" />
        {t('another')}
      </LinkButton>
    </div>
  )
}
