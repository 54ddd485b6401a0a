import type { EventSubject } from './event-subject.ts'

/** The events of PayPal that are applied. A charge of a subscription is called a sale. */
export const PAYPAL_EVENTS: Readonly<Record<string, EventSubject>> = {
  'CHECKOUT.ORDER.APPROVED': 'checkout',
  'CHECKOUT.ORDER.COMPLETED': 'checkout',
  'PAYMENT.CAPTURE.COMPLETED': 'payment',
  'PAYMENT.CAPTURE.PENDING': 'payment',
  'PAYMENT.CAPTURE.DENIED': 'payment',
  'PAYMENT.CAPTURE.REFUNDED': 'refund',
  'PAYMENT.REFUND.PENDING': 'refund',
  'PAYMENT.REFUND.FAILED': 'refund',
  'PAYMENT.SALE.COMPLETED': 'payment',
  'PAYMENT.SALE.REFUNDED': 'refund',
  'BILLING.SUBSCRIPTION.ACTIVATED': 'subscription',
  'BILLING.SUBSCRIPTION.UPDATED': 'subscription',
  'BILLING.SUBSCRIPTION.SUSPENDED': 'subscription',
  'BILLING.SUBSCRIPTION.CANCELLED': 'subscription',
  'BILLING.SUBSCRIPTION.EXPIRED': 'subscription',
  'BILLING.SUBSCRIPTION.PAYMENT.FAILED': 'subscription',
  'CUSTOMER.DISPUTE.CREATED': 'dispute',
  'CUSTOMER.DISPUTE.UPDATED': 'dispute',
  'CUSTOMER.DISPUTE.RESOLVED': 'dispute',
}
