import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'

/** Opens a dialog over the current page, with all texts of its language. */
export async function openDialog(dialogOf: (close: () => void) => ReactNode): Promise<void> {
  const locale = pageLocale()
  const messages = await loadMessages(locale)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      {dialogOf(close)}
    </NextIntlClientProvider>,
  )
}
