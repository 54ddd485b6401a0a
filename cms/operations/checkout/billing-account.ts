import { findCustomer } from '#cms/operations/checkout/customer-of.ts'
import type { CheckoutServices } from '#cms/operations/checkout/open-order.ts'
import { answered } from '#cms/operations/payments/answered.ts'
import type { PaymentServices } from '#cms/operations/payments/settle.ts'
import type { SeenPaymentMethod } from '#cms/ports/payment-gateway.ts'
import { safeRedirect } from '#domain/accounts/safe-redirect.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

/** The address of the gateway's page where a customer changes payment methods; it leads back to a page of this site. */
export async function openPortal(
  { payload, gateways, publicUrl }: CheckoutServices,
  { user, redirect }: { readonly user: string; readonly redirect: string | undefined },
): Promise<Result<string>> {
  const gateway = gateways.stripe
  const customer = gateway === undefined ? null : await findCustomer(payload, gateway.code, { user })
  if (gateway === undefined || customer === null) return refuse('no-billing-account')
  const returnTo = new URL(safeRedirect(redirect, '/dashboard'), publicUrl).href
  return answered(async () => accept(await gateway.openPortal({ customer, returnTo })))
}

/** What a customer can pay with; none before the first checkout, or while no gateway is configured. */
export async function readPaymentMethods(
  { payload, gateways }: PaymentServices,
  user: string,
): Promise<Result<readonly SeenPaymentMethod[]>> {
  const gateway = gateways.stripe
  const customer = gateway === undefined ? null : await findCustomer(payload, gateway.code, { user })
  if (gateway === undefined || customer === null) return accept([])
  return answered(async () => accept(await gateway.readPaymentMethods(customer)))
}
