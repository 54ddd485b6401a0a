import { describe, expect, it } from 'vitest'
import { readIdentity } from './check-identity.ts'
import { readTaxForm } from './check-tax-form.ts'
import { maskValues } from './check-values.ts'
import { DAC7_FIELDS, sellerOf } from './dac7.ts'
import { IDENTITY_FIELDS, PAYEE_KINDS } from './identity.ts'
import { formsOpenTo, type TAX_FORMS } from './tax-forms.ts'

const NOW = Date.UTC(2026, 10, 27, 12)

const ADA = {
  legal_name: 'Ada Lovelace',
  birth_date: '1990-12-10',
  street: 'Unter den Linden 1',
  city: 'Berlin',
  postal_code: '10117',
  country: 'DE',
  tin: '86095742719',
  tin_country: 'DE',
}

const FOREIGN = {
  certify_correct: true,
  certify_beneficial_owner: true,
  certify_not_us_person: true,
  certify_not_connected: true,
  certify_change: true,
}
const W8BEN = {
  ...ADA,
  citizenship: 'GB',
  foreign_tin: '86095742719',
  treaty_country: 'DE',
  signature: 'ada  lovelace',
  ...FOREIGN,
}
const W9 = {
  legal_name: 'Grace Hopper',
  classification: 'individual',
  street: '1 Navy Street',
  city: 'New York',
  us_state: 'NY',
  postal_code: '10001',
  us_tin: '123-45-6789',
  certify_tin: 'on',
  certify_no_backup: true,
  certify_us_person: true,
  certify_fatca: true,
  signature: 'Grace Hopper',
}
const W8BENE = {
  ...FOREIGN,
  legal_name: 'Engines GmbH',
  incorporation_country: 'DE',
  chapter3_status: 'corporation',
  chapter4_status: 'active-nffe',
  street: 'Unter den Linden 1',
  city: 'Berlin',
  country: 'DE',
  foreign_tin: 'HRB12345',
  certify_nffe: true,
  capacity: true,
  signature: 'Ada Lovelace',
}

describe('an identity', () => {
  const faultsOf = (change: object, kind: 'individual' | 'entity' = 'individual') => {
    const read = readIdentity(kind, { ...ADA, ...change }, NOW)
    return read.ok ? [] : read.faults.map(({ field, code }) => `${field}: ${code}`)
  }

  it.each([
    [{}, []],
    [{ legal_name: ' ' }, ['legal_name: payee-field-missing']],
    [{ country: 'XX' }, ['country: billing-country-missing']],
    [{ birth_date: '2008-11-27' }, []],
    [{ birth_date: '2008-11-28' }, ['birth_date: birth-date-invalid']],
    [{ birth_date: '1906-11-27' }, ['birth_date: birth-date-invalid']],
    [{ birth_date: '1990-02-30' }, ['birth_date: birth-date-invalid']],
    [{ tin: '' }, ['birth_place: payee-field-missing']],
    [{ tin: '', birth_place: 'London' }, []],
    [{ tin_country: '' }, ['tin_country: billing-country-missing']],
    [{ tin: '12', tin_country: 'US' }, ['tin: taxpayer-number-invalid']],
    [{ legal_name: 'x'.repeat(121) }, ['legal_name: text-too-long']],
  ])('with %j has the faults %j', (change, faults) => {
    expect(faultsOf(change)).toEqual(faults)
  })

  it('of an entity needs its register and its taxpayer number', () => {
    expect(faultsOf({}, 'entity')).toEqual(['registration_number: payee-field-missing'])
    expect(faultsOf({ registration_number: 'HRB 1', tin: null }, 'entity')).toEqual([
      'tin: payee-field-missing',
    ])
  })

  it.each(PAYEE_KINDS)('of an %s has every field of the yearly report', (kind) => {
    expect(Object.keys(IDENTITY_FIELDS[kind])).toEqual(expect.arrayContaining([...DAC7_FIELDS[kind]]))
  })

  it('is masked but for its countries, and drops fields of no form', () => {
    const read = readIdentity('individual', { ...ADA, other: 'x' }, NOW)
    expect(read.ok && maskValues(IDENTITY_FIELDS.individual, read.values)).toEqual({
      legal_name: 'A•••',
      birth_date: '•••',
      birth_place: null,
      street: 'U•••',
      city: 'B•••',
      postal_code: '1•••',
      country: 'DE',
      tin: '•••2719',
      tin_country: 'DE',
      vat_number: null,
    })
  })
})

describe('a tax form', () => {
  const faultsOf = (kind: keyof typeof TAX_FORMS, sent: object) => {
    const read = readTaxForm(kind, { ...sent }, NOW)
    return read.ok ? [] : read.faults.map(({ field, code }) => `${field}: ${code}`)
  }

  it.each([
    ['W-9', W9],
    ['W-8BEN', W8BEN],
    ['W-8BEN-E', W8BENE],
  ] as const)('%s is accepted with all its lines', (kind, sent) => {
    expect(faultsOf(kind, sent)).toEqual([])
  })

  it.each([
    ['W-9', { ...W9, us_tin: '12345' }, ['us_tin: taxpayer-number-invalid']],
    ['W-9', { ...W9, us_tin: '000-00-0000' }, ['us_tin: taxpayer-number-invalid']],
    ['W-9', { ...W9, certify_us_person: false }, ['certify_us_person: certification-missing']],
    ['W-9', { ...W9, classification: 'other' }, ['classification: payee-field-missing']],
    ['W-9', { ...W9, signature: '' }, ['signature: payee-field-missing']],
    ['W-8BEN', { ...W8BEN, signature: 'Someone' }, ['signature: signature-differs']],
    ['W-8BEN', { ...W8BEN, country: 'US', treaty_country: '' }, ['country: tax-form-of-other-country']],
    ['W-8BEN', { ...W8BEN, country: 'BR', treaty_country: 'BR' }, ['treaty_country: treaty-unavailable']],
    ['W-8BEN', { ...W8BEN, treaty_country: 'FR' }, ['treaty_country: tax-form-of-other-country']],
    ['W-8BEN', { ...W8BEN, foreign_tin: '' }, ['foreign_tin: treaty-needs-taxpayer-number']],
    ['W-8BEN-E', { ...W8BENE, treaty_country: 'DE' }, ['limitation_on_benefits: payee-field-missing']],
    ['W-8BEN-E', { ...W8BENE, capacity: false }, ['capacity: certification-missing']],
  ] as const)('%s case %#: the faults are named', (kind, sent, faults) => {
    expect(faultsOf(kind, sent)).toEqual(faults)
  })

  it('holds the article of its treaty, the day of its signature and its end', () => {
    const read = readTaxForm('W-8BEN', W8BEN, NOW)
    expect(read).toMatchObject({
      ok: true,
      form: {
        values: { treaty_article: '12(1)', signed_on: '2026-11-27', signature: 'ada  lovelace' },
        treatyCountry: 'DE',
        withheldBasisPoints: 0,
        validUntil: Date.UTC(2030, 0, 1),
      },
    })
  })

  it('without a claim of a treaty has the statutory rate', () => {
    const read = readTaxForm('W-8BEN', { ...W8BEN, treaty_country: '' }, NOW)
    expect(read).toMatchObject({ form: { treatyCountry: null, withheldBasisPoints: 3_000 } })
  })

  it('W-8BEN is for persons and W-8BEN-E for entities', () => {
    expect(formsOpenTo({ kind: 'individual' })).toEqual(['W-9', 'W-8BEN'])
    expect(formsOpenTo({ kind: 'entity' })).toEqual(['W-9', 'W-8BEN-E'])
  })
})

describe('a seller of the yearly report', () => {
  it('has the fields that the report asks for, and no others', () => {
    const read = readIdentity('individual', { ...ADA, vat_number: 'DE123456789' }, NOW)
    const seller = read.ok ? sellerOf('individual', read.values) : null
    expect(Object.keys(seller?.values ?? {}).toSorted()).toEqual([...DAC7_FIELDS.individual].toSorted())
    expect(seller?.missing).toEqual([])
  })

  it('without a taxpayer number is reported with the place of birth', () => {
    const { tin: _, tin_country: __, ...others } = ADA
    const seller = sellerOf('individual', { ...others, tin: null, tin_country: null, birth_place: 'Berlin' })
    expect(seller.values).toEqual({ ...others, birth_place: 'Berlin' })
    expect(seller.missing).toEqual([])
    expect(sellerOf('individual', { ...others, birth_place: null }).missing).toEqual(['birth_place'])
  })

  it('names the fields that an entity did not state', () => {
    expect(sellerOf('entity', { legal_name: 'Engines Ltd', tin: null }).missing).toEqual(
      DAC7_FIELDS.entity.filter((field) => field !== 'legal_name'),
    )
  })
})
