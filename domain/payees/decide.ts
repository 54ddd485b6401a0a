import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import type { IdentityState } from './identity.ts'
import type { TaxFormState } from './tax-forms.ts'

/** What staff decide about a payee, and the state that follows. */
export const PAYEE_DECISIONS = {
  'verify-identity': { subject: 'identity', from: 'pending', to: 'verified' },
  'reject-identity': { subject: 'identity', from: 'pending', to: 'rejected' },
  'approve-tax-form': { subject: 'tax-form', from: 'submitted', to: 'approved' },
  'reject-tax-form': { subject: 'tax-form', from: 'submitted', to: 'rejected' },
} as const satisfies Record<
  string,
  | { subject: 'identity'; from: IdentityState; to: IdentityState }
  | { subject: 'tax-form'; from: TaxFormState; to: TaxFormState }
>

export type PayeeDecision = keyof typeof PAYEE_DECISIONS
export const PAYEE_DECISION_CODES = Object.keys(PAYEE_DECISIONS) as readonly PayeeDecision[]

/** What is shown in full to finance, with a reason. */
export const REVEALED_PARTS = ['identity', 'tax-form', 'method'] as const
export type RevealedPart = (typeof REVEALED_PARTS)[number]

/** The payee's account may neither decide about itself nor reveal its own data as staff. */
export function checkActor(payee: string, actor: string): Result<null> {
  return payee === actor ? refuse('payee-is-actor') : accept(null)
}

/** The decisions that are open while the newest statements have these states; none for the payee. */
export function decisionsFor(
  states: { readonly identity: IdentityState | null; readonly taxForm: TaxFormState | null },
  { payee, actor }: { readonly payee: string; readonly actor: string },
): readonly PayeeDecision[] {
  if (payee === actor) return []
  return PAYEE_DECISION_CODES.filter((code) => {
    const { subject, from } = PAYEE_DECISIONS[code]
    return from === (subject === 'identity' ? states.identity : states.taxForm)
  })
}
