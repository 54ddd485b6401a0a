import type { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** Currencies in which contributors earn and are paid out. */
export type CashoutCurrency = (typeof PRICE_CURRENCIES)[number]

/** Amounts in minor units: fixed for each currency, since nothing converts between them. */
type Amounts = Readonly<Record<CashoutCurrency, bigint>>

/** The terms of cashouts (domain.md, "Cashouts"), and in decision 103 the amounts for currencies other than US dollars. */
export const CASHOUT_TERMS = {
  /** 100.00 US dollars. */
  minimum: { USD: 10_000n, EUR: 10_000n, INR: 800_000n },
  /** Earned in all from which on the identity is checked: 50.00 US dollars. */
  identityFrom: { USD: 5_000n, EUR: 5_000n, INR: 400_000n },
  /** The fee of a bank transfer, 8.00 US dollars, of amounts below 500.00. */
  bankFee: { USD: 800n, EUR: 800n, INR: 64_000n },
  bankFeeBelow: { USD: 50_000n, EUR: 50_000n, INR: 4_000_000n },
  /** From the first sale to the first payout. */
  firstPayoutAfterMs: 45 * DAY_MS,
  /** How long PayPal keeps money that its recipient does not claim. */
  unclaimedMs: 30 * DAY_MS,
} as const satisfies Readonly<Record<string, Amounts | number>>

/** Who collects the tax that is withheld. */
export const WITHHELD_FOR = 'US'
