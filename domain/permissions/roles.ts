/**
 * Who can act. `visitor` is everybody without a session, `member` everybody with an account; the others are staff
 * (spec section 3 names tester, developer, admin, manager; the desks of domain.md add the rest).
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
] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const ACTOR_ROLES = ['visitor', 'member', ...STAFF_ROLES] as const
export type ActorRole = (typeof ACTOR_ROLES)[number]

export function isStaffRole(value: string): value is StaffRole {
  return (STAFF_ROLES as readonly string[]).includes(value)
}
