import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { Money } from '#domain/money/money.ts'

/** Amounts above 1,000.00 US dollars, and as much in other currencies, are approved by two people (domain.md). */
const ONE_APPROVAL_UP_TO: Partial<Record<Currency, bigint>> = {
  USD: 100_000n,
  EUR: 100_000n,
  INR: 8_000_000n,
}

export interface Approval {
  readonly amount: Money
  /** The first of two people who approve it; null before, and where one is enough. */
  readonly firstApprover: string | null
}

/** No member of staff decides about money that is paid to them. */
export function refuseOwn(payees: readonly string[], actor: string): Result<null> {
  return payees.includes(actor) ? refuse('payout-of-own-account') : accept(null)
}

/** Whether an approval by this person is the `first` of two or the `last` one; the second person is another one. */
export function decideApproval({ amount, firstApprover }: Approval, actor: string): Result<'first' | 'last'> {
  if (!needsTwo(amount)) return accept('last')
  if (firstApprover === null) return accept('first')
  return firstApprover === actor ? refuse('payout-needs-second-person') : accept('last')
}

function needsTwo({ amount, currency }: Money): boolean {
  const most = ONE_APPROVAL_UP_TO[currency]
  return most === undefined || amount > most
}
