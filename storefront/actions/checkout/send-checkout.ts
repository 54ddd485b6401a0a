import type { CheckoutPayload, CheckoutResponse } from '#domain/contract/checkout.ts'
import { clientSettings } from '#storefront/browser-storage/client-settings.ts'
import { loadMessages } from '#storefront/messages/load-messages.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { pageLocale } from '#storefront/session/page-locale.ts'
import { showToast } from '#storefront/ui/toast/show-toast.ts'
import { followResponse } from './follow-response.ts'
import { whileLoading } from './loading.ts'

/**
 * Sends a checkout and does what the server answers. A failure is a red toast with the server's reason (spec section 8).
 *
 * @returns whether the server accepted it; undefined when one is already running for the offer
 */
export function sendCheckout(payload: CheckoutPayload): Promise<boolean | undefined> {
  const key = payload.gateway === 'paypal' ? 'paypal' : (payload.plan_id ?? 0)
  return whileLoading(key, async () => {
    const answer = await callApi<{ checkout: CheckoutResponse }>('POST', '/checkout', {
      body: { ...clientSettings().utmQueries, ...payload },
    })
    if (!answer.ok) {
      const { errors } = await loadMessages(pageLocale())
      const [fault] = answer.faults
      await showToast({ text: errors[fault?.code ?? 'unavailable'], tone: 'bad' })
      return false
    }
    await followResponse(answer.value.checkout, {
      address: () => window.location.href,
      go: (url) => window.location.assign(url),
      reload: () => window.location.reload(),
      load: loadScript,
      log: (message) => console.warn(message),
    })
    return true
  })
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${url} did not load`))
    document.head.append(script)
  })
}
