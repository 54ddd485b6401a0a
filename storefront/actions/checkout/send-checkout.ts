import type { CheckoutPayload, CheckoutResponse } from '#domain/contract/checkout.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { clientSettings } from '#storefront/browser-storage/client-settings.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { track } from '#storefront/session/track.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'
import { followResponse } from './follow-response.ts'
import { whileLoading } from './loading.ts'

/**
 * Sends a checkout and does what the server answers. A failure is a red toast with the server's reason (spec section 8).
 *
 * @param onWindow called before a gateway's window opens on this page, which would lie below a dialog
 * @returns whether the server accepted it; undefined when one is already running for the offer
 */
export function sendCheckout(payload: CheckoutPayload, onWindow = () => {}): Promise<boolean | undefined> {
  const key = payload.gateway === 'paypal' ? 'paypal' : (payload.plan_id ?? 0)
  return whileLoading(key, async () => {
    const answer = await callApi<{ checkout: CheckoutResponse }>('POST', '/checkout', {
      body: { ...clientSettings().utmQueries, ...payload },
    })
    if (!answer.ok) {
      await tell(answer.faults[0]?.code ?? 'unavailable')
      return false
    }
    track('checkout', {
      type: payload.purchase_type ?? 'plan',
      plan: payload.plan_id ?? 0,
      gateway: payload.gateway ?? 'stripe',
    })
    try {
      await followResponse(answer.value.checkout, {
        address: () => window.location.href,
        go: (url) => window.location.assign(url),
        reload: () => window.location.reload(),
        inline: async (js, url) => {
          onWindow()
          const [{ inlinePage }, { openInline }] = await Promise.all([
            import('./inline-page.ts'),
            import('./open-inline.ts'),
          ])
          const around = { tell: (code: ErrorCode) => void tell(code), cancelUrl: payload.cancel_url }
          await openInline(js, url, inlinePage(around))
        },
        log: (message) => console.warn(message),
      })
      return true
    } catch {
      // A script of the gateway, or of this site for it, did not load: nothing was opened.
      await tell('gateway-unavailable')
      return false
    }
  })
}

async function tell(code: ErrorCode): Promise<void> {
  const { errors } = await loadMessages(pageLocale())
  await showToast({ text: errors[code], tone: 'bad' })
}
