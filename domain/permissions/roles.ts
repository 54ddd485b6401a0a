/**
 * Roles of staff. Spec section 3 names tester, developer, admin and manager; the desks of domain.md add the rest. A new
 * role is added at the end: the order is that of an enum in the database.
 */
export const STAFF_ROLES = [
  'admin',
  'manager',
  'developer',
  'tester',
  'editor',
  'reviewer',
  'finance',
  'support',
  'senior-reviewer',
] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** `visitor` is everyone without a session, `member` everyone with an account. */
export const ACTOR_ROLES = ['visitor', 'member', ...STAFF_ROLES] as const
export type ActorRole = (typeof ACTOR_ROLES)[number]

/** Roles in a team of subscribers. */
export const TEAM_ROLES = ['member', 'owner'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

/**
 * Roles in the team of a contributor, beside the account that holds it: an owner does all that the holder does, except
 * for money; an editor works on its submissions; a viewer reads them.
 */
export const CONTRIBUTOR_TEAM_ROLES = ['owner', 'editor', 'viewer'] as const
export type ContributorTeamRole = (typeof CONTRIBUTOR_TEAM_ROLES)[number]

/** Who can hold a command (commands.ts): actors by their account, and by what they own or belong to. */
export const HOLDER_ROLES = [
  ...ACTOR_ROLES,
  'contributor',
  'contributor-owner',
  'contributor-editor',
  'contributor-viewer',
  'team-member',
  'team-owner',
] as const
export type HolderRole = (typeof HOLDER_ROLES)[number]

export function isStaffRole(value: string): value is StaffRole {
  return (STAFF_ROLES as readonly string[]).includes(value)
}
