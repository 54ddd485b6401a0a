import { useTranslations } from 'next-intl'
import type { Notification } from '#domain/contract/notifications.ts'

/** The text of a notification, in a sentence or two. */
export function Sentence({ notification }: { readonly notification: Notification }) {
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
    case 'welcome':
      return t('welcome')
  }
}
