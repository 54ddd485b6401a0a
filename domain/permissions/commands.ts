import type { Scope } from './permissions.ts'
import type { HolderRole, StaffRole } from './roles.ts'

/** One thing that a caller can ask the server to do, beyond creating, reading, updating and deleting rows. */
export interface CommandRow {
  readonly description: string
  /** The roles that hold the command and the rows that they may apply it to. A role that is missing here is refused. */
  readonly holders: Partial<Record<HolderRole, Scope>>
}

/** Staff roles that may apply a command to every row. */
function staff(...roles: readonly StaffRole[]): Partial<Record<StaffRole, 'all'>> {
  return Object.fromEntries(roles.map((role) => [role, 'all']))
}

const REVIEWERS = staff('admin', 'manager', 'senior-reviewer', 'reviewer')
/** Decide what a reviewer's own decision must not decide, appeals and second opinions, and compare decisions. */
const SENIOR_REVIEWERS = staff('admin', 'manager', 'senior-reviewer')
const PUBLISHERS = staff('admin', 'manager', 'editor', 'senior-reviewer', 'reviewer')
const CATALOGUE_OWNERS = staff('admin', 'manager')
const MONEY = staff('admin', 'finance')
/** Who answers customers about what they bought. */
const BILLING_DESK = staff('admin', 'finance', 'support')
const CONTRIBUTORS = { contributor: 'own', 'contributor-owner': 'team' } as const
/** Work is its contributor's; owners and editors of the contributor's team work on it too. */
const AUTHORS = { ...CONTRIBUTORS, 'contributor-editor': 'team' } as const
/** A subscription is its subscriber's, or its team's where the owner acts. */
const SUBSCRIBERS = { member: 'own', 'team-owner': 'team', ...staff('admin', 'support') } as const

/** Role x command (style.md point 8): default deny. A command is `subject.verb`. */
export const COMMANDS = {
  'audit-log.read': {
    description: 'Search the log of commands, with their reasons and what they changed',
    holders: { admin: 'all', manager: 'all' },
  },
  'revision.upload': {
    description: 'Send a file as the next original of an item',
    holders: { contributor: 'own', ...PUBLISHERS },
  },
  'revision.publish': {
    description: 'Show a processed original of an item to the public, in place of the one before',
    holders: PUBLISHERS,
  },
  'submission.read': {
    description: 'Read submissions with their lint results and their history',
    holders: { ...AUTHORS, 'contributor-viewer': 'team', ...REVIEWERS, ...staff('editor', 'support') },
  },
  'submission.create': {
    description: 'Upload a file as a new draft',
    holders: AUTHORS,
  },
  'submission.edit': {
    description: 'Change the title, keywords and other details of a draft',
    holders: AUTHORS,
  },
  'submission.replace-file': {
    description: 'Send another file for a draft, or after changes were requested',
    holders: AUTHORS,
  },
  'submission.revise': {
    description: 'Send a new revision of a live work, with what changed',
    holders: AUTHORS,
  },
  'submission.submit': {
    description: 'Hand finished work in for review, or hand it in again after changes',
    holders: AUTHORS,
  },
  'submission.withdraw': {
    description: 'Take work back before it is decided',
    holders: AUTHORS,
  },
  'submission.lease': {
    description: 'Reserve the next submission for a review of limited time',
    holders: REVIEWERS,
  },
  'submission.release': {
    description: 'Give a reserved submission back without a decision',
    holders: REVIEWERS,
  },
  'submission.approve': {
    description: 'Accept a submission for publication',
    holders: REVIEWERS,
  },
  'submission.return': {
    description: 'Send a submission back for changes, with reasons',
    holders: REVIEWERS,
  },
  'submission.reject': {
    description: 'Refuse a submission for good, with reasons',
    holders: REVIEWERS,
  },
  'submission.request-opinion': {
    description: 'Ask another reviewer to look at a submission before it is decided',
    holders: REVIEWERS,
  },
  'submission.undo': {
    description: "Take one's own decision back within ten seconds",
    holders: REVIEWERS,
  },
  'submission.publish': {
    description: 'Publish an approved submission; only the worker does so',
    holders: {},
  },
  'submission.schedule': {
    description: 'Plan the publication of approved work at its date; only the worker does so',
    holders: {},
  },
  'submission.reschedule': {
    description: 'Change the date of a planned publication, or publish at once',
    holders: { ...AUTHORS, ...REVIEWERS },
  },
  'submission.unschedule': {
    description: 'Cancel a planned publication; the work is a draft again',
    holders: { ...AUTHORS, ...REVIEWERS },
  },
  'submission.expire': {
    description: 'Withdraw work whose changes were not made in time; only the worker does so',
    holders: {},
  },
  'appeal.file': {
    description: 'Ask for a second decision by another reviewer on rejected work',
    holders: AUTHORS,
  },
  'appeal.decide': {
    description: 'Decide an appeal against the decision of another reviewer',
    holders: SENIOR_REVIEWERS,
  },
  'review-agreement.read': {
    description: 'See how often a blind second review agrees with the first decision',
    holders: SENIOR_REVIEWERS,
  },
  'analytics.read': {
    description: 'Read the reports about visits, searches, funnels and cohorts',
    holders: staff('admin', 'manager', 'editor'),
  },
  'newsletter.send': {
    description: 'Read the numbers of newsletters, test one, send it to its segment, or stop the sending',
    holders: staff('admin', 'manager', 'editor'),
  },
  'synonym.add': {
    description: 'Add a synonym for a search without results',
    holders: staff('admin', 'manager', 'editor'),
  },
  'work-request.read': {
    description: 'Read what contributors are asked for',
    holders: {
      contributor: 'all',
      'contributor-owner': 'all',
      'contributor-editor': 'all',
      'contributor-viewer': 'all',
      ...staff('admin', 'manager', 'editor'),
    },
  },
  'work-request.create': {
    description: 'Ask contributors for works that people searched for in vain',
    holders: staff('admin', 'manager', 'editor'),
  },
  'work-request.close': {
    description: 'Close a request to contributors, with a reason',
    holders: staff('admin', 'manager', 'editor'),
  },
  'statistics.read': {
    description: "Read the views and downloads of a contributor's works by day and country",
    holders: { ...AUTHORS, 'contributor-viewer': 'team' },
  },
  'asset.rest': {
    description: 'Take a published asset out of search and listings',
    holders: { ...CONTRIBUTORS, ...CATALOGUE_OWNERS, ...staff('editor') },
  },
  'asset.retire': {
    description: 'End the publication of an asset; its licences stay valid',
    holders: { ...CONTRIBUTORS, ...CATALOGUE_OWNERS, ...staff('editor') },
  },
  'asset.reprice': {
    description: "Change the price of one's own published asset, or offer it free",
    holders: CONTRIBUTORS,
  },
  'asset.restore': {
    description: 'Publish a resting or retired asset again',
    holders: { ...CATALOGUE_OWNERS, ...staff('editor') },
  },
  'asset.remove': {
    description: 'Take an asset down for good, with its files and for every user',
    holders: CATALOGUE_OWNERS,
  },
  'takedown.read': {
    description: "Read the cases of rights holders' claims; contributors see no address of a claimant",
    holders: { contributor: 'own', ...staff('admin', 'manager', 'support') },
  },
  'takedown.note': {
    description: 'Write a note for staff on the case of a claim',
    holders: staff('admin', 'manager', 'support'),
  },
  'takedown.add-evidence': {
    description: 'Add a file of evidence to the case of a claim',
    holders: staff('admin', 'manager', 'support'),
  },
  'takedown.confirm': {
    description: "Confirm a claim; only the link in the claimant's mail does so",
    holders: {},
  },
  'takedown.accept': {
    description: 'Examine a claim, and hide its works meanwhile',
    holders: CATALOGUE_OWNERS,
  },
  'takedown.hear': {
    description:
      'Ask the contributor to answer a claim within seven days: in their account, or by a mailed link without one',
    holders: CATALOGUE_OWNERS,
  },
  'takedown.answer': {
    description: "Answer a claim against one's own works",
    holders: { contributor: 'own' },
  },
  'takedown.lapse': {
    description: 'End a hearing whose time has passed; only the worker does so',
    holders: {},
  },
  'takedown.uphold': {
    description: 'Decide for the claimant, and remove the works',
    holders: CATALOGUE_OWNERS,
  },
  'takedown.reject': {
    description: 'Decide against the claimant; the works are as before',
    holders: CATALOGUE_OWNERS,
  },
  'takedown.withdraw': {
    description: 'Record that the claimant took a claim back; the works are as before',
    holders: staff('admin', 'manager', 'support'),
  },
  'takedown.counter-claim': {
    description: "Contradict the removal of one's own works, once",
    holders: { contributor: 'own' },
  },
  'takedown.restore': {
    description: 'Decide a counter-claim for the contributor; the works are as before',
    holders: CATALOGUE_OWNERS,
  },
  'takedown.dismiss': {
    description: 'Decide a counter-claim against the contributor; the works stay removed',
    holders: CATALOGUE_OWNERS,
  },
  'takedown.close': {
    description: 'Close an upheld claim that nobody contradicted in time; only the worker does so',
    holders: {},
  },
  'report.read': {
    description: 'Read the reports of users about works',
    holders: staff('admin', 'manager', 'editor', 'support'),
  },
  'report.dismiss': {
    description: 'Close a report that asks for nothing',
    holders: staff('admin', 'manager', 'editor', 'support'),
  },
  'report.hide': {
    description: 'Take a reported work out of search and listings',
    holders: staff('admin', 'manager', 'editor'),
  },
  'report.retire': {
    description: 'End the publication of a reported work',
    holders: staff('admin', 'manager', 'editor'),
  },
  'report.open-case': {
    description: 'Open a takedown case for a reported work',
    holders: staff('admin', 'manager', 'support'),
  },
  'contributor.join': {
    description: 'Become a contributor by accepting the agreement',
    holders: { member: 'own' },
  },
  'profile.edit': {
    description: 'Change what a contributor publishes about themselves',
    holders: CONTRIBUTORS,
  },
  'contributor-member.read': {
    description: 'See who works for a contributor',
    holders: { ...AUTHORS, 'contributor-viewer': 'team' },
  },
  'contributor-member.invite': {
    description: 'Invite someone to work for a contributor by mail, or take an invitation back',
    holders: CONTRIBUTORS,
  },
  'contributor-member.join': {
    description: 'Accept an invitation to work for a contributor',
    holders: { member: 'own' },
  },
  'contributor-member.change-role': {
    description: 'Change the role of a member of a contributor',
    holders: CONTRIBUTORS,
  },
  'contributor-member.remove': {
    description: 'End the membership of another user in a contributor',
    holders: CONTRIBUTORS,
  },
  'contributor-member.leave': {
    description: "End one's own work for a contributor",
    holders: { ...AUTHORS, 'contributor-viewer': 'team' },
  },
  'profile.claim': {
    description: 'Claim an imported contributor profile with a proof of ownership',
    holders: { member: 'own' },
  },
  'profile-claim.decide': {
    description: 'Accept or refuse the claim of an imported contributor profile',
    holders: staff('admin', 'manager', 'support'),
  },
  'role.grant': {
    description: 'Give a staff role to a user, or take one away',
    holders: staff('admin'),
  },
  'role-request.decide': {
    description: "Confirm or refuse another admin's request for the role admin",
    holders: staff('admin', 'manager'),
  },
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
  'royalty-rule.publish': {
    description: 'Put a version of the royalty rules into force on a later date',
    holders: MONEY,
  },
  'royalty-rule.draw-up': {
    description: 'Draw up a version of the royalty rules, or discard a draft',
    holders: MONEY,
  },
  'royalty.read': {
    description: "Read the royalty rules, with what one's own works would earn under them",
    holders: CONTRIBUTORS,
  },
  'earnings.read': {
    description: "Read what one's own works earned, and when each part of the balance becomes available",
    holders: CONTRIBUTORS,
  },
  'month.close': {
    description: 'Close the statements of a month',
    holders: MONEY,
  },
  'tax-form.decide': {
    description: 'Accept or refuse the tax form of a contributor',
    holders: MONEY,
  },
  'payout-method.change': {
    description: 'Change where earnings are paid to',
    holders: { contributor: 'own' },
  },
  'payee.edit': {
    description: "State one's own identity, and sign a tax form",
    holders: { contributor: 'own' },
  },
  'payee.read': {
    description: 'Read identities, tax forms and payout methods of contributors, masked',
    holders: MONEY,
  },
  'payee.reveal': {
    description:
      'Show the identity, tax form or payout method of a contributor in full, with a reason that is logged',
    holders: staff('finance'),
  },
  'identity.decide': {
    description: 'Accept or refuse the identity that a contributor stated',
    holders: MONEY,
  },
  'cashout.request': {
    description: 'Ask for the available balance to be paid out',
    holders: { contributor: 'own' },
  },
  'cashout.approve': {
    description: 'Accept or reject a requested cashout',
    holders: MONEY,
  },
  'cashout.pay': {
    description: 'Send approved cashouts to the payout provider',
    holders: MONEY,
  },
  'cashout.hold': {
    description: 'Stop a cashout, with a reason that the contributor sees, or let it go on',
    holders: MONEY,
  },
  'affiliate-payout.request': {
    description: 'Ask for the available commissions to be paid out',
    holders: { member: 'own' },
  },
  'affiliate-payout.approve': {
    description: 'Read the payouts of affiliates, approve one or refuse it with a reason',
    holders: MONEY,
  },
  'affiliate-payout.pay': {
    description: 'Record that an approved payout was sent to its affiliate',
    holders: MONEY,
  },
} as const satisfies Record<`${string}.${string}`, CommandRow>

export type Command = keyof typeof COMMANDS
export const COMMAND_CODES = Object.keys(COMMANDS) as readonly Command[]
