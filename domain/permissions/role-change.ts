import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { commandScope, type Holder } from './command-scope.ts'
import type { StaffRole } from './roles.ts'

export const ROLE_CHANGES = ['grant', 'revoke'] as const
export type RoleChange = (typeof ROLE_CHANGES)[number]

/** How long a second person can confirm a request for the role admin. */
export const REQUEST_DAYS = 7

interface WantedChange {
  readonly actor: Holder
  /** The account whose roles change. */
  readonly user: string
  readonly role: StaffRole
  readonly change: RoleChange
  /** The present roles of the account. */
  readonly roles: readonly StaffRole[]
}

/**
 * Whether a change of roles is applied at once, or must be confirmed by a second person. No user
 * changes their own roles, so the admin who acts remains one.
 */
export function decideRoleChange({
  actor,
  user,
  role,
  change,
  roles,
}: WantedChange): Result<'apply' | 'request'> {
  if (commandScope(actor, 'role.grant') !== 'all') return refuse('forbidden')
  if (actor.id === user) return refuse('role-request-own', 'Another admin changes your roles')
  if (roles.includes(role) === (change === 'grant'))
    return refuse('state-changed', `the account has ${roles.join(', ') || 'no roles'}`)
  return accept(needsSecondPerson(role, change) ? 'request' : 'apply')
}

/** Granting the role admin is only requested, and confirmed by a second person. */
export function needsSecondPerson(role: StaffRole, change: RoleChange): boolean {
  return role === 'admin' && change === 'grant'
}

export const REQUEST_OUTCOMES = ['confirmed', 'refused'] as const
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number]

export interface RoleRequest {
  readonly requestedBy: string
  /** Milliseconds since 1970. */
  readonly requestedAt: number
  readonly isDecided: boolean
}

interface WantedDecision {
  readonly actor: Holder
  readonly outcome: RequestOutcome
  readonly now: number
}

/** Confirming needs an admin or a manager who did not ask; the one who asked may refuse, which takes the request back. */
export function decideRoleRequest(
  { requestedBy, requestedAt, isDecided }: RoleRequest,
  { actor, outcome, now }: WantedDecision,
): Result<true> {
  if (commandScope(actor, 'role-request.decide') !== 'all') return refuse('forbidden')
  if (isDecided) return refuse('role-request-decided')
  if (now - requestedAt >= REQUEST_DAYS * DAY_MS) return refuse('role-request-expired')
  if (outcome === 'confirmed' && requestedBy === actor.id) return refuse('role-request-own')
  return accept(true)
}
