import type { Feature } from '#domain/assets/features.ts'
import type { Format } from '#domain/assets/formats.ts'
import type { Form } from '#domain/assets/forms.ts'
import type { Kind } from '#domain/assets/kinds.ts'
import type { SourceFormat } from '#domain/assets/source-formats.ts'
import type { Suspendable } from '#domain/assets/visibility.ts'
import type { BatchState, CashoutState } from '#domain/cashouts/states.ts'
import type { CashoutCurrency } from '#domain/cashouts/terms.ts'
import type { PaymentRevocation, SignedCertificate } from '#domain/contract/certificates.ts'
import type { Gateway } from '#domain/contract/checkout.ts'
import type { InvoiceKind } from '#domain/contract/transactions.ts'
import type { ClaimMethod, ClaimState } from '#domain/contributors/claim.ts'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import type { Account } from '#domain/ledger/accounts.ts'
import type { ArtworkFacts } from '#domain/lint/facts.ts'
import type { Locale } from '#domain/locales/locales.ts'
import type { Currency } from '#domain/money/currencies.ts'
import type { NotificationType } from '#domain/notifications/types.ts'
import type { OrderState } from '#domain/orders/states.ts'
import type { PayeeValues } from '#domain/payees/fields.ts'
import type { DocumentType, IdentityState, PayeeKind } from '#domain/payees/identity.ts'
import type { PayoutMethod } from '#domain/payees/payee.ts'
import type { TaxFormKind, TaxFormState } from '#domain/payees/tax-forms.ts'
import type { RefundReason } from '#domain/payments/refunds.ts'
import type { Command } from '#domain/permissions/commands.ts'
import type { ContributorTeamRole, TeamRole } from '#domain/permissions/roles.ts'
import type { CollectedForm } from '#domain/personal-collections/assets.ts'
import type { BillingPeriod, PlanType } from '#domain/plans/plan.ts'
import type { PayoutState } from '#domain/referrals/payouts.ts'
import type { RewardProgram, RewardRefusal, RewardState } from '#domain/referrals/program.ts'
import type { ReportState } from '#domain/reports/report.ts'
import type { Reason } from '#domain/review/reasons.ts'
import type { SubmissionState } from '#domain/review/states.ts'
import type { Decision } from '#domain/review/transitions.ts'
import type { ListedForm } from '#domain/routing/params.ts'
import type { SubscriptionEvent, SubscriptionState } from '#domain/subscriptions/states.ts'
import type { ClaimCapacity } from '#domain/takedown/claim.ts'
import type { EvidenceType } from '#domain/takedown/evidence.ts'
import type { LicenceEffect, TakedownOutcome, TakedownState } from '#domain/takedown/states.ts'
import type { HearingCommand } from '#domain/takedown/transitions.ts'
import type { ReverseChargeSentence } from '#domain/tax/decide-tax.ts'
import type { TaxKind } from '#domain/tax/rates.ts'
import type { UploadState } from '#domain/uploads/states.ts'
import type { ZipContents } from '#domain/zips/zip-contents.ts'
import type { BoundingBox } from '#media/artwork/bounding-box.ts'
import type { Look } from '#media/artwork/descriptor/descriptor.ts'
import type { ColumnPath, StoredValue } from './column-paths.ts'

/** Refuses columns that do not exist, and types that are no part of what the column stores. */
type Narrowed<T extends { [P in keyof T]: P extends ColumnPath ? NonNullable<StoredValue<P>> : never }> = T

/**
 * Columns whose values domain/ describes more exactly than PostgreSQL does: JSON of a known shape, and text of a list
 * that a check constraint or their only writer ensures.
 */
export type NarrowedColumns = Narrowed<{
  'cart_assets.form': Form
  'cart_assets.price_currency': Currency
  'catalogue_counts.form': ListedForm
  'catalogue_counts.kind': Kind
  'certificates.document': SignedCertificate
  'certificates.revocation': PaymentRevocation
  'contributor_invitations.role': ContributorTeamRole
  'descriptors.look': Look
  'source_files.format': SourceFormat
  'invoices.currency': Currency
  'invoices.kind': InvoiceKind
  'items.shown_format': Format
  'notifications.type': NotificationType
  'order_lines.form': Form | 'plan'
  'order_lines.period': BillingPeriod
  'order_lines.plan_type': PlanType
  'orders.currency': Currency
  'orders.gateway': Gateway
  'orders.state': OrderState
  'pack_submission_events.from_state': SubmissionState
  'pack_submission_events.to_state': SubmissionState
  'pack_submissions.state': SubmissionState
  'disputes.currency': Currency
  'disputes.gateway': Gateway
  'disputes.state': 'open' | 'won' | 'lost'
  'payments.currency': Currency
  'payments.dispute': 'open' | 'won' | 'lost'
  'payments.gateway': Gateway
  'payments.reverse_charge': ReverseChargeSentence
  'personal_collection_entries.form': CollectedForm
  'gateway_customers.gateway': Gateway
  'ledger_balances.account': Account
  'ledger_balances.currency': Currency
  'ledger_entries.account': Account
  'ledger_entries.currency': Currency
  'lint_facts.facts': ArtworkFacts
  'profile_claims.method': ClaimMethod
  'profile_claims.state': ClaimState
  'credit_transfers.currency': Currency
  'credit_transfers.gateway': Gateway
  'credit_transfers.state': 'requested' | 'sent' | 'refused'
  'cashouts.currency': CashoutCurrency
  'cashouts.method': PayoutMethod
  'cashouts.state': CashoutState
  'payout_batches.currency': CashoutCurrency
  'payout_batches.method': PayoutMethod
  'payout_batches.state': BatchState
  'affiliate_payouts.currency': Currency
  'affiliate_payouts.state': PayoutState
  'payee_identities.document_type': DocumentType
  'payee_identities.kind': PayeeKind
  'payee_identities.shown': PayeeValues
  'payee_identities.state': IdentityState
  'payout_methods.kind': PayoutMethod
  'tax_forms.kind': TaxFormKind
  'tax_forms.shown': PayeeValues
  'tax_forms.state': TaxFormState
  'referral_rewards.currency': Currency
  'referral_rewards.program': RewardProgram
  'referral_rewards.reason': RewardRefusal
  'referral_rewards.state': RewardState
  'royalty_earnings.currency': Currency
  'royalty_forecasts.currency': Currency
  'refunds.reason': RefundReason
  'refunds.state': 'requested' | 'pending' | 'paid' | 'failed'
  'reports.state': ReportState
  'revisions.box': BoundingBox
  'revisions.features': readonly Feature[]
  'revisions.palette': string[]
  'revisions.refusal': ErrorCode
  'sale_notices.form': Form
  'second_reviews.reasons': readonly Reason[]
  'second_reviews.state': SubmissionState
  'second_reviews.verdict': Decision
  'second_reviews.verdict_from': SubmissionState
  'submission_events.from_state': SubmissionState
  'submission_events.reasons': readonly Reason[]
  'submission_events.to_state': SubmissionState
  'submissions.state': SubmissionState
  'subscription_changes.currency': Currency
  'subscription_changes.period': BillingPeriod
  'subscription_changes.state': 'previewed' | 'confirmed' | 'applied' | 'refused'
  'subscription_events.event': SubscriptionEvent
  'subscription_events.to_state': SubscriptionState
  'subscriptions.currency': Currency
  'subscriptions.gateway': Gateway
  'subscriptions.period': BillingPeriod
  'subscriptions.plan_type': PlanType
  'subscriptions.state': SubscriptionState
  'takedown_claims.capacity': ClaimCapacity
  'takedown_claims.locale': Locale
  'takedown_events.command': Extract<Command, `takedown.${string}`>
  'takedown_events.from_state': TakedownState
  'takedown_events.to_state': TakedownState
  'takedown_files.type': EvidenceType
  'takedown_hearings.command': HearingCommand
  'takedown_hearings.locale': Locale
  'takedown_holds.visibility': Suspendable
  'takedowns.licences': LicenceEffect
  'takedowns.outcome': TakedownOutcome
  'takedowns.state': TakedownState
  'tax_rates.kind': TaxKind
  'team_members.role': TeamRole
  'uploads.kind': Kind
  'uploads.refusal': ErrorCode
  'uploads.state': UploadState
  'visits.form': Form
  'webhook_events.gateway': Gateway
  'webhook_events.state': 'received' | 'applied' | 'ignored' | 'waiting'
  'zips.contents': ZipContents
}>
