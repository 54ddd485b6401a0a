import { readBatch, readCashout } from '#cms/operations/cashouts/read-console.ts'
import type { ConsoleRow } from '#cms/operations/console/list-rows.ts'
import type { Payload } from '#cms/operations/database.ts'
import { readDispute } from '#cms/operations/disputes/read-dispute.ts'
import { readNewsletterRow } from '#cms/operations/newsletter/read-newsletter-row.ts'
import { readPayee } from '#cms/operations/payees/read-payee.ts'
import { readRoyaltyClose } from '#cms/operations/royalties/read-close.ts'
import { readRoyaltyRule } from '#cms/operations/royalties/read-rule.ts'
import { readWorkRequest } from '#cms/operations/work-requests/read-request.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { readCertificate } from './read-certificate.ts'
import { readCoupon } from './read-coupon.ts'
import { readCustomer } from './read-customer.ts'
import { readDifference } from './read-difference.ts'
import { readOrder } from './read-order.ts'
import { readPayment } from './read-payment.ts'
import { readPayout } from './read-payout.ts'
import { readPosting } from './read-posting.ts'
import { readSignal } from './read-signal.ts'
import { readSubscription } from './read-subscription.ts'
import { readTeam } from './read-team.ts'
import { readWebhook } from './read-webhook.ts'

type Reader = (payload: Payload, id: string, actor: Holder) => Promise<ConsoleRow | null>

/** The records of the billing desk that have more than their list row, and commands. */
const READERS = {
  customers: readCustomer,
  payments: readPayment,
  subscriptions: readSubscription,
  orders: readOrder,
  'customer-teams': readTeam,
  coupons: readCoupon,
  'affiliate-payouts': readPayout,
  payees: readPayee,
  cashouts: readCashout,
  'payout-batches': readBatch,
  disputes: readDispute,
  signals: readSignal,
  certificates: readCertificate,
  newsletters: readNewsletterRow,
  webhooks: readWebhook,
  'payment-differences': readDifference,
  'ledger-transactions': readPosting,
  'royalty-rules': readRoyaltyRule,
  'royalty-closes': readRoyaltyClose,
  'work-requests': readWorkRequest,
} as const satisfies Record<string, Reader>

export function isBillingDetail(resource: string): resource is keyof typeof READERS {
  return Object.hasOwn(READERS, resource)
}

export function readBillingDetail(
  payload: Payload,
  resource: keyof typeof READERS,
  id: string,
  actor: Holder,
): Promise<ConsoleRow | null> {
  return READERS[resource](payload, id, actor)
}
