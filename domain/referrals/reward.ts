import type { Currency } from '#domain/money/currencies.ts'
import { type Money, money, multiplyFloor } from '#domain/money/money.ts'
import { REWARD_CAPS, REWARD_SHARE, type RewardRefusal } from './program.ts'

/** What a reward depends on beside the amount. */
export interface RewardFacts {
  readonly currency: Currency
  /** The referrer pays, or belongs to the team that pays. */
  readonly isSelf: boolean
  readonly sharesPaymentMethod: boolean
  readonly isFirstPayment: boolean
  readonly isReferrerDeleted: boolean
}

/** Why a payment pays no reward; null where it does. */
export function rewardRefusal(facts: RewardFacts): RewardRefusal | null {
  if (facts.isSelf) return 'self-referral'
  if (facts.isReferrerDeleted) return 'referrer-deleted'
  if (!facts.isFirstPayment) return 'not-first-payment'
  if (facts.sharesPaymentMethod) return 'shared-payment-method'
  return capOf(facts.currency) === null ? 'currency-not-rewarded' : null
}

/** The reward for a payment: its share of what was paid without tax and was not refunded, at most the cap. */
export function rewardOf(net: Money): Money {
  const cap = capOf(net.currency)
  if (cap === null || net.amount <= 0n) return money(0n, net.currency)
  const share = multiplyFloor(net, REWARD_SHARE)
  return share.amount > cap ? money(cap, net.currency) : share
}

interface PaidBack {
  readonly currency: Currency
  readonly amount: bigint
  readonly tax: bigint
  /** What was paid back, with tax. */
  readonly refunded: bigint
  /** The bank took the money back, or has not decided. */
  readonly isReclaimed: boolean
}

/** The reward that is left of a payment after refunds and chargebacks. */
export function rewardLeft({ currency, amount, tax, refunded, isReclaimed }: PaidBack): Money {
  if (isReclaimed || refunded >= amount) return money(0n, currency)
  const net = amount - tax
  return rewardOf(money(net - (net * refunded) / amount, currency))
}

function capOf(currency: Currency): bigint | null {
  return Object.hasOwn(REWARD_CAPS, currency) ? REWARD_CAPS[currency as keyof typeof REWARD_CAPS] : null
}
