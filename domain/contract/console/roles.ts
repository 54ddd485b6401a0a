import { z } from 'zod'
import { ROLE_CHANGES } from '#domain/permissions/role-change.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/permissions/roles.ts'

/** `POST /api/console/users/:id/change-role`. */
export const changeRoleSchema = z.strictObject({
  role: z.enum(STAFF_ROLES),
  change: z.enum(ROLE_CHANGES),
  /** For the audit log. */
  reason: z.string().trim().min(1, 'statement-missing').max(500, 'text-too-long'),
})
export type ChangeRoleForm = z.input<typeof changeRoleSchema>

/** What `GET /api/console/users/:id`, `…/staff/:id` and `change-role` answer beside the fields of the list. */
export interface UserRoles {
  readonly id: string
  readonly email: string
  readonly roles: readonly StaffRole[]
  /** Whether a request for the role admin waits for a second admin. */
  readonly admin_requested: boolean
  readonly allowed_actions: readonly 'change-role'[]
}

/** The commands on a request for the role admin, by the last part of their address. */
export const ROLE_REQUEST_ACTIONS = { confirm: 'confirmed', refuse: 'refused' } as const
export type RoleRequestAction = keyof typeof ROLE_REQUEST_ACTIONS
export const ROLE_REQUEST_ACTION_CODES = Object.keys(ROLE_REQUEST_ACTIONS) as readonly RoleRequestAction[]
