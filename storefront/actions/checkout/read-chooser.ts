import type { Chooser } from '#domain/checkout/decide.ts'
import { heldSubscriptionSchema } from '#domain/contract/subscriptions.ts'
import { callApi } from '#storefront/session/call-api.ts'
import { knownSession } from '#storefront/session/session.ts'

/** Who chooses a plan, with the first subscription of the account in use. */
export async function readChooser(): Promise<Chooser> {
  const session = await knownSession()
  if (session.state !== 'person') {
    const fromCanva = new URLSearchParams(window.location.search).get('utm_medium') === 'canva'
    return { session: 'visitor', fromCanva }
  }
  const answer = await callApi<{ subscriptions?: readonly unknown[] }>('GET', '/auth', {
    query: { subscriptions: 1 },
  })
  const first = answer.ok ? heldSubscriptionSchema.safeParse(answer.value.subscriptions?.[0]) : null
  return {
    session: 'person',
    mode: session.team === null ? 'personal' : 'team',
    held: first?.success ? first.data : null,
  }
}
