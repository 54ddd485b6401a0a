import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { credit, debit, type LedgerTransaction } from '#domain/ledger/transaction.ts'
import type { Currency } from '#domain/money/currencies.ts'
import { type Money, money } from '#domain/money/money.ts'
import { decideApproval, refuseOwn } from '#domain/payouts/approval.ts'
import { PAYOUT_MINIMUMS } from './program.ts'

/** The states of a payout to an affiliate and those that follow. The money of a refused one is available again. */
export const PAYOUT_STATES = {
  requested: ['approved', 'refused'],
  approved: ['paid', 'refused'],
  paid: [],
  refused: [],
} as const satisfies Record<string, readonly string[]>
export type PayoutState = keyof typeof PAYOUT_STATES
export const PAYOUT_STATE_CODES = Object.keys(PAYOUT_STATES) as readonly PayoutState[]

/** The commands of finance, and the state that each leads to. */
const PAYOUT_ACTIONS = { approve: 'approved', pay: 'paid', refuse: 'refused' } as const satisfies Record<
  string,
  PayoutState
>
export type PayoutAction = keyof typeof PAYOUT_ACTIONS
export const PAYOUT_ACTION_CODES = Object.keys(PAYOUT_ACTIONS) as readonly PayoutAction[]

/** The smallest payout in a currency; null where there are none. */
export function payoutMinimum(currency: Currency): bigint | null {
  const minimums: Partial<Record<Currency, bigint>> = PAYOUT_MINIMUMS
  return minimums[currency] ?? null
}

/** What an affiliate has in a currency, in minor units. */
export interface PayoutBalance {
  /** Commissions whose refund window ended, after refunds. */
  readonly settled: bigint
  /** Payouts that were requested and not refused. */
  readonly taken: bigint
}

/** What can be requested. Refunds after a payout make it negative: later commissions make up for it. */
export function availableOf({ settled, taken }: PayoutBalance): bigint {
  return settled > taken ? settled - taken : 0n
}

/** A request of the whole balance: its amount, or why it is refused. */
export function decideRequest(
  balance: PayoutBalance,
  { currency, hasOpen }: { readonly currency: Currency; readonly hasOpen: boolean },
): Result<Money> {
  if (hasOpen) return refuse('payout-open')
  const available = availableOf(balance)
  const minimum = payoutMinimum(currency)
  if (minimum === null || available < minimum) return refuse('payout-below-minimum')
  return accept(money(available, currency))
}

export interface DecidedPayout {
  readonly state: PayoutState
  readonly amount: Money
  readonly payee: string
  /** The first of two people who approve it; null before, and where one is enough. */
  readonly firstApprover: string | null
}

interface Decision {
  readonly action: PayoutAction
  /** The member of staff. */
  readonly actor: string
  readonly balance: PayoutBalance
}

/**
 * The state that a command of finance leads to; `requested` after the first of two approvals. No member of staff decides
 * about their own payout, and no payout is approved or paid that refunds left without cover.
 */
export function decidePayout(
  payout: DecidedPayout,
  { action, actor, balance }: Decision,
): Result<PayoutState> {
  const own = refuseOwn([payout.payee], actor)
  if (!own.ok) return own
  const next = PAYOUT_ACTIONS[action]
  const following: readonly PayoutState[] = PAYOUT_STATES[payout.state]
  if (!following.includes(next)) return refuse('state-changed')
  if (action === 'refuse') return accept(next)
  if (balance.taken > balance.settled) return refuse('payout-not-covered')
  if (action === 'pay') return accept(next)
  const approved = decideApproval(payout, actor)
  if (!approved.ok) return approved
  return accept(approved.value === 'first' ? 'requested' : next)
}

/** The commands that the state allows a member of staff, for the buttons of the console. */
export function payoutActionsFor(payout: DecidedPayout, actor: string): readonly PayoutAction[] {
  const covered = { settled: 0n, taken: 0n }
  return PAYOUT_ACTION_CODES.filter((action) => decidePayout(payout, { action, actor, balance: covered }).ok)
}

interface PostedPayout {
  readonly id: string
  readonly payee: string
  readonly amount: Money
}

/** A payout is requested: its money cannot be requested again. */
export function payoutRequestedPosting({ id, payee, amount }: PostedPayout): LedgerTransaction {
  return {
    reference: `payout:${id}:requested`,
    kind: 'payout',
    entries: [debit('affiliate-payable', amount, payee), credit('affiliate-on-hold', amount, payee)],
    guarded: [{ account: 'affiliate-payable', holder: payee }],
  }
}

/** A payout was sent from the platform's PayPal account. */
export function payoutPaidPosting({ id, payee, amount }: PostedPayout): LedgerTransaction {
  return {
    reference: `payout:${id}:paid`,
    kind: 'payout',
    entries: [debit('affiliate-on-hold', amount, payee), credit('gateway-clearing', amount, 'paypal')],
    guarded: [{ account: 'affiliate-on-hold', holder: payee }],
  }
}

/** A payout was refused: its money is available again. */
export function payoutRefusedPosting({ id, payee, amount }: PostedPayout): LedgerTransaction {
  return {
    reference: `payout:${id}:refused`,
    kind: 'payout',
    entries: [debit('affiliate-on-hold', amount, payee), credit('affiliate-payable', amount, payee)],
    guarded: [{ account: 'affiliate-on-hold', holder: payee }],
  }
}
