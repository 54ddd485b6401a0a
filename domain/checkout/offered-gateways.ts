import type { Gateway } from '#domain/contract/checkout.ts'
import type { Currency } from '#domain/money/currencies.ts'

/** Currencies that PayPal takes (developer.paypal.com, "Currency codes"). */
const OF_PAYPAL: ReadonlySet<Currency> = new Set([
  ...(['AUD', 'BRL', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD', 'HUF', 'ILS', 'JPY'] as const),
  ...(['MXN', 'MYR', 'NOK', 'NZD', 'PHP', 'PLN', 'SEK', 'SGD', 'THB', 'TWD', 'USD'] as const),
])

/** Whether a gateway takes payments in a currency. */
export function takesCurrency(gateway: Gateway, currency: Currency): boolean {
  return gateway !== 'paypal' || OF_PAYPAL.has(currency)
}

interface Offered {
  readonly country: string | null
  readonly currency: Currency
}

/** The configured gateways that sell an offer. Local plans are sold by Razorpay alone (spec section 9). */
export function offeredGateways({ country, currency }: Offered, configured: readonly Gateway[]): Gateway[] {
  return configured.filter(
    (gateway) => (gateway === 'razorpay') === (country !== null) && takesCurrency(gateway, currency),
  )
}
