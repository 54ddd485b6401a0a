import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { call, personOf } from '#cms/endpoints/people/call.ts'
import { readOwnUsage, readTeamUsage } from '#cms/operations/usage/read-usage-history.ts'
import { type UsageHistory, usageQuerySchema } from '#domain/contract/usage.ts'
import { usageCsv } from '#domain/entitlement/usage-history.ts'
import { refuse } from '#domain/errors/catalogue.ts'

/** What the plans of a user or of their team were used for, by day: as data, or as CSV. */
export const USAGE_ENDPOINTS: Endpoint[] = [
  call('read-usage', async (req, actor) => {
    const { days, format } = queryOf(req)
    return answer(
      await readOwnUsage(req.payload, { user: personOf(actor).id, days, now: new Date() }),
      format,
    )
  }),
  call('read-team-usage', async (req, actor) => {
    const { days, format } = queryOf(req)
    const team = z.uuid().safeParse(pathParameter(req, 'team'))
    if (!team.success) return respondRefusal(refuse('not-found'))
    const wanted = { user: personOf(actor).id, team: team.data, days, now: new Date() }
    const read = await readTeamUsage(req.payload, wanted)
    return read.ok ? answer(read.value, format) : respondRefusal(read)
  }),
]

function queryOf(req: PayloadRequest) {
  return usageQuerySchema.parse(Object.fromEntries(req.searchParams))
}

function answer(history: UsageHistory, format: 'json' | 'csv'): Response {
  if (format === 'json') return respond('usage', history)
  return new Response(usageCsv(history.rows), {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="usage-${history.from}-${history.to}.csv"`,
    },
  })
}
