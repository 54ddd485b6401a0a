import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { NotificationList } from '#domain/contract/notifications.ts'
import { href } from '#domain/routing/href.ts'
import { markRead } from '#storefront/features/notifications/use-unread.ts'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

/** The heading of the list, with what can be done to all of it. */
export function ListHead({ list }: { readonly list: NotificationList | undefined }) {
  const t = useTranslations('notifications')
  const [busy, setBusy] = useState(false)
  const locale = useLocale()
  const [newest] = list?.notifications ?? []

  /** Nothing that came after the page was read: the person has not seen it. */
  async function markAll(): Promise<void> {
    if (newest === undefined) return
    setBusy(true)
    const done = await markRead({ until: list?.page === 1 ? newest.created_at : new Date().toISOString() })
    setBusy(false)
    if (!done) await showToast({ text: t('notMarked'), tone: 'bad' })
  }

  return (
    <div className="row row--wrap between">
      <h1 className="h-1">{t('title')}</h1>
      <div className="row row--wrap">
        {(list?.unread ?? 0) > 0 && (
          <Button tone="outline" busy={busy} onClick={markAll}>
            <Icon name="check" />
            {t('markAll')}
          </Button>
        )}
        <LinkButton
          tone="quiet"
          iconOnly
          href={href('dashboard', locale, { section: 'notification-settings' })}
          aria-label={t('settings.title')}
          title={t('settings.title')}
        >
          <Icon name="sliders-horizontal" />
        </LinkButton>
      </div>
    </div>
  )
}
