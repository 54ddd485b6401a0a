import type { Endpoint, PayloadRequest } from 'payload'
import { languageOf, pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { commandEndpoint } from '#cms/endpoints/console/call.ts'
import { formCommand } from '#cms/endpoints/console/form-command.ts'
import { respondInvoice } from '#cms/endpoints/respond-invoice.ts'
import { closeSignal } from '#cms/operations/abuse/close-signal.ts'
import { correctPosting } from '#cms/operations/billing-desk/correct-posting.ts'
import { resolveDifference } from '#cms/operations/billing-desk/resolve-difference.ts'
import { withdrawCertificate } from '#cms/operations/certificates/withdraw-certificate.ts'
import { endCoupon, issueCoupon } from '#cms/operations/coupons/issue-coupon.ts'
import { readTransaction } from '#cms/operations/invoices/read-transactions.ts'
import { requestRefund } from '#cms/operations/payments/request-refund.ts'
import { decideAffiliatePayout } from '#cms/operations/payouts/decide-payout.ts'
import { changeRenewal } from '#cms/operations/subscriptions/change-renewal.ts'
import { endByStaff } from '#cms/operations/subscriptions/end-by-staff.ts'
import { removeMemberByStaff } from '#cms/operations/teams/remove-by-staff.ts'
import { retryWebhook } from '#cms/operations/webhooks/retry-webhook.ts'
import { paymentGateways } from '#cms/payment-gateways.ts'
import { CERTIFICATE_ACTIONS } from '#domain/certificates/state.ts'
import { newCouponSchema, staffRemovalSchema } from '#domain/contract/console/billing-forms.ts'
import { staffReasonSchema, staffRenewalSchema } from '#domain/contract/subscriptions.ts'
import { PAYOUT_ACTION_CODES } from '#domain/referrals/payouts.ts'

/** The commands of staff on payments, subscriptions and webhooks, each with a reason for the audit log. */
export const PAYMENT_CONSOLE_ENDPOINTS: readonly Endpoint[] = [
  formCommand('webhook.retry', '/webhooks/:id/retry', staffReasonSchema, (req, { reason }, { actor }) =>
    retryWebhook(req.payload, { actor, event: pathParameter(req, 'id'), reason }),
  ),
  formCommand(
    'difference.resolve',
    '/payment-differences/:id/resolve',
    staffReasonSchema,
    (req, { reason }, { actor }) =>
      resolveDifference(req.payload, { actor, difference: pathParameter(req, 'id'), reason }),
  ),
  formCommand('signal.close', '/signals/:id/close', staffReasonSchema, (req, { reason }, { actor }) =>
    closeSignal(req.payload, { actor, signal: pathParameter(req, 'id'), reason }),
  ),
  ...CERTIFICATE_ACTIONS.map((action) =>
    formCommand(
      `certificate.${action}`,
      `/certificates/:id/${action}`,
      staffReasonSchema,
      (req, { reason }, { actor }) =>
        withdrawCertificate(req.payload, { actor, certificate: pathParameter(req, 'id'), action, reason }),
    ),
  ),
  formCommand(
    'posting.correct',
    '/ledger-transactions/:id/reverse',
    staffReasonSchema,
    (req, { reason }, { actor }) =>
      correctPosting(req.payload, { actor, posting: pathParameter(req, 'id'), reason }),
  ),
  formCommand(
    'team.remove-member',
    '/customer-teams/:id/remove-member',
    staffRemovalSchema,
    (req, { member, reason }, { actor }) =>
      removeMemberByStaff(req.payload, { actor, team: pathParameter(req, 'id'), member, reason }),
  ),
  formCommand('coupon.issue', '/coupons/:id/end', staffReasonSchema, (req, { reason }, { actor }) =>
    endCoupon(req.payload, { actor, coupon: Number(pathParameter(req, 'id')), reason }),
  ),
  formCommand('coupon.issue', '/coupons', newCouponSchema, (req, form, { actor }) =>
    issueCoupon(req.payload, { actor, form }),
  ),
  ...PAYOUT_ACTION_CODES.map((action) =>
    formCommand(
      action === 'pay' ? 'affiliate-payout.pay' : 'affiliate-payout.approve',
      `/affiliate-payouts/:id/${action}`,
      staffReasonSchema,
      (req, { reason }, { actor }) =>
        decideAffiliatePayout(req.payload, { actor, payout: pathParameter(req, 'id'), action, reason }),
    ),
  ),
  formCommand('refund.grant', '/payments/:id/refund', staffReasonSchema, (req, { reason }, { actor }) =>
    requestRefund(servicesOf(req), { actor, payment: pathParameter(req, 'id'), note: reason }),
  ),
  formCommand(
    'subscription.end',
    '/subscriptions/:id/end',
    staffRenewalSchema,
    (req, { reason, version: expected }, { actor }) =>
      endByStaff(req.payload, { actor, subscription: pathParameter(req, 'id'), expected, reason }),
  ),
  commandEndpoint('get', 'customer.read', '/invoices/:id/pdf', async (req) => {
    const transaction = pathParameter(req, 'id')
    const found = await readTransaction(req.payload, { user: null, transaction })
    return found.ok ? respondInvoice(found.value, languageOf(req)) : respondRefusal(found)
  }),
  ...([false, true] as const).map((renews) =>
    formCommand(
      renews ? 'subscription.resume' : 'subscription.cancel',
      `/subscriptions/:id/${renews ? 'resume' : 'cancel'}`,
      staffRenewalSchema,
      (req, { reason, version: expected }, { actor }) => {
        const subscription = pathParameter(req, 'id')
        return changeRenewal(servicesOf(req), { actor, subscription, renews, expected, reason })
      },
    ),
  ),
]

function servicesOf({ payload }: PayloadRequest) {
  return { payload, gateways: paymentGateways() }
}
