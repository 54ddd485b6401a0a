import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { MAX_COUNTED } from '#domain/notifications/types.ts'
import { BellPanel } from '#storefront/features/notifications/bell-panel.tsx'
import { READ_PARAMETER } from '#storefront/features/notifications/destination.ts'
import { markRead, useUnread } from '#storefront/features/notifications/use-unread.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import './notifications.css'

/** After the header is there: what is asked about a person never competes with the page (spec section 9). */
const CHECK_DELAY_MS = 2_000

/** The bell, once its texts are there too. */
export async function loadBell(): Promise<ReactNode> {
  const locale = pageLocale()
  const { common, notifications } = await loadMessages(locale)
  return (
    <NextIntlClientProvider locale={locale} messages={{ common, notifications }} timeZone="UTC">
      <Bell />
    </NextIntlClientProvider>
  )
}

/** How much a person has not read, and the newest of it in a panel. */
function Bell() {
  const t = useTranslations('notifications')
  const [due, setDue] = useState(false)
  const [open, setOpen] = useState(false)
  const unread = useUnread(due || open) ?? 0
  const id = useId()

  useEffect(() => {
    void readNamed()
    const timer = setTimeout(() => setDue(true), CHECK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <button
        type="button"
        className="btn btn--ghost btn--icon bell"
        popoverTarget={id}
        aria-label={unread === 0 ? t('title') : t('bell', { count: unread })}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className="bell__count num" aria-hidden="true">
            {unread > MAX_COUNTED ? `${MAX_COUNTED}+` : unread}
          </span>
        )}
      </button>
      <div
        id={id}
        className="bell__panel"
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && <BellPanel />}
      </div>
    </>
  )
}

/** Marks the notification that led here, and takes it out of the address: it is read once. */
async function readNamed(): Promise<void> {
  const address = new URL(window.location.href)
  const id = address.searchParams.get(READ_PARAMETER)
  if (id === null) return
  address.searchParams.delete(READ_PARAMETER)
  window.history.replaceState(window.history.state, '', address)
  await markRead({ id })
}
