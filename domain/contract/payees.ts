import { z } from 'zod'
import type { HoldAction } from '#domain/cashouts/decide.ts'
import type { SalesOfPayee } from '#domain/contract/console/finance.ts'
import { staffReasonSchema } from '#domain/contract/subscriptions.ts'
import { type PayeeDecision, REVEALED_PARTS, type RevealedPart } from '#domain/payees/decide.ts'
import type { PayeeValues } from '#domain/payees/fields.ts'
import { type IdentityState, PAYEE_KINDS, type PayeeKind } from '#domain/payees/identity.ts'
import type { PayeeGap } from '#domain/payees/missing.ts'
import { PAYOUT_METHODS, type PayoutMethod } from '#domain/payees/payee.ts'
import { TAX_FORM_KINDS, type TaxFormKind, type TaxFormState } from '#domain/payees/tax-forms.ts'

/** The fields are read by the rules of the kind (`domain/payees`); others are dropped. */
const values = z.record(z.string().max(60), z.union([z.string().max(500), z.boolean(), z.null()]))

/** `POST /api/v2/auth/payment-details/identity`. */
export const identityFormSchema = z.strictObject({ kind: z.enum(PAYEE_KINDS), values })
/** `POST /api/v2/auth/payment-details/tax-form`; the values have the name of the signature as well. */
export const taxFormSchema = z.strictObject({ kind: z.enum(TAX_FORM_KINDS), values })
/** `POST /api/v2/auth/payment-details/method`. */
export const payoutMethodSchema = z.strictObject({ kind: z.enum(PAYOUT_METHODS), values })

/** `POST /api/console/payees/:id/<decision>`; `expected` is the identity or the tax form that the actor saw. */
export const payeeDecisionSchema = staffReasonSchema.extend({ expected: z.uuid() })
/** `POST /api/console/payees/:id/reveal`. */
export const revealSchema = staffReasonSchema.extend({ part: z.enum(REVEALED_PARTS) })

/** An identity with its values masked. Times are ISO 8601. */
export interface StatedIdentity {
  readonly id: string
  readonly kind: PayeeKind
  readonly state: IdentityState
  /** Why it was rejected. */
  readonly reason: string | null
  readonly shown: PayeeValues
  readonly submitted_at: string
  readonly has_document: boolean
}

/** A signed tax form with its values masked. */
export interface StatedTaxForm {
  readonly id: string
  readonly kind: TaxFormKind
  readonly state: TaxFormState
  readonly reason: string | null
  readonly shown: PayeeValues
  readonly treaty_country: string | null
  /** Of US-source income. */
  readonly withheld_basis_points: number
  readonly signed_at: string
  readonly valid_until: string
}

export interface StatedMethod {
  readonly id: string
  readonly kind: PayoutMethod
  readonly masked: string
  readonly created_at: string
  readonly usable_from: string
}

/** `GET /api/v2/auth/payment-details`: those of the caller. The newest tax form and the newest method are first. */
export interface PaymentDetails {
  readonly gaps: readonly PayeeGap[]
  readonly identity: StatedIdentity | null
  readonly tax_forms: readonly StatedTaxForm[]
  readonly methods: readonly StatedMethod[]
  /** The kinds of methods that can be entered. */
  readonly offered: readonly PayoutMethod[]
}

/** What the page of a payee in the console has beside its row. */
export interface PayeeDetail {
  readonly identity: StatedIdentity | null
  readonly newest_form: StatedTaxForm | null
  /** Decisions, and the hold of the payouts. */
  readonly allowed_actions: readonly (PayeeDecision | HoldAction)[]
  /** Why finance holds the payouts; null where it does not. */
  readonly held: string | null
  readonly sales: readonly SalesOfPayee[]
  readonly may_reveal: boolean
}

/** The answer of `reveal`: shown once, stored nowhere. */
export interface RevealedPayee {
  readonly part: RevealedPart
  readonly kind: PayeeKind | TaxFormKind | PayoutMethod
  readonly values: PayeeValues
  readonly document: { readonly type: string; readonly base64: string } | null
}
