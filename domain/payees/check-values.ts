import { COUNTRIES } from '#domain/accounts/countries.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { MAX_TEXT, type PayeeFault, type PayeeField, type PayeeFields, type PayeeValues } from './fields.ts'
import { maskNumber, maskText } from './mask.ts'

export type ReadValues =
  | { readonly ok: true; readonly values: PayeeValues }
  | { readonly ok: false; readonly faults: readonly [PayeeFault, ...PayeeFault[]] }

/** Reads what was sent for the fields of a form, and leaves out all else. */
export function readValues(fields: PayeeFields, sent: Readonly<Record<string, unknown>>): ReadValues {
  const values: Record<string, string | boolean | null> = {}
  const faults: PayeeFault[] = []
  for (const [name, field] of Object.entries(fields)) {
    const value = readValue(field, sent[name])
    const code = faultOf(field, value)
    values[name] = value
    if (code !== null) faults.push({ field: name, code })
  }
  const [first, ...others] = faults
  return first === undefined ? { ok: true, values } : { ok: false, faults: [first, ...others] }
}

/** The values as all but finance see them. */
export function maskValues(fields: PayeeFields, values: PayeeValues): PayeeValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, masked(field, values[name] ?? null)]),
  )
}

function readValue({ kind }: PayeeField, sent: unknown): string | boolean | null {
  if (kind === 'flag') return sent === true || sent === 'on'
  const text = typeof sent === 'string' ? sent.normalize('NFC').trim() : ''
  return text === '' ? null : text
}

function faultOf(field: PayeeField, value: string | boolean | null): ErrorCode | null {
  if (field.kind === 'flag') return value === true || field.optional ? null : 'certification-missing'
  if (typeof value !== 'string') return field.optional ? null : 'payee-field-missing'
  if (value.length > MAX_TEXT) return 'text-too-long'
  if (field.kind === 'country') return COUNTRIES.has(value) ? null : 'billing-country-missing'
  if (field.kind === 'date') return isDate(value) ? null : 'birth-date-invalid'
  if (field.kind === 'choice') return field.values?.includes(value) ? null : 'payee-field-missing'
  return null
}

/** A day of the calendar as `1990-02-28`. */
function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && dayOf(time) === text
}

/** The day of a moment in UTC. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

function masked({ kind }: PayeeField, value: string | boolean | null): string | boolean | null {
  if (typeof value !== 'string' || kind === 'country' || kind === 'choice') return value
  if (kind === 'date') return '•••'
  return kind === 'number' ? maskNumber(value) : maskText(value)
}
