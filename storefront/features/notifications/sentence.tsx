import { useTranslations } from 'next-intl'
import type { Notification } from '#domain/contract/notifications.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/text.ts'
import { writeMoment } from '#storefront/features/notifications/moments.ts'

interface SentenceProps {
  readonly notification: Notification
  readonly locale: Locale
  readonly timeZone: string
}

/** The text of a notification, in a sentence or two. */
export function Sentence({ notification, locale, timeZone }: SentenceProps) {
  const t = useTranslations('notifications.texts')
  switch (notification.type) {
    case 'contributor-published':
      return t('contributor-published', { name: notification.contributor.name, count: notification.count })
    case 'asset-withdrawn':
      return t(`asset-withdrawn.${notification.change}`, { title: notification.asset.title })
    case 'asset-updated':
      return t('asset-updated', { title: notification.asset.title, changes: notification.changes })
    case 'submission-decided':
      return t(`submission-decided.${notification.outcome}`, { title: notification.title })
    case 'work-claimed':
      return t(`work-claimed.${notification.notice}`, { title: notification.title })
    case 'security':
      return t(`security.${notification.event}`, { device: notification.device ?? t('unknownDevice') })
    case 'payment': {
      const { event, title, amount, until } = notification
      return t(`payment.${event}`, {
        title,
        amount: amount === null ? '' : formatMoney(money(BigInt(amount.amount), amount.currency), locale),
        until: until === null ? '' : writeMoment(until, locale, { dateStyle: 'long', timeZone }),
      })
    }
    case 'cashout': {
      const { event, amount, reason } = notification
      return t(`cashout.${event}`, {
        amount: formatMoney(money(BigInt(amount.amount), amount.currency), locale),
        reason: reason ?? '',
      })
    }
    case 'team-joined':
      return t('team-joined', { team: notification.team })
    case 'welcome':
      return t('welcome')
  }
}
