import type { Endpoint } from 'payload'
import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { commandEndpoint } from '#cms/endpoints/console/call.ts'
import { formCommand } from '#cms/endpoints/console/form-command.ts'
import { addSynonym } from '#cms/operations/analytics/add-synonym.ts'
import { readAnalytics } from '#cms/operations/analytics/read-analytics.ts'
import { readResults } from '#cms/operations/experiments/read-results.ts'
import { analyticsQuerySchema, newSynonymSchema } from '#domain/contract/console/analytics.ts'

/** Reports about visitors, and what follows from a search without results. */
export const ANALYTICS_ENDPOINTS: readonly Endpoint[] = [
  commandEndpoint('get', 'analytics.read', '/analytics', async ({ payload, searchParams }) => {
    const query = analyticsQuerySchema.safeParse(Object.fromEntries(searchParams))
    if (!query.success) return respondError('bad-request', 'Send `days`')
    const read = await readAnalytics(payload, query.data, new Date())
    return Response.json(read, { headers: { 'Cache-Control': 'no-store' } })
  }),
  commandEndpoint('get', 'analytics.read', '/experiments', async ({ payload }) =>
    Response.json(await readResults(payload), { headers: { 'Cache-Control': 'no-store' } }),
  ),
  formCommand('synonym.add', '/analytics/synonyms', newSynonymSchema, (req, synonym, { actor }) =>
    addSynonym(req, actor, synonym),
  ),
]
