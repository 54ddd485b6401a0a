import { describe, expect, it } from 'vitest'
import { addressFaults, addressLines, type BillingAddress } from './address.ts'

const BERLIN: BillingAddress = {
  name: 'Ada Lovelace',
  company: 'Engines',
  line1: 'Unter den Linden 1',
  line2: null,
  postal_code: '10117',
  city: 'Berlin',
  region: null,
  country: 'DE',
  tax_id: null,
}

describe('the lines of an address', () => {
  it('have the person below the company, and the postal code before the town', () => {
    expect(addressLines(BERLIN)).toEqual(['Ada Lovelace', 'Unter den Linden 1', '10117 Berlin'])
  })

  it('begin with the street for a person', () => {
    expect(addressLines({ ...BERLIN, company: null })[0]).toBe('Unter den Linden 1')
  })

  it('have the town first in the United Kingdom', () => {
    const london = { ...BERLIN, city: 'London', postal_code: 'SW1A 1AA', country: 'GB' }
    expect(addressLines(london).at(-1)).toBe('London SW1A 1AA')
  })

  it('name the state of an Indian address', () => {
    const mumbai = { ...BERLIN, city: 'Mumbai', postal_code: '400001', country: 'IN', region: '27' }
    expect(addressLines(mumbai).slice(-2)).toEqual(['Mumbai 400001', 'Maharashtra'])
  })
})

describe('an address', () => {
  it.each([
    ['DE', '10117', []],
    ['DE', '1011', ['postal-code-invalid']],
    ['DE', null, ['postal-code-invalid']],
    ['NL', '1012 AB', []],
    ['US', '94103-1234', []],
    ['GB', 'EC1A 1BB', []],
    ['HK', null, []],
    ['IE', null, []],
  ])('of %s may have the postal code %s: %j', (country, postalCode, codes) => {
    const faults = addressFaults({ ...BERLIN, country, postal_code: postalCode })
    expect(faults.map(({ code }) => code)).toEqual(codes)
  })

  it('has a tax id only with a company', () => {
    const faults = addressFaults({ ...BERLIN, company: null, tax_id: 'DE136695976' })
    expect(faults).toEqual([{ field: 'company', code: 'tax-id-needs-company' }])
  })
})
