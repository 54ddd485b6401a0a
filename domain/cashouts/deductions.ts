import { type Money, subtract } from '#domain/money/money.ts'
import type { PayoutMethod } from '#domain/payees/payee.ts'
import { withheldOf } from '#domain/payees/withholding.ts'
import { CASHOUT_TERMS, type CashoutCurrency } from './terms.ts'

/** What a cashout of an amount takes off, and what is sent. The three sums are the amount. */
export interface Deductions {
  /** Tax on income from the United States, rounded down. */
  readonly withheld: Money
  readonly fee: Money
  readonly net: Money
}

interface Terms {
  readonly method: PayoutMethod
  readonly withheldBasisPoints: number
  /** The part of the amount that is income from the United States, in minor units. */
  readonly usSource: bigint
}

/** The deductions of a cashout: withheld tax by the tax form, and the fee of a bank transfer of a small amount. */
export function deductionsOf(
  amount: Money<CashoutCurrency>,
  { method, withheldBasisPoints, usSource }: Terms,
): Deductions {
  const { currency } = amount
  const withheld: Money<CashoutCurrency> = {
    amount: withheldOf({ amount: amount.amount, usSource }, withheldBasisPoints),
    currency,
  }
  const isCharged = method === 'bank' && amount.amount < CASHOUT_TERMS.bankFeeBelow[currency]
  const fee: Money = { amount: isCharged ? CASHOUT_TERMS.bankFee[currency] : 0n, currency }
  return {
    withheld,
    fee,
    net: subtract<CashoutCurrency | Money['currency']>(subtract(amount, withheld), fee),
  }
}
