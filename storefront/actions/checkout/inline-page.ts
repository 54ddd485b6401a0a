import { INLINE_EVENT, inlineOutcomeSchema } from '#domain/contract/checkout.ts'
import { callApi } from '#storefront/session/call-api.ts'
import type { InlinePage } from './open-inline.ts'

interface Around {
  /** Shows why a payment failed. */
  readonly tell: (code: 'gateway-refused' | 'payment-unverified') => void
  /** The page to return to without a payment: a path of this site. */
  readonly cancelUrl: string | undefined
}

/** This page for an inline checkout. */
export function inlinePage({ tell, cancelUrl }: Around): InlinePage {
  const go = (url: string) => window.location.assign(url)
  return {
    load: loadGateway,
    listen: (hear) => {
      const listen = (event: Event) => {
        const told = inlineOutcomeSchema.safeParse(event instanceof CustomEvent ? event.detail : null)
        if (told.success) hear(told.data)
      }
      window.addEventListener(INLINE_EVENT, listen)
      return () => window.removeEventListener(INLINE_EVENT, listen)
    },
    failed: () => tell('gateway-refused'),
    dismissed: () => {
      const { pathname, search } = window.location
      if (cancelUrl !== undefined && cancelUrl !== pathname + search) go(cancelUrl)
    },
    confirm: async ({ order, payment, signature }) => {
      const path = `/orders/${encodeURIComponent(order)}/payment`
      const answer = await callApi('POST', path, { body: { payment, signature } })
      // After any other fault the next page asks for the order until the gateway has answered.
      const isRefused = !answer.ok && answer.faults.some(({ code }) => code === 'payment-unverified')
      if (isRefused) tell('payment-unverified')
      return !isRefused
    },
    go,
  }
}

/** Scripts of gateways that this page has; those of this site run each time. */
const loaded = new Set<string>()

async function loadGateway(url: string): Promise<void> {
  if (loaded.has(url)) return
  await loadScript(url)
  if (new URL(url, window.location.href).origin !== window.location.origin) loaded.add(url)
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
