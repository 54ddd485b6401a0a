import { deviceLabel } from '#domain/accounts/device.ts'
import type { Locale } from '#domain/locales/locales.ts'
import { href } from '#domain/routing/href.ts'
import { stampSprinkles } from '#domain/visitors/sprinkles.ts'
import { changeClientSettings, clientSettings } from '#storefront/browser-storage/client-settings.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

/** Invites a visitor to the newsletter after a week; once for each browser and week. */
export async function showSprinkles(locale: Locale): Promise<void> {
  const { firstTimeSprinkles } = clientSettings()
  const agent = deviceLabel(navigator.userAgent) ?? 'other'
  const { isDue, stamps } = stampSprinkles(firstTimeSprinkles, agent, Date.now())
  if (stamps !== firstTimeSprinkles) changeClientSettings({ firstTimeSprinkles: stamps })
  if (!isDue) return
  const { upsell } = await loadMessages(locale)
  await showToast({
    text: upsell.newsletter,
    action: { label: upsell.subscribe, href: href('subscribed', locale) },
  })
}
