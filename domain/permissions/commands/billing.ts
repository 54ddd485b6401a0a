import { BILLING_DESK, CATALOGUE_OWNERS, type CommandRow, MONEY, SUBSCRIBERS, staff } from './holders.ts'

/** Commands on customers, subscriptions, teams, payments, certificates and the ledger. */
export const BILLING_COMMANDS = {
  'customer.read': {
    description: 'Read customers with their teams, orders, subscriptions, payments, refunds and invoices',
    holders: BILLING_DESK,
  },
  'subscription.cancel': {
    description: 'End the automatic renewal of a subscription',
    holders: SUBSCRIBERS,
  },
  'subscription.resume': {
    description: 'Turn the automatic renewal of a subscription on again',
    holders: SUBSCRIBERS,
  },
  'subscription.change-plan': {
    description: 'Change the plan or the period of a subscription',
    holders: SUBSCRIBERS,
  },
  'subscription.end': {
    description: 'End a subscription at once, with what is left of its paid time',
    holders: staff('admin', 'support'),
  },
  'subscription.change-seats': {
    description: 'Add seats to the subscription of a team, or give seats up',
    holders: { 'team-owner': 'team', ...staff('admin', 'support') },
  },
  'team.create': {
    description: 'Create a team of subscribers, as its owner',
    holders: { member: 'own' },
  },
  'team.join': {
    description: 'Accept an invitation to a team',
    holders: { member: 'own' },
  },
  'team.hand-over': {
    description: 'Make a member of a team its owner, in place of the present one',
    holders: { 'team-owner': 'team' },
  },
  'team.invite': {
    description: 'Invite someone to a team by mail, or take an invitation back',
    holders: { 'team-owner': 'team' },
  },
  'team.remove-member': {
    description: 'End the membership of another user in a team',
    holders: { 'team-owner': 'team', ...staff('admin', 'support') },
  },
  'team.bill': {
    description: 'Read and change the billing address of a team',
    holders: { 'team-owner': 'team' },
  },
  'team.leave': {
    description: "End one's own membership in a team; an owner hands it over first",
    holders: { 'team-member': 'team', 'team-owner': 'team' },
  },
  'refund.grant': {
    description: 'Pay a customer back and withdraw what was paid for',
    holders: BILLING_DESK,
  },
  'coupon.issue': {
    description: 'Issue a coupon, or end one',
    holders: staff('admin', 'manager', 'finance'),
  },
  'price.change': {
    description: 'Change the price of a plan for purchases from now on',
    holders: CATALOGUE_OWNERS,
  },
  'webhook.read': {
    description: 'Read the events of payment gateways, and why one could not be applied',
    holders: staff('admin', 'finance', 'developer'),
  },
  'webhook.retry': {
    description: 'Apply the event of a payment gateway again that could not be applied',
    holders: staff('admin', 'finance', 'developer'),
  },
  'ledger.read': {
    description: 'Read the ledger with its trial balance, and compute its sums and roots again',
    holders: MONEY,
  },
  'difference.resolve': {
    description: 'Close a difference between a gateway and the records here, with a reason',
    holders: MONEY,
  },
  'dispute.read': {
    description: 'Read disputes of payments with their deadlines',
    holders: MONEY,
  },
  'dispute.answer': {
    description: 'Take the evidence for a dispute, and answer it, with a reason that is logged',
    holders: MONEY,
  },
  'yearly-report.read': {
    description: 'See the rates of the yearly reports, and how many payees are reported',
    holders: MONEY,
  },
  'yearly-report.set-rate': {
    description: 'Enter the exchange rate of a year for the yearly reports, with a reason',
    holders: MONEY,
  },
  'yearly-report.make': {
    description: 'Make the file of a yearly report with data of payees in full, with a reason that is logged',
    holders: staff('finance'),
  },
  'audit-export.take': {
    description: 'Download the books of a period for an auditor, with a reason that is logged',
    holders: MONEY,
  },
  'signal.close': {
    description: 'Close a signal of unusual use, with a reason',
    holders: BILLING_DESK,
  },
  'certificate.read': {
    description: 'Search licence certificates with their state',
    holders: staff('admin', 'manager', 'finance', 'support'),
  },
  'certificate.revoke': {
    description: 'Revoke a licence certificate, with a reason',
    holders: CATALOGUE_OWNERS,
  },
  'certificate.reinstate': {
    description: 'Make a licence certificate valid again that staff revoked, with a reason',
    holders: CATALOGUE_OWNERS,
  },
  'posting.correct': {
    description: 'Reverse a posting of the ledger by a new one, with a reason',
    holders: MONEY,
  },
} as const satisfies Record<`${string}.${string}`, CommandRow>
