import { useLocale, useTranslations } from 'next-intl'
import type { NotificationList } from '#domain/contract/notifications.ts'
import { href } from '#domain/routing/href.ts'
import { Entry } from '#storefront/features/notifications/entry.tsx'
import { ownTimeZone } from '#storefront/features/notifications/time-zone.ts'
import { useApi } from '#storefront/session/use-api.ts'

const NEWEST = 5

/** The newest notifications, and the way to all of them. */
export function BellPanel() {
  const t = useTranslations('notifications')
  const common = useTranslations('common')
  const locale = useLocale()
  const { data, failure } = useApi<NotificationList>(`/notifications?page=1&lang=${locale}`)
  const newest = data?.notifications.slice(0, NEWEST)
  return (
    <>
      <h2 className="h-3 bell__h">{t('title')}</h2>
      {newest === undefined && (
        <p className="small muted bell__note" role="status">
          {failure === null ? common('loading') : t('failed')}
        </p>
      )}
      {newest?.length === 0 && <p className="small muted bell__note">{t('empty.heading')}</p>}
      <ul className="notes">
        {newest?.map((notification) => (
          <li key={notification.id} className="notes__i">
            <Entry notification={notification} locale={locale} timeZone={ownTimeZone()} moment="date" />
          </li>
        ))}
      </ul>
      <a className="btn btn--ghost bell__all" href={href('dashboard', locale, { section: 'notifications' })}>
        {t('all')}
      </a>
    </>
  )
}
