import { dayOf, readValues } from './check-values.ts'
import type { PayeeFault, PayeeValues } from './fields.ts'
import { validUntil } from './tax-form-validity.ts'
import { TAX_FORMS, type TaxFormKind } from './tax-forms.ts'
import { isForeignTaxpayerNumber, isUsTaxpayerNumber } from './taxpayer-numbers.ts'
import { TREATIES } from './treaties.ts'
import { SOURCE_COUNTRY, withheldBasisPoints } from './withholding.ts'

export interface SignedForm {
  /** With the name and the day of the signature, and the article of the treaty. */
  readonly values: PayeeValues
  readonly treatyCountry: string | null
  readonly withheldBasisPoints: number
  readonly validUntil: number
}

export type ReadTaxForm =
  | { readonly ok: true; readonly form: SignedForm }
  | { readonly ok: false; readonly faults: readonly [PayeeFault, ...PayeeFault[]] }

/** Reads a signed form at the moment of its signature. Line 10 of W-8BEN follows from the country of the treaty. */
export function readTaxForm(
  kind: TaxFormKind,
  sent: Readonly<Record<string, unknown>>,
  now: number,
): ReadTaxForm {
  const signature = typeof sent.signature === 'string' ? sent.signature.normalize('NFC').trim() : ''
  const read = readValues(TAX_FORMS[kind], sent)
  const faults = read.ok ? formFaults(kind, read.values, signature) : read.faults
  const [first, ...others] = faults
  if (!read.ok || first !== undefined)
    return { ok: false, faults: first === undefined ? [MISSING] : [first, ...others] }
  const { treaty_country = null } = read.values
  const treatyCountry = typeof treaty_country === 'string' ? treaty_country : null
  return {
    ok: true,
    form: {
      values: {
        ...read.values,
        treaty_article: treatyCountry === null ? null : (TREATIES[treatyCountry]?.article ?? null),
        signature,
        signed_on: dayOf(now),
      },
      treatyCountry,
      withheldBasisPoints: withheldBasisPoints(kind, { treatyCountry }),
      validUntil: validUntil(now),
    },
  }
}

const MISSING: PayeeFault = { field: 'signature', code: 'payee-field-missing' }

function formFaults(kind: TaxFormKind, values: PayeeValues, signature: string): PayeeFault[] {
  const faults: PayeeFault[] = []
  const { legal_name, us_tin, foreign_tin, country, treaty_country, limitation_on_benefits } = values
  if (signature === '') faults.push(MISSING)
  // An entity is signed for by a person; a person signs with the name of line 1.
  else if (kind === 'W-8BEN' && !sameName(signature, legal_name))
    faults.push({ field: 'signature', code: 'signature-differs' })
  if (typeof us_tin === 'string' && !isUsTaxpayerNumber(us_tin))
    faults.push({ field: 'us_tin', code: 'taxpayer-number-invalid' })
  if (typeof foreign_tin === 'string' && !isForeignTaxpayerNumber(foreign_tin))
    faults.push({ field: 'foreign_tin', code: 'taxpayer-number-invalid' })
  if (country === SOURCE_COUNTRY) faults.push({ field: 'country', code: 'tax-form-of-other-country' })
  if (typeof treaty_country !== 'string') return faults
  if (TREATIES[treaty_country] === undefined)
    faults.push({ field: 'treaty_country', code: 'treaty-unavailable' })
  else if (treaty_country !== country)
    faults.push({ field: 'treaty_country', code: 'tax-form-of-other-country' })
  if (typeof us_tin !== 'string' && typeof foreign_tin !== 'string')
    faults.push({ field: 'foreign_tin', code: 'treaty-needs-taxpayer-number' })
  if (kind === 'W-8BEN-E' && typeof limitation_on_benefits !== 'string')
    faults.push({ field: 'limitation_on_benefits', code: 'payee-field-missing' })
  return faults
}

function sameName(signature: string, name: PayeeValues[string] | undefined): boolean {
  const folded = (text: string) => text.replaceAll(/\s+/g, ' ').toLocaleLowerCase('en')
  return typeof name === 'string' && folded(signature) === folded(name)
}
