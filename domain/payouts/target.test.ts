import { expect, test } from 'vitest'
import { type StatedTarget, targetOf } from './target.ts'

const BANK = {
  kind: 'bank',
  name: 'Ada',
  country: 'DE',
  bic: null,
  bankCode: null,
  accountNumber: null,
} as const

test.each<[StatedTarget, ReturnType<typeof targetOf>]>([
  [
    { kind: 'paypal', values: { paypal_address: 'a@example.com' } },
    { kind: 'paypal', email: 'a@example.com' },
  ],
  [
    { kind: 'stripe-connect', values: { stripe_account: 'acct_1' } },
    { kind: 'stripe-connect', account: 'acct_1' },
  ],
  [
    { kind: 'bank', values: { holder: 'Ada', iban: 'DE02', bank_country: null } },
    { ...BANK, iban: 'DE02' },
  ],
  [
    { kind: 'bank', values: { holder: 'Ada', bank_country: 'US', bank_code: '021', account_number: '42' } },
    { ...BANK, country: 'US', iban: null, bankCode: '021', accountNumber: '42' },
  ],
  [{ kind: 'bank', values: { holder: 'Ada', bank_country: 'US' } }, null],
  [{ kind: 'paypal', values: {} }, null],
  [{ kind: 'stripe-connect', values: { stripe_account: '' } }, null],
])('%j pays to %j', (stated, target) => {
  expect(targetOf(stated)).toEqual(target)
})
