import { ADDRESS, type PayeeFields } from './fields.ts'
import type { Payee } from './payee.ts'
import { TREATY_COUNTRIES } from './treaties.ts'

export type TaxFormKind = NonNullable<Payee['taxForm']>['kind']
export const TAX_FORM_KINDS = ['W-9', 'W-8BEN', 'W-8BEN-E'] as const satisfies readonly TaxFormKind[]

export const TAX_FORM_STATES = ['submitted', 'approved', 'rejected', 'replaced'] as const
export type TaxFormState = (typeof TAX_FORM_STATES)[number]

const FOREIGN_CERTIFICATION = {
  certify_correct: { kind: 'flag', line: 'Certification' },
  certify_beneficial_owner: { kind: 'flag', line: 'Certification' },
  certify_not_us_person: { kind: 'flag', line: 'Certification' },
  certify_not_connected: { kind: 'flag', line: 'Certification' },
  certify_change: { kind: 'flag', line: 'Certification' },
} as const satisfies PayeeFields

/** The fields of the forms of the IRS with their lines. The name and the date of the signature belong to each form. */
export const TAX_FORMS = {
  'W-9': {
    legal_name: { kind: 'text', line: '1' },
    business_name: { kind: 'text', line: '2', optional: true },
    classification: {
      kind: 'choice',
      line: '3a',
      values: [
        'individual',
        'c-corporation',
        's-corporation',
        'partnership',
        'trust',
        'llc-c',
        'llc-s',
        'llc-p',
      ],
    },
    exempt_payee_code: { kind: 'text', line: '4', optional: true },
    fatca_code: { kind: 'text', line: '4', optional: true },
    street: { kind: 'text', line: '5' },
    city: { kind: 'text', line: '6' },
    us_state: { kind: 'text', line: '6' },
    postal_code: { kind: 'text', line: '6' },
    us_tin: { kind: 'number', line: 'Part I' },
    certify_tin: { kind: 'flag', line: 'Part II, 1' },
    certify_no_backup: { kind: 'flag', line: 'Part II, 2' },
    certify_us_person: { kind: 'flag', line: 'Part II, 3' },
    certify_fatca: { kind: 'flag', line: 'Part II, 4' },
  },
  'W-8BEN': {
    legal_name: { kind: 'text', line: '1' },
    citizenship: { kind: 'country', line: '2' },
    ...ADDRESS('3'),
    mailing_address: { kind: 'text', line: '4', optional: true },
    us_tin: { kind: 'number', line: '5', optional: true },
    foreign_tin: { kind: 'number', line: '6a', optional: true },
    no_foreign_tin: { kind: 'flag', line: '6b', optional: true },
    reference: { kind: 'text', line: '7', optional: true },
    birth_date: { kind: 'date', line: '8' },
    treaty_country: { kind: 'country', line: '9', optional: true, values: TREATY_COUNTRIES },
    ...FOREIGN_CERTIFICATION,
  },
  'W-8BEN-E': {
    legal_name: { kind: 'text', line: '1' },
    incorporation_country: { kind: 'country', line: '2' },
    disregarded_name: { kind: 'text', line: '3', optional: true },
    chapter3_status: {
      kind: 'choice',
      line: '4',
      values: ['corporation', 'partnership', 'trust', 'tax-exempt', 'government'],
    },
    chapter4_status: { kind: 'choice', line: '5', values: ['active-nffe', 'listed-nffe', 'nonprofit'] },
    ...ADDRESS('6'),
    mailing_address: { kind: 'text', line: '7', optional: true },
    us_tin: { kind: 'number', line: '8', optional: true },
    giin: { kind: 'number', line: '9a', optional: true },
    foreign_tin: { kind: 'number', line: '9b', optional: true },
    no_foreign_tin: { kind: 'flag', line: '9c', optional: true },
    reference: { kind: 'text', line: '10', optional: true },
    treaty_country: { kind: 'country', line: '14a', optional: true, values: TREATY_COUNTRIES },
    limitation_on_benefits: {
      kind: 'choice',
      line: '14b',
      optional: true,
      values: ['listed', 'subsidiary', 'ownership', 'active-trade', 'other'],
    },
    ...FOREIGN_CERTIFICATION,
    certify_nffe: { kind: 'flag', line: 'Part XXV' },
    capacity: { kind: 'flag', line: 'Part XXX' },
  },
} as const satisfies Record<TaxFormKind, PayeeFields>

/** The forms that a payee of this kind may sign: a US person may live abroad, so W-9 is open to all. */
export function formsOpenTo(payee: { readonly kind: 'individual' | 'entity' }): readonly TaxFormKind[] {
  return ['W-9', payee.kind === 'individual' ? 'W-8BEN' : 'W-8BEN-E']
}
