import { expect, test } from 'vitest'
import { readTaxForm } from '#domain/payees/check-tax-form.ts'
import { schemaOf } from './form-schema.ts'

const NOW = Date.parse('2026-11-27T08:00:00Z')
const schema = schemaOf((sent) => readTaxForm('W-9', sent, NOW))

const FORM = {
  legal_name: 'Ada Lovelace',
  classification: 'individual',
  street: '1 Analytical Way',
  city: 'Boston',
  us_state: 'MA',
  postal_code: '02108',
  us_tin: '123-45-6789',
  certify_tin: 'on',
  certify_no_backup: 'on',
  certify_us_person: 'on',
  certify_fatca: 'on',
  signature: 'Ada Lovelace',
}

test('accepts what the rules of the form accept, as a browser sends it', () => {
  expect(schema.safeParse(FORM)).toEqual({ success: true, data: FORM })
})

test('names each wrong field with the code of its error', () => {
  const { error } = schema.safeParse({ ...FORM, us_tin: '12', certify_tin: '', city: ' ' })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['city', 'payee-field-missing'],
    ['certify_tin', 'certification-missing'],
  ])
})
