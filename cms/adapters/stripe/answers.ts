import { Stripe } from 'stripe'
import { GatewayRefused, GatewayUnavailable } from '#cms/ports/payment-gateway.ts'

/**
 * An object of Stripe, or an error of the port. The SDK ignores the HTTP status: a body without the member `error`
 * counts as success whatever it holds, so that each answer is checked for the object that was asked for.
 *
 * @throws GatewayUnavailable, GatewayRefused
 */
export async function askFor<T extends { readonly object: string }>(
  object: T['object'],
  call: () => Promise<T>,
): Promise<T> {
  const answer = await call().catch((error: unknown) => {
    throw portError(error)
  })
  if (answer?.object !== object) throw new GatewayUnavailable(`Stripe did not answer with a ${object}`)
  return answer
}

/** The same for an object that may not exist: null. */
export async function lookFor<T extends { readonly object: string }>(
  object: T['object'],
  call: () => Promise<T>,
): Promise<T | null> {
  try {
    return await askFor(object, call)
  } catch (error) {
    if (error instanceof GatewayRefused && isMissing(error.cause)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

/** The same call is still running, for another request with its key. */
const IN_USE = 'idempotency_key_in_use'

/** Errors that a repetition does not change are refusals; everything else may have had its effect, and is repeated. */
function portError(error: unknown): Error {
  const isFinal =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError ||
    (error instanceof Stripe.errors.StripeIdempotencyError && error.code !== IN_USE)
  const words = error instanceof Error ? error.message : String(error)
  return isFinal
    ? new GatewayRefused(words, { cause: error })
    : new GatewayUnavailable(words, { cause: error })
}

/** The id of a member that is expanded or not. */
export function idOf(member: string | { readonly id: string } | null | undefined): string | null {
  return typeof member === 'string' ? member : (member?.id ?? null)
}
