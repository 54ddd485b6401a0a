import type { Endpoint, PayloadRequest } from 'payload'
import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { commandEndpoint } from '#cms/endpoints/console/call.ts'
import { exportEarnings } from '#cms/operations/earnings/export-earnings.ts'
import { readEarnings } from '#cms/operations/earnings/read-earnings.ts'
import { csvLine } from '#domain/contract/console/csv.ts'
import { earningsExportSchema, earningsQuerySchema } from '#domain/contract/console/earnings.ts'

const NO_STORE = { 'Cache-Control': 'no-store' } as const

/** What the user's own works earned, and those of contributors whose team they own. */
export const EARNINGS_ENDPOINTS: readonly Endpoint[] = [
  commandEndpoint('get', 'earnings.read', '/earnings', async (req, { actor }) => {
    const query = earningsQuerySchema.safeParse(parametersOf(req))
    if (!query.success) return respondError('bad-request', 'Send `months`, `contributor` and `currency`')
    const read = await readEarnings(req.payload, { actor, query: query.data })
    return read === null ? respondError('not-found') : Response.json(read, { headers: NO_STORE })
  }),
  commandEndpoint('get', 'earnings.read', '/earnings/export', async (req, { actor }) => {
    const asked = earningsExportSchema.safeParse(parametersOf(req))
    if (!asked.success)
      return respondError('bad-request', 'Send `by`, `months`, `contributor` and `currency`')
    const { by, ...query } = asked.data
    const table = await exportEarnings(req.payload, { actor, query }, by)
    if (table === null) return respondError('not-found')
    // The byte order mark tells spreadsheets that the text is UTF-8.
    return new Response(`\uFEFF${[table.columns, ...table.rows].map(csvLine).join('')}`, {
      headers: {
        ...NO_STORE,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="earnings-by-${by}.csv"`,
      },
    })
  }),
]

function parametersOf({ searchParams }: PayloadRequest): Record<string, string> {
  return Object.fromEntries(searchParams)
}
