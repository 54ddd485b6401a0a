import { type ReadValues, readValues } from './check-values.ts'
import type { PayeeFault } from './fields.ts'
import { IDENTITY_FIELDS, type PayeeKind } from './identity.ts'
import { taxpayerNumberFits } from './taxpayer-numbers.ts'

/** Contributors are of age. */
const MIN_AGE = 18
/** A higher age is an error of input. */
const MAX_AGE = 120

/** Reads an identity. A person without a taxpayer number states the place of birth. */
export function readIdentity(
  kind: PayeeKind,
  sent: Readonly<Record<string, unknown>>,
  now: number,
): ReadValues {
  const read = readValues(IDENTITY_FIELDS[kind], sent)
  if (!read.ok) return read
  const { tin, tin_country, birth_place, birth_date } = read.values
  const faults: PayeeFault[] = []
  if (typeof birth_date === 'string' && !isOfAge(birth_date, now))
    faults.push({ field: 'birth_date', code: 'birth-date-invalid' })
  if (typeof tin !== 'string') {
    if (typeof birth_place !== 'string') faults.push({ field: 'birth_place', code: 'payee-field-missing' })
  } else if (typeof tin_country !== 'string')
    faults.push({ field: 'tin_country', code: 'billing-country-missing' })
  else if (!taxpayerNumberFits(tin_country, tin))
    faults.push({ field: 'tin', code: 'taxpayer-number-invalid' })
  const [first, ...others] = faults
  return first === undefined ? read : { ok: false, faults: [first, ...others] }
}

function isOfAge(birthDate: string, now: number): boolean {
  const born = new Date(`${birthDate}T00:00:00Z`)
  const birthday = (years: number) =>
    Date.UTC(born.getUTCFullYear() + years, born.getUTCMonth(), born.getUTCDate())
  return birthday(MIN_AGE) <= now && birthday(MAX_AGE) > now
}
