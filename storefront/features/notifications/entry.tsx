import { useTranslations } from 'next-intl'
import type { Notification } from '#domain/contract/notifications.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { destinationOf } from '#storefront/features/notifications/destination.ts'
import { writeMoment } from '#storefront/features/notifications/moments.ts'
import { Sentence } from '#storefront/features/notifications/sentence.tsx'
import { Artwork } from '#storefront/ui/artwork.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import type { IconName } from '#storefront/ui/icon-shapes.ts'
import { SIZES } from '#storefront/ui/sizes.ts'

const ICONS = {
  'contributor-published': 'layers',
  'asset-withdrawn': 'info',
  'asset-updated': 'layers',
  'submission-decided': 'layers',
  'work-claimed': 'circle-alert',
  security: 'circle-alert',
  payment: 'receipt',
  cashout: 'receipt',
  'team-joined': 'users',
  welcome: 'star',
} as const satisfies Record<Notification['type'], IconName>

interface EntryProps {
  readonly notification: Notification
  readonly locale: Locale
  readonly timeZone: string
  /** Format of its time: the time of day where the day is a heading, else the date. */
  readonly moment: 'time' | 'date'
}

/** One notification: a link to what it is about, marked while it is unread. */
export function Entry({ notification, locale, timeZone, moment }: EntryProps) {
  const t = useTranslations('notifications')
  const { id, created_at, read_at, type } = notification
  const preview = 'preview' in notification ? notification.preview : null
  const options = moment === 'time' ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'long' } as const)
  return (
    <a className="note" href={destinationOf(notification, locale)} data-notification={id}>
      <span className="thumb">
        {preview === null ? <Icon name={ICONS[type]} /> : <Artwork preview={preview} sizes={SIZES.thumb} />}
      </span>
      <span className="note__text">
        <Sentence notification={notification} locale={locale} timeZone={timeZone} />
        <time className="small muted" dateTime={created_at}>
          {writeMoment(created_at, locale, { ...options, timeZone })}
        </time>
      </span>
      {read_at === null && (
        <span className="note__dot">
          <span className="vh">{t('unread')}</span>
        </span>
      )}
    </a>
  )
}
