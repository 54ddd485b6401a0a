import type { PayoutMethod } from '#domain/payees/payee.ts'
import type { BankAccount } from './bank-file.ts'

/** The details of a payout method, which no log and no list has. */
export type PayoutTarget = PaypalTarget | BankTarget | StripeTarget

export interface PaypalTarget {
  readonly kind: 'paypal'
  readonly email: string
}

export interface BankTarget extends BankAccount {
  readonly kind: 'bank'
}

export interface StripeTarget {
  readonly kind: 'stripe-connect'
  /** Such as `acct_1Q…`. */
  readonly account: string
}

/** A payout method as it was stated: its values by field. */
export interface StatedTarget {
  readonly kind: PayoutMethod
  readonly values: Readonly<Record<string, string | boolean | null>>
}

/** Where a stated method pays to; null where a value is missing. */
export function targetOf({ kind, values }: StatedTarget): PayoutTarget | null {
  const textOf = (field: string) => {
    const value = values[field]
    return typeof value === 'string' && value !== '' ? value : null
  }
  if (kind === 'paypal') {
    const email = textOf('paypal_address')
    return email === null ? null : { kind, email }
  }
  if (kind === 'stripe-connect') {
    const account = textOf('stripe_account')
    return account === null ? null : { kind, account }
  }
  const [name, iban, accountNumber] = [textOf('holder'), textOf('iban'), textOf('account_number')]
  const country = textOf('bank_country') ?? iban?.slice(0, 2) ?? null
  if (name === null || country === null || (iban === null && accountNumber === null)) return null
  return { kind, name, country, iban, bic: textOf('bic'), bankCode: textOf('bank_code'), accountNumber }
}
