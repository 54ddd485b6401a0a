import { accept, type ErrorCode, type Result, refuse } from '#domain/errors/catalogue.ts'
import { type Money, money } from '#domain/money/money.ts'
import type { Payee } from '#domain/payees/payee.ts'
import { CASHOUT_TERMS, type CashoutCurrency } from './terms.ts'

/** What decides whether a contributor can request a cashout. Times in milliseconds since 1970. */
export interface CashoutStanding {
  readonly currency: CashoutCurrency
  /** In minor units; negative after a chargeback of money that was paid out. */
  readonly available: bigint
  /** All that was earned in the currency: pending, available, on hold and paid out. */
  readonly earned: bigint
  /** Whether the available balance of any currency is negative. */
  readonly owes: boolean
  /** Null before the first sale. */
  readonly firstSaleAt: number | null
  readonly payee: Payee
  readonly hasOpen: boolean
  readonly isHeld: boolean
}

type Gate = (standing: CashoutStanding, now: number) => boolean

/** The conditions of a request in their order, by the error that each unmet one is (domain.md, "Gates"). */
const GATES = {
  'cashout-below-minimum': ({ available, currency }) => available >= CASHOUT_TERMS.minimum[currency],
  'cashout-too-early': ({ firstSaleAt }, now) =>
    firstSaleAt !== null && now >= firstSaleAt + CASHOUT_TERMS.firstPayoutAfterMs,
  'cashout-identity-missing': ({ earned, currency, payee }) =>
    earned < CASHOUT_TERMS.identityFrom[currency] || payee.identity === 'verified',
  'cashout-tax-form-missing': ({ payee: { taxForm } }, now) => taxForm !== null && now < taxForm.validUntil,
  'cashout-method-missing': ({ payee }) => payee.method !== null,
  'cashout-method-waits': ({ payee: { method } }, now) => method === null || now >= method.usableFrom,
  'cashout-open': ({ hasOpen }) => !hasOpen,
  'cashout-balance-negative': ({ owes }) => !owes,
  'cashout-on-hold': ({ isHeld }) => !isHeld,
} as const satisfies Partial<Record<ErrorCode, Gate>>
export type CashoutGate = keyof typeof GATES
export const CASHOUT_GATES = Object.keys(GATES) as [CashoutGate, ...CashoutGate[]]

/** Gates that an approved cashout has to meet still when it is sent. */
const GATES_OF_SENDING = [
  'cashout-identity-missing',
  'cashout-tax-form-missing',
  'cashout-method-missing',
  'cashout-method-waits',
  'cashout-balance-negative',
  'cashout-on-hold',
] as const satisfies readonly CashoutGate[]

/** The gates that a contributor does not meet, in their order. */
export function unmetGates(standing: CashoutStanding, now: number): readonly CashoutGate[] {
  return CASHOUT_GATES.filter((gate) => !GATES[gate](standing, now))
}

/** Why an approved cashout is not sent now; null where nothing is in its way. */
export function hindranceOf(standing: CashoutStanding, now: number): CashoutGate | null {
  return GATES_OF_SENDING.find((gate) => !GATES[gate](standing, now)) ?? null
}

/** A request of the whole available balance: its amount, or the first gate that is not met. */
export function decideCashoutRequest(standing: CashoutStanding, now: number): Result<Money<CashoutCurrency>> {
  const [unmet] = unmetGates(standing, now)
  return unmet === undefined ? accept(money(standing.available, standing.currency)) : refuse(unmet)
}
