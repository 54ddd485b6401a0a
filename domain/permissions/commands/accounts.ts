import { AUTHORS, CONTRIBUTORS, type CommandRow, staff } from './holders.ts'

/** Commands on accounts, contributors and their members, and roles. */
export const ACCOUNT_COMMANDS = {
  'audit-log.read': {
    description: 'Search the log of commands, with their reasons and what they changed',
    holders: { admin: 'all', manager: 'all' },
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
} as const satisfies Record<`${string}.${string}`, CommandRow>
