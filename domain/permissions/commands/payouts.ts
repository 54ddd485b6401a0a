import { CONTRIBUTORS, type CommandRow, MONEY, staff } from './holders.ts'

/** Commands on royalties, payees and what is paid out. */
export const PAYOUT_COMMANDS = {
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
