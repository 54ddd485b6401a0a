import { bankFaults, compact, LOCAL_COUNTRIES } from './bank-accounts.ts'
import type { PayeeFault, PayeeFields, PayeeValues } from './fields.ts'
import { maskEmail, maskNumber } from './mask.ts'
import { PAYOUT_METHODS, type PayoutMethod } from './payee.ts'

/** A changed method is not paid to for this time, so that its owner can object. */
export const METHOD_WAIT_HOURS = 72

/** When a method that is entered now can be paid to. Milliseconds since 1970. */
export function methodUsableFrom(now: number): number {
  return now + METHOD_WAIT_HOURS * 3_600_000
}

/** The methods that can be entered: Stripe Connect only where Stripe is configured. */
export function methodsOffered({ stripe }: { readonly stripe: boolean }): readonly PayoutMethod[] {
  return PAYOUT_METHODS.filter((method) => stripe || method !== 'stripe-connect')
}

export const METHOD_FIELDS = {
  paypal: { paypal_address: { kind: 'text' } },
  bank: {
    holder: { kind: 'text' },
    iban: { kind: 'number', optional: true },
    bic: { kind: 'text', optional: true },
    bank_country: { kind: 'country', values: LOCAL_COUNTRIES, optional: true },
    bank_code: { kind: 'number', optional: true },
    account_number: { kind: 'number', optional: true },
  },
  'stripe-connect': { stripe_account: { kind: 'number' } },
} as const satisfies Record<PayoutMethod, PayeeFields>

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/
const STRIPE_ACCOUNT = /^acct_[A-Za-z0-9]{14,32}$/

/** Numbers as banks and gateways take them. */
export function normaliseMethod(kind: PayoutMethod, values: PayeeValues): PayeeValues {
  if (kind !== 'bank') return values
  const tidy = (field: string) => {
    const value = values[field]
    return typeof value === 'string' ? compact(value) : null
  }
  return {
    ...values,
    iban: tidy('iban'),
    bic: tidy('bic'),
    bank_code: tidy('bank_code'),
    account_number: tidy('account_number'),
  }
}

/** What is wrong with a method whose fields are normalised. */
export function methodFaults(kind: PayoutMethod, values: PayeeValues): PayeeFault[] {
  const textOf = (field: string) => {
    const value = values[field]
    return typeof value === 'string' ? value : null
  }
  if (kind === 'paypal')
    return EMAIL.test(textOf('paypal_address') ?? '')
      ? []
      : [{ field: 'paypal_address', code: 'email-invalid' }]
  if (kind === 'stripe-connect')
    return STRIPE_ACCOUNT.test(textOf('stripe_account') ?? '')
      ? []
      : [{ field: 'stripe_account', code: 'stripe-account-invalid' }]
  return bankFaults({
    iban: textOf('iban'),
    bic: textOf('bic'),
    country: textOf('bank_country'),
    bank_code: textOf('bank_code'),
    account_number: textOf('account_number'),
  }).map(({ field, code }) => ({ field: field === 'country' ? 'bank_country' : field, code }))
}

/** What lists show of a method. */
export function maskMethod(kind: PayoutMethod, values: PayeeValues): string {
  if (kind === 'paypal') return maskEmail(String(values.paypal_address))
  if (kind === 'stripe-connect') return maskNumber(String(values.stripe_account))
  const iban = values.iban
  if (typeof iban === 'string') return `${iban.slice(0, 2)}${maskNumber(iban)}`
  return `${values.bank_country}${maskNumber(String(values.account_number))}`
}
