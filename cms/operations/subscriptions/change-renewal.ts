import { logCommand } from '#cms/operations/audit/log-command.ts'
import { answered } from '#cms/operations/payments/answered.ts'
import { type PaymentServices, settle } from '#cms/operations/payments/settle.ts'
import { renewalKey } from '#cms/operations/subscriptions/end-subscription.ts'
import { findCommanded } from '#cms/operations/subscriptions/own-subscription.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { SUBSCRIPTION_STATES } from '#domain/subscriptions/states.ts'

interface ChangeRenewal {
  readonly actor: Holder
  readonly subscription: string
  readonly renews: boolean
  readonly expected: number
  /** Of staff. */
  readonly reason?: string | null
}

/**
 * Turns the renewal of a subscription off, or on again: first at the gateway, outside of a transaction, then here by what
 * the gateway says. If the process ends in between, the webhook or the periodic job does the second part.
 */
export async function changeRenewal(
  services: PaymentServices,
  { actor, subscription, renews, expected, reason = null }: ChangeRenewal,
): Promise<Result<null>> {
  const command = renews ? 'subscription.resume' : 'subscription.cancel'
  const found = await findCommanded(services.payload, { actor, command, subscription, expected })
  if (!found.ok) return found
  const { order_id: order, gateway: code, gateway_id: id, state, cancel_at_period_end: isOff } = found.value
  const gateway = code === null ? undefined : services.gateways[code]
  if (code !== null && id === null) return refuse('paid-once')
  if (!SUBSCRIPTION_STATES[state].usable || isOff !== renews || id === null || code === null)
    return refuse('not-renewing')
  if (gateway === undefined) return refuse('gateway-unavailable')
  return answered(async () => {
    const idempotencyKey = renewalKey(subscription, expected, renews)
    await gateway.setRenewal({ subscription: id, renews, idempotencyKey })
    await settle(services, {
      gateway,
      subject: null,
      order,
      actor: actor.id,
      after: (transaction) =>
        logCommand(transaction, {
          actor,
          command,
          resource: 'subscriptions',
          record: subscription,
          reason,
          before: { renews: !renews },
          after: { renews },
        }),
    })
    return accept(null)
  })
}
