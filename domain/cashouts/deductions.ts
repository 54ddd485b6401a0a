import { type Money, multiplyFloor, subtract } from '#domain/money/money.ts'
import type { PayoutMethod } from '#domain/payees/payee.ts'
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
}

/** The deductions of a cashout: withheld tax by the tax form, and the fee of a bank transfer of a small amount. */
export function deductionsOf(
  amount: Money<CashoutCurrency>,
  { method, withheldBasisPoints }: Terms,
): Deductions {
  const withheld = multiplyFloor(amount, { numerator: BigInt(withheldBasisPoints), denominator: 10_000n })
  const { currency } = amount
  const isCharged = method === 'bank' && amount.amount < CASHOUT_TERMS.bankFeeBelow[currency]
  const fee: Money = { amount: isCharged ? CASHOUT_TERMS.bankFee[currency] : 0n, currency }
  return {
    withheld,
    fee,
    net: subtract<CashoutCurrency | Money['currency']>(subtract(amount, withheld), fee),
  }
}
