import type { Scope } from '#domain/permissions/permissions.ts'
import type { HolderRole, StaffRole } from '#domain/permissions/roles.ts'

/** One thing that a caller can ask the server to do, beyond creating, reading, updating and deleting rows. */
export interface CommandRow {
  readonly description: string
  /** The roles that hold the command and the rows that they may apply it to. A role that is missing here is refused. */
  readonly holders: Partial<Record<HolderRole, Scope>>
}

/** Staff roles that may apply a command to every row. */
export function staff(...roles: readonly StaffRole[]): Partial<Record<StaffRole, 'all'>> {
  return Object.fromEntries(roles.map((role) => [role, 'all']))
}

export const REVIEWERS = staff('admin', 'manager', 'senior-reviewer', 'reviewer')
/** Decide what a reviewer's own decision must not decide, appeals and second opinions, and compare decisions. */
export const SENIOR_REVIEWERS = staff('admin', 'manager', 'senior-reviewer')
export const PUBLISHERS = staff('admin', 'manager', 'editor', 'senior-reviewer', 'reviewer')
export const CATALOGUE_OWNERS = staff('admin', 'manager')
export const MONEY = staff('admin', 'finance')
/** Who answers customers about what they bought. */
export const BILLING_DESK = staff('admin', 'finance', 'support')
export const CONTRIBUTORS = { contributor: 'own', 'contributor-owner': 'team' } as const
/** Work is its contributor's; owners and editors of the contributor's team work on it too. */
export const AUTHORS = { ...CONTRIBUTORS, 'contributor-editor': 'team' } as const
/** A subscription is its subscriber's, or its team's where the owner acts. */
export const SUBSCRIBERS = { member: 'own', 'team-owner': 'team', ...staff('admin', 'support') } as const
