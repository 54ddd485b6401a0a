import type { Account } from '#domain/ledger/accounts.ts'
import { credit, debit, type Entry, type LedgerTransaction } from '#domain/ledger/transaction.ts'
import type { Money } from '#domain/money/money.ts'
import type { PayoutMethod } from '#domain/payees/payee.ts'
import type { Deductions } from './deductions.ts'
import { WITHHELD_FOR } from './terms.ts'

/** The holder of the clearing account from which each method is paid. */
const CLEARING = {
  paypal: 'paypal',
  'stripe-connect': 'stripe',
  bank: 'bank',
} as const satisfies Record<PayoutMethod, string>

export interface PostedCashout extends Deductions {
  readonly id: string
  /** The holder of the contributor's accounts: the id of the profile. */
  readonly holder: string
  readonly amount: Money
  readonly method: PayoutMethod
}

/** A cashout is requested: its money cannot be requested again. */
export function requestedPosting({ id, holder, amount }: PostedCashout): LedgerTransaction {
  return {
    reference: `cashout:${id}:requested`,
    kind: 'cashout',
    entries: [debit('contributor-available', amount, holder), credit('contributor-on-hold', amount, holder)],
    guarded: [{ account: 'contributor-available', holder }],
  }
}

/** A cashout was rejected: its money is available again. */
export function rejectedPosting({ id, holder, amount }: PostedCashout): LedgerTransaction {
  return {
    reference: `cashout:${id}:rejected`,
    kind: 'cashout',
    entries: [debit('contributor-on-hold', amount, holder), credit('contributor-available', amount, holder)],
    guarded: [{ account: 'contributor-on-hold', holder }],
  }
}

/** A cashout is being sent: withheld tax is owed to its authority, the fee covers what the bank charges. */
export function sentPosting(cashout: PostedCashout): LedgerTransaction {
  const { id, holder, amount, net } = cashout
  return {
    reference: `cashout:${id}:sent`,
    kind: 'cashout',
    entries: [
      debit('contributor-on-hold', amount, holder),
      credit('contributor-paid-out', net, holder),
      ...deducted(cashout, credit),
    ],
    guarded: [{ account: 'contributor-on-hold', holder }],
  }
}

/** The provider paid the money out, and charged the platform a cost. */
export function paidPosting({ id, holder, net, method }: PostedCashout, cost: Money): LedgerTransaction {
  const clearing = CLEARING[method]
  return {
    reference: `cashout:${id}:paid`,
    kind: 'cashout',
    entries: [
      debit('contributor-paid-out', net, holder),
      credit('gateway-clearing', net, clearing),
      ...unlessZero(debit('gateway-fees', cost, clearing)),
      ...unlessZero(credit('gateway-clearing', cost, clearing)),
    ],
    guarded: [{ account: 'contributor-paid-out', holder }],
  }
}

/** The money was not paid, or came back after it was: all of it is available again, with what was taken off. */
export function failedPosting(cashout: PostedCashout, from: 'processing' | 'paid'): LedgerTransaction {
  const { id, holder, amount, net, method } = cashout
  const source: readonly [Account, string] =
    from === 'paid' ? ['gateway-clearing', CLEARING[method]] : ['contributor-paid-out', holder]
  return {
    reference: `cashout:${id}:failed`,
    kind: 'cashout',
    entries: [
      debit(source[0], net, source[1]),
      ...deducted(cashout, debit),
      credit('contributor-available', amount, holder),
    ],
    guarded: from === 'paid' ? [] : [{ account: 'contributor-paid-out', holder }],
  }
}

function deducted({ withheld, fee, method }: PostedCashout, side: typeof debit): readonly Entry[] {
  return [
    ...unlessZero(side('tax-payable', withheld, WITHHELD_FOR)),
    ...unlessZero(side('gateway-fees', fee, CLEARING[method])),
  ]
}

function unlessZero(entry: Entry): readonly Entry[] {
  return entry.amount.amount === 0n ? [] : [entry]
}
