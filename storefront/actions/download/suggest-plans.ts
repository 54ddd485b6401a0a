import { href } from '#domain/routing/href.ts'
import { isUpsellDue } from '#domain/visitors/upsell.ts'
import { changeClientSettings, clientSettings } from '#storefront/browser-storage/client-settings.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { knownSession } from '#storefront/session/session.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

/** Counts a guest's download of a Lottie animation in this browser, and suggests plans after the third (spec section 4). */
export async function suggestPlans(): Promise<void> {
  const { state } = await knownSession()
  if (state !== 'visitor') return
  const lottieItemDownloads = clientSettings().lottieItemDownloads + 1
  changeClientSettings({ lottieItemDownloads })
  if (!isUpsellDue(lottieItemDownloads)) return
  const locale = pageLocale()
  const { upsell } = await loadMessages(locale)
  await showToast({
    text: upsell.lottie,
    action: { label: upsell.plans, href: href('pricing', locale) },
  })
}
