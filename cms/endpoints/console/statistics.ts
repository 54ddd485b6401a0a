import type { Endpoint, PayloadRequest } from 'payload'
import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { type ConsoleCaller, commandEndpoint } from '#cms/endpoints/console/call.ts'
import { exportCounts } from '#cms/operations/statistics/export-counts.ts'
import { findCounted } from '#cms/operations/statistics/find-counted.ts'
import { readStatistics } from '#cms/operations/statistics/read-statistics.ts'
import { csvLine } from '#domain/contract/console/csv.ts'
import {
  STATISTICS_COLUMNS,
  type StatisticsQuery,
  statisticsQuerySchema,
} from '#domain/contract/console/statistics.ts'
import { daysOf } from '#domain/statistics/periods.ts'

const NO_STORE = { 'Cache-Control': 'no-store' } as const

/** Views and downloads of the user's own works, and of those of their teams. */
export const STATISTICS_ENDPOINTS: readonly Endpoint[] = [
  statistics('/statistics', async ({ payload }, { actor }, query) => {
    const read = await readStatistics(payload, actor, query, new Date())
    return read === null ? respondError('not-found') : Response.json(read, { headers: NO_STORE })
  }),
  statistics('/statistics/export', async ({ payload }, { actor }, query) => {
    const counted = await findCounted(payload, actor, query)
    if (counted === null) return respondError('not-found')
    const pages = exportCounts(payload, counted, daysOf(query.days, new Date())[0] ?? '')
    const form = counted.asset?.form ?? 'item'
    return new Response(csvOf(form, pages), {
      headers: {
        ...NO_STORE,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="statistics.csv"',
      },
    })
  }),
]

type Handler = (req: PayloadRequest, caller: ConsoleCaller, query: StatisticsQuery) => Promise<Response>

function statistics(path: string, handle: Handler): Endpoint {
  return commandEndpoint('get', 'statistics.read', path, async (req, caller) => {
    const query = statisticsQuerySchema.safeParse(Object.fromEntries(req.searchParams))
    return query.success
      ? handle(req, caller, query.data)
      : respondError('bad-request', 'Send `days`, `contributor`, and `item` or `pack`')
  })
}

/** Streams the pages at the speed of the client. The byte order mark tells spreadsheets that the text is UTF-8. */
function csvOf(
  form: keyof typeof STATISTICS_COLUMNS,
  pages: AsyncGenerator<readonly Readonly<Record<string, unknown>>[], void>,
): ReadableStream<Uint8Array> {
  const columns = STATISTICS_COLUMNS[form]
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${csvLine(columns)}`)),
    pull: async (controller) => {
      const { value: rows, done } = await pages.next()
      if (done) return controller.close()
      const lines = rows.map((row) =>
        csvLine(columns.map((column) => row[column === form ? 'asset' : column])),
      )
      controller.enqueue(encoder.encode(lines.join('')))
    },
    cancel: async () => {
      await pages.return()
    },
  })
}
