import type { Endpoint } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { commandEndpoint } from '#cms/endpoints/console/call.ts'
import { formCommand } from '#cms/endpoints/console/form-command.ts'
import { discardRule, drawUpRule, publishRule } from '#cms/operations/royalties/change-rules.ts'
import { readContributorRoyalties } from '#cms/operations/royalties/read-contributor-royalties.ts'
import { readTerms } from '#cms/operations/royalties/read-terms.ts'
import { startClose } from '#cms/operations/royalties/start-close.ts'
import { newRuleSchema, publishRuleSchema, startCloseSchema } from '#domain/contract/console/royalties.ts'
import { staffReasonSchema } from '#domain/contract/subscriptions.ts'

/** Versions of the royalty rules for staff, and what contributors read about them. */
export const ROYALTY_ENDPOINTS: readonly Endpoint[] = [
  commandEndpoint('get', 'royalty.read', '/royalties', async ({ payload }, { actor }) => {
    const read = await readContributorRoyalties(payload, actor)
    return read === null
      ? respondError('forbidden')
      : Response.json(read, { headers: { 'Cache-Control': 'no-store' } })
  }),
  commandEndpoint('get', 'royalty-rule.draw-up', '/royalty-terms', async ({ payload }) =>
    Response.json(await readTerms(payload), { headers: { 'Cache-Control': 'no-store' } }),
  ),
  formCommand('month.close', '/royalty-closes', startCloseSchema, (req, form, { actor }) =>
    startClose(req.payload, { actor, form }),
  ),
  formCommand('royalty-rule.draw-up', '/royalty-rules', newRuleSchema, (req, form, { actor }) =>
    drawUpRule(req.payload, { actor, form }),
  ),
  formCommand(
    'royalty-rule.publish',
    '/royalty-rules/:id/publish',
    publishRuleSchema,
    (req, form, { actor }) =>
      publishRule(req.payload, { actor, rule: Number(pathParameter(req, 'id')), form }),
  ),
  formCommand(
    'royalty-rule.draw-up',
    '/royalty-rules/:id/discard',
    staffReasonSchema,
    (req, { reason }, { actor }) =>
      discardRule(req.payload, { actor, rule: Number(pathParameter(req, 'id')), reason }),
  ),
]
