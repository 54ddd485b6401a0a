import type { SaleNoticeName } from '#domain/contract/sale-notices.ts'
import { href } from '#domain/routing/href.ts'
import { setNotice } from '#storefront/actions/sale-notice/sale-notice.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { askToLogIn } from '#storefront/session/intents.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

/**
 * Requests the notice of an exclusive asset from its card. A repeated request changes nothing: the card does not show
 * whether there is one; the toast links to all of them, where each can be cancelled.
 */
export async function requestNotice(asset: SaleNoticeName, artwork: string | undefined): Promise<void> {
  if (!(await askToLogIn('sale'))) return
  if (!(await setNotice(asset, true))) return
  const locale = pageLocale()
  const { notice } = (await loadMessages(locale)).detail.exclusive
  const list = `${href('dashboard', locale, { section: 'notification-settings' })}#sale-notices`
  await showToast({ text: notice.requested, tone: 'ok', action: { label: notice.all, href: list }, artwork })
}
