import type { CheckoutSession } from '../objects/session.ts'
import type { StripeState } from '../state.ts'

export function expireSession(state: StripeState, session: CheckoutSession): CheckoutSession {
  state.timers.clear('stripe.session', session.id)
  const expired = state.sessions.put({ ...session, status: 'expired', url: null })
  state.emit('checkout.session.expired', expired)
  return expired
}
