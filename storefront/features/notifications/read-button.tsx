import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { markRead } from '#storefront/features/notifications/use-unread.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

/** Marks one notification as read without following it. */
export function ReadButton({ id }: { readonly id: string }) {
  const t = useTranslations('notifications')
  const [busy, setBusy] = useState(false)

  async function mark(): Promise<void> {
    setBusy(true)
    if (await markRead({ id })) return
    setBusy(false)
    await showToast({ text: t('notMarked'), tone: 'bad' })
  }
  return (
    <Button tone="quiet" iconOnly busy={busy} aria-label={t('mark')} title={t('mark')} onClick={mark}>
      <Icon name="check" />
    </Button>
  )
}
