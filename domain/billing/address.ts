import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { stateOfGstin } from '#domain/tax/gstin.ts'
import { INDIAN_STATES, isIndianState } from '#domain/tax/indian-states.ts'
import { isTaxId } from '#domain/tax/tax-ids.ts'
import { postalCodeFits } from './postal-codes.ts'

/** Whom an invoice is made out to. Empty parts are null. */
export interface BillingAddress {
  readonly name: string
  /** The business that buys; null for a person. */
  readonly company: string | null
  readonly line1: string
  readonly line2: string | null
  /** Null where the country has none. */
  readonly postal_code: string | null
  readonly city: string
  /** In India the GST code of the state. */
  readonly region: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Normalised. */
  readonly tax_id: string | null
}

interface AddressFault {
  readonly field: keyof BillingAddress
  readonly code: ErrorCode
}

/** What is wrong with the parts of an address together; each part alone is checked by its schema. */
export function addressFaults(address: BillingAddress): readonly AddressFault[] {
  const { country, region, postal_code: postalCode, company, tax_id: taxId } = address
  const faults: AddressFault[] = []
  if (!postalCodeFits(country, postalCode)) faults.push({ field: 'postal_code', code: 'postal-code-invalid' })
  if (country === 'IN' && !isIndianState(region ?? ''))
    faults.push({ field: 'region', code: 'billing-state-missing' })
  if (taxId === null) return faults
  if (!isTaxId(country, taxId)) faults.push({ field: 'tax_id', code: 'tax-id-invalid' })
  else if (country === 'IN' && stateOfGstin(taxId) !== region)
    faults.push({ field: 'tax_id', code: 'tax-id-of-other-state' })
  if (company === null) faults.push({ field: 'company', code: 'tax-id-needs-company' })
  return faults
}

/** Countries that write the town before the postal code. */
const TOWN_FIRST: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IE', 'IN', 'NZ', 'US'])

/** The lines of an address below its name, without the country, as they are printed. */
export function addressLines({
  name,
  company,
  line1,
  line2,
  postal_code: postalCode,
  city,
  region,
  country,
}: BillingAddress): readonly string[] {
  const place = TOWN_FIRST.has(country) ? [city, postalCode] : [postalCode, city]
  const state = country === 'IN' && isIndianState(region ?? '') ? nameOfState(region) : region
  const lines = [company === null ? null : name, line1, line2, place.filter(Boolean).join(' '), state]
  return lines.flatMap((line) => line || [])
}

function nameOfState(code: string | null): string | null {
  return code !== null && isIndianState(code) ? INDIAN_STATES[code] : null
}
