import { environment } from '#cms/env.ts'
import type { PayoutMethod } from '#domain/payees/payee.ts'
import { methodsOffered } from '#domain/payees/payout-methods.ts'

/** The payout methods of this installation. */
export function offeredMethods(): readonly PayoutMethod[] {
  return methodsOffered({ stripe: environment().STRIPE_SECRET_KEY !== undefined })
}
