import { describe, expect, it } from 'vitest'
import type { PayoutMethod } from './payee.ts'
import { maskMethod, methodFaults, methodsOffered, normaliseMethod } from './payout-methods.ts'

const NONE = { iban: null, bic: null, bank_country: null, bank_code: null, account_number: null }

function faultsOf(kind: PayoutMethod, sent: Record<string, string | null>): string[] {
  const values = normaliseMethod(kind, kind === 'bank' ? { holder: 'Ada', ...NONE, ...sent } : sent)
  return methodFaults(kind, values).map(({ field, code }) => `${field}: ${code}`)
}

describe('a bank account', () => {
  it.each([
    [{ iban: 'DE89 3704 0044 0532 0130 00' }, []],
    [{ iban: 'de89370400440532013000', bic: 'COBADEFFXXX' }, []],
    [{ iban: 'GB29NWBK60161331926819' }, []],
    // Each check digit, the length of the country, and a country without IBAN.
    [{ iban: 'DE88370400440532013000' }, ['iban: iban-invalid']],
    [{ iban: 'DE8937040044053201300' }, ['iban: iban-invalid']],
    [{ iban: 'DE893704004405320130000' }, ['iban: iban-invalid']],
    [{ iban: 'US89370400440532013000' }, ['iban: iban-invalid']],
    [{ iban: 'DE89370400440532013000', bic: 'COBA' }, ['bic: bic-invalid']],
    [{}, ['iban: payee-field-missing']],
    [{ bank_country: 'US', bank_code: '021000021', account_number: '123456789' }, []],
    [
      { bank_country: 'US', bank_code: '021000022', account_number: '123456789' },
      ['bank_code: bank-account-invalid'],
    ],
    [
      { bank_country: 'US', bank_code: '021000021', account_number: '123' },
      ['account_number: bank-account-invalid'],
    ],
    [{ bank_country: 'IN', bank_code: 'hdfc0000053', account_number: '50100012345678' }, []],
    [{ bank_country: 'AU', bank_code: '062-000', account_number: '12345678' }, []],
    [{ bank_code: '062000', account_number: '12345678' }, ['bank_country: bank-account-invalid']],
  ])('case %#: %j has the faults %j', (sent, faults) => {
    expect(faultsOf('bank', sent)).toEqual(faults)
  })
})

describe('an account of a payment service', () => {
  it.each([
    ['paypal', { paypal_address: 'ada@example.com' }, []],
    ['paypal', { paypal_address: 'ada@example' }, ['paypal_address: email-invalid']],
    ['stripe-connect', { stripe_account: 'acct_1032D82eZvKYlo2C' }, []],
    [
      'stripe-connect',
      { stripe_account: 'cus_1032D82eZvKYlo2C' },
      ['stripe_account: stripe-account-invalid'],
    ],
  ] as const)('of %s: %j has the faults %j', (kind, sent, faults) => {
    expect(faultsOf(kind, sent)).toEqual(faults)
  })
})

it('is masked to its country and its last four characters', () => {
  expect(maskMethod('bank', { ...NONE, iban: 'DE89370400440532013000' })).toBe('DE•••3000')
  expect(maskMethod('bank', { ...NONE, bank_country: 'US', account_number: '123456789' })).toBe('US•••6789')
  expect(maskMethod('paypal', { paypal_address: 'ada@example.com' })).toBe('a•••@e•••.com')
  expect(maskMethod('stripe-connect', { stripe_account: 'acct_1032D82eZvKYlo2C' })).toBe('•••lo2C')
})

it('offers Stripe Connect only where Stripe is configured', () => {
  expect(methodsOffered({ stripe: false })).toEqual(['paypal', 'bank'])
  expect(methodsOffered({ stripe: true })).toEqual(['paypal', 'bank', 'stripe-connect'])
})
