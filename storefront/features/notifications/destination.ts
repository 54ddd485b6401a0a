import type { Notification } from '#domain/contract/notifications.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'

/** Marks a notification as read on the page that it leads to (spec section 4). */
export const READ_PARAMETER = 'nmr'

/** Where a notification leads, and which it is. */
export function destinationOf(notification: Notification, locale: Locale): string {
  return `${pageOf(notification, locale)}?${new URLSearchParams({ [READ_PARAMETER]: notification.id })}`
}

function pageOf(notification: Notification, locale: Locale): string {
  switch (notification.type) {
    case 'contributor-published':
      return href('contributor', locale, { username: notification.contributor.username })
    case 'asset-withdrawn':
      // What was withdrawn has no page any more; what was downloaded of it stays in the list.
      return notification.change === 'licence'
        ? href('item', locale, notification.asset)
        : href('dashboard', locale, { section: 'downloads' })
    case 'asset-updated':
      return href('item', locale, notification.asset)
    case 'submission-decided':
      // Another application, at one address for all languages.
      return notification.form === 'pack'
        ? `/console/pack-submissions/${notification.submission}/show`
        : `/console/submissions/${notification.submission}/show`
    case 'work-claimed':
      return `/console/takedowns/${notification.takedown}/show`
    case 'security':
      return href('dashboard', locale, { section: 'profile' })
    case 'payment':
      return href('dashboard', locale, {
        section: notification.event === 'payment-refunded' ? 'transactions' : 'subscriptions',
      })
    case 'cashout':
      return href('dashboard', locale, { section: 'cashouts' })
    case 'team-joined':
      return href('dashboard', locale, { section: 'members' })
    case 'welcome':
      return href('home', locale)
  }
}
