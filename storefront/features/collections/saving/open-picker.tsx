import { NextIntlClientProvider } from 'next-intl'
import { createRoot } from 'react-dom/client'
import type { AssetName } from '#domain/personal-collections/assets.ts'
import { Picker } from '#storefront/features/collections/saving/picker.tsx'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'

/** Opens the picker of collections over the current page. */
export async function openPicker(asset: AssetName, artwork: string | undefined): Promise<void> {
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
      <Picker asset={asset} artwork={artwork} onClose={close} />
    </NextIntlClientProvider>,
  )
}
