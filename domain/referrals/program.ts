import type { PRICE_CURRENCIES } from '#domain/money/currencies.ts'
import type { Ratio } from '#domain/money/money.ts'

/** A referral is credited to the customer who invited; an affiliate is paid out. */
export const REWARD_PROGRAMS = ['referral', 'affiliate'] as const
export type RewardProgram = (typeof REWARD_PROGRAMS)[number]

/** `held` through the refund window, then `settled`; `refused` ones never counted. */
export const REWARD_STATES = ['held', 'settled', 'refused'] as const
export type RewardState = (typeof REWARD_STATES)[number]

/** Why a first payment pays no reward. */
export const REWARD_REFUSALS = [
  'self-referral',
  'shared-payment-method',
  'not-first-payment',
  'referrer-deleted',
  'currency-not-rewarded',
] as const
export type RewardRefusal = (typeof REWARD_REFUSALS)[number]

/** 20 % of the first payment without tax (domain.md). */
export const REWARD_SHARE = { numerator: 1n, denominator: 5n } as const satisfies Ratio
export const REWARD_PERCENT = 20

type RewardedCurrency = (typeof PRICE_CURRENCIES)[number]

/** 200.00 US dollars at most (domain.md), and as much in other currencies of prices, in minor units: nothing converts. */
export const REWARD_CAPS = {
  USD: 20_000n,
  EUR: 20_000n,
  INR: 1_600_000n,
} as const satisfies Record<RewardedCurrency, bigint>

/** 50.00 US dollars at least for a payout to an affiliate (domain.md), and as much in other currencies. */
export const PAYOUT_MINIMUMS = {
  USD: 5_000n,
  EUR: 5_000n,
  INR: 400_000n,
} as const satisfies Record<RewardedCurrency, bigint>

/** How long a click counts: as long as its cookie (domain/accounts/sessions.ts). */
export const ATTRIBUTION_DAYS = 45
export const ATTRIBUTION_MS = ATTRIBUTION_DAYS * 24 * 60 * 60 * 1000
