import type { Endpoint } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { commandEndpoint, consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import { changeRole } from '#cms/operations/roles/change-role.ts'
import { decideRequest } from '#cms/operations/roles/decide-role-request.ts'
import { readRoleRequest, readUser } from '#cms/operations/roles/read-roles.ts'
import {
  changeRoleSchema,
  ROLE_REQUEST_ACTION_CODES,
  ROLE_REQUEST_ACTIONS,
} from '#domain/contract/console/roles.ts'
import { commandScope } from '#domain/permissions/command-scope.ts'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } } as const

/** Changes of staff roles, and the decisions on requests for the role admin. */
export const ROLE_ENDPOINTS: readonly Endpoint[] = [
  commandEndpoint('post', 'role.grant', '/users/:id/change-role', async (req, { actor }) => {
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = changeRoleSchema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const user = pathParameter(req, 'id')
    const changed = await changeRole(req.payload, { actor, user, ...form.data })
    if (!changed.ok) return respondRefusal(changed)
    return Response.json(await readUser(req.payload, 'users', user, actor), NO_STORE)
  }),
  ...ROLE_REQUEST_ACTION_CODES.map((action) =>
    consoleEndpoint('post', `/role-requests/:id/${action}`, async (req, { actor }) => {
      if (commandScope(actor, 'role-request.decide') === null) return respondError('forbidden')
      const written = pathParameter(req, 'id')
      if (!/^[1-9]\d{0,8}$/.test(written)) return respondError('not-found')
      const request = Number(written)
      const decided = await decideRequest(req.payload, {
        actor,
        request,
        outcome: ROLE_REQUEST_ACTIONS[action],
      })
      if (!decided.ok) return respondRefusal(decided)
      return Response.json(await readRoleRequest(req.payload, request, actor), NO_STORE)
    }),
  ),
]
