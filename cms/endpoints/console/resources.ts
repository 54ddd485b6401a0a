import type { Endpoint, PayloadRequest } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respondError, respondRefusal } from '#cms/endpoints/api-v2/respond.ts'
import { type ConsoleCaller, consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { evidenceSigning } from '#cms/endpoints/console/evidence-signing.ts'
import { isBillingDetail, readBillingDetail } from '#cms/operations/billing-desk/read-detail.ts'
import { readClaim } from '#cms/operations/claims/read-claim.ts'
import { type ConsoleRow, isUuid, listRows, readRow } from '#cms/operations/console/list-rows.ts'
import { readItem } from '#cms/operations/console/read-item.ts'
import { readPackSubmission } from '#cms/operations/packs/read-pack-submission.ts'
import { readReport } from '#cms/operations/reports/read-report.ts'
import { readRoleRequest, readUser } from '#cms/operations/roles/read-roles.ts'
import { readSubmission } from '#cms/operations/submissions/read-submission.ts'
import { readCase } from '#cms/operations/takedowns/read-case.ts'
import { csvLine } from '#domain/contract/console/csv.ts'
import { type ListQuery, MAX_REACHED, MAX_ROWS, parseListQuery } from '#domain/contract/console/list-query.ts'
import { readReach } from '#domain/contract/console/may-read.ts'
import {
  CONSOLE_RESOURCES,
  type ConsoleResource,
  isConsoleResource,
} from '#domain/contract/console/resources.ts'
import type { Reach } from '#domain/permissions/command-scope.ts'

type ResourceHandler = (
  req: PayloadRequest,
  resource: ConsoleResource,
  caller: ResourceCaller,
) => Promise<Response>

interface ResourceCaller extends ConsoleCaller {
  readonly reach: Reach
}

const NO_STORE = { 'Cache-Control': 'no-store' } as const

/** Reads of the console's resources in the protocol of ra-data-simple-rest, and a list as CSV. */
export const RESOURCE_ENDPOINTS: readonly Endpoint[] = [
  read('/:resource', async (req, resource, { reach }) => {
    const query = parseListQuery(CONSOLE_RESOURCES[resource], req.searchParams)
    if (!query.ok) return respondRefusal(query)
    const { rows, total } = await listRows(req.payload, resource, query.value, reach)
    const { offset } = query.value
    const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`
    return Response.json(rows, { headers: { ...NO_STORE, 'Content-Range': `${resource} ${range}/${total}` } })
  }),
  // Before `/:resource/:id`, which would match it with the id `export`.
  read('/:resource/export', async (req, resource, { reach }) => {
    const query = parseListQuery(CONSOLE_RESOURCES[resource], req.searchParams)
    if (!query.ok) return respondRefusal(query)
    const first = await listRows(req.payload, resource, { ...query.value, offset: 0, limit: MAX_ROWS }, reach)
    if (first.total >= MAX_REACHED)
      return respondError('query-out-of-bounds', `Use a filter to export fewer than ${MAX_REACHED} rows`)
    return new Response(csvStream(req, resource, query.value, reach), {
      headers: {
        ...NO_STORE,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${resource}.csv"`,
      },
    })
  }),
  read('/:resource/:id', async (req, resource, { actor }) => {
    const id = idOf(req, resource)
    if (id === null) return respondError('not-found')
    const row = await readOne(req, resource, id, actor)
    return row === null ? respondError('not-found') : Response.json(row, { headers: NO_STORE })
  }),
]

function read(path: string, handle: ResourceHandler): Endpoint {
  return consoleEndpoint('get', path, async (req, caller) => {
    const resource = pathParameter(req, 'resource')
    if (!isConsoleResource(resource)) return respondError('not-found')
    const reach = readReach(caller.actor, resource)
    if (reach === null) return respondError('forbidden')
    return handle(req, resource, { ...caller, reach })
  })
}

/**
 * Items, accounts, profile claims, reports, submissions, contributors' packs and takedown cases are answered with more
 * than their list rows.
 */
function readOne(
  { payload }: PayloadRequest,
  resource: ConsoleResource,
  id: string | number,
  actor: ConsoleCaller['actor'],
): Promise<object | null> {
  if (isBillingDetail(resource)) return readBillingDetail(payload, resource, String(id), actor)
  if (typeof id === 'string')
    return resource === 'users' || resource === 'staff'
      ? readUser(payload, resource, id, actor)
      : readRow(payload, resource, id)
  if (resource === 'role-requests') return readRoleRequest(payload, id, actor)
  if (resource === 'items') return readItem(payload, id, actor)
  if (resource === 'pack-submissions') return readPackSubmission(payload, id, actor)
  if (resource === 'takedowns') return readCase(payload, id, actor, evidenceSigning())
  if (resource === 'reports') return readReport(payload, id, actor)
  if (resource === 'profile-claims') return readClaim(payload, id, actor)
  return resource === 'submissions' ? readSubmission(payload, id, actor) : readRow(payload, resource, id)
}

/** Null for an invalid id, such as a word for a numeric one. */
function idOf(req: PayloadRequest, resource: ConsoleResource): string | number | null {
  const written = pathParameter(req, 'id')
  const { kind } = CONSOLE_RESOURCES[resource].fields.id
  if (kind === 'text') return written
  if (kind === 'uuid') return isUuid(written) ? written : null
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : null
}

/** Streams the rows page by page at the speed of the client, so that at most one page is in memory. */
function csvStream(
  { payload }: PayloadRequest,
  resource: ConsoleResource,
  query: ListQuery,
  reach: Reach,
): ReadableStream<Uint8Array> {
  const fields = Object.keys(CONSOLE_RESOURCES[resource].fields)
  const encoder = new TextEncoder()
  const lineOf = (row: ConsoleRow) => csvLine(fields.map((field) => row[field]))
  let offset = 0
  return new ReadableStream({
    // The byte order mark tells spreadsheets that the text is UTF-8.
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${csvLine(fields)}`)),
    pull: async (controller) => {
      const { rows } = await listRows(payload, resource, { ...query, offset, limit: MAX_ROWS }, reach)
      offset += rows.length
      if (rows.length > 0) controller.enqueue(encoder.encode(rows.map(lineOf).join('')))
      if (rows.length < MAX_ROWS) controller.close()
    },
  })
}
