import type { Endpoint } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { formCommand } from '#cms/endpoints/console/form-command.ts'
import { closeRequest } from '#cms/operations/work-requests/close-request.ts'
import { requestWorks } from '#cms/operations/work-requests/request-works.ts'
import { newWorkRequestSchema } from '#domain/contract/console/work-requests.ts'
import { staffReasonSchema } from '#domain/contract/subscriptions.ts'

/** Requests to contributors for works that people searched for in vain. Their list is a resource of the console. */
export const WORK_REQUEST_ENDPOINTS: readonly Endpoint[] = [
  formCommand('work-request.create', '/work-requests', newWorkRequestSchema, (req, wanted, { actor }) =>
    requestWorks(req.payload, { ...wanted, actor, now: new Date() }),
  ),
  formCommand(
    'work-request.close',
    '/work-requests/:id/close',
    staffReasonSchema,
    (req, { reason }, { actor }) =>
      closeRequest(req.payload, { actor, request: Number(pathParameter(req, 'id')), reason }),
  ),
]
