import { IDENTITY_STATES, PAYEE_KINDS } from '#domain/payees/identity.ts'
import { PAYOUT_METHODS } from '#domain/payees/payee.ts'
import { TAX_FORM_KINDS, TAX_FORM_STATES } from '#domain/payees/tax-forms.ts'

/** The payees, masked. Identity and tax form are the newest, whatever their state. */
export const PAYEE_RESOURCES = {
  payees: {
    readers: { command: 'payee.read' },
    fields: {
      id: { kind: 'uuid' },
      payee_email: { kind: 'text' },
      contributor_name: { kind: 'text' },
      payee_kind: { kind: 'code', values: PAYEE_KINDS },
      payee_country: { kind: 'country' },
      identity_state: { kind: 'code', values: IDENTITY_STATES },
      tax_form: { kind: 'code', values: TAX_FORM_KINDS },
      tax_form_state: { kind: 'code', values: TAX_FORM_STATES },
      withheld_basis_points: { kind: 'basis-points' },
      tax_form_until: { kind: 'moment' },
      payout_method: { kind: 'code', values: PAYOUT_METHODS },
      method_masked: { kind: 'text' },
      method_usable_from: { kind: 'moment' },
      created_at: { kind: 'moment', sorts: true },
    },
    searched: ['payee_email', 'contributor_name'],
    sortedBy: { field: 'created_at', order: 'DESC' },
  },
} as const
