import type { Endpoint, PayloadRequest } from 'payload'
import { languageOf } from '#cms/endpoints/api-v2/query.ts'
import { respond, respondError } from '#cms/endpoints/api-v2/respond.ts'
import { call, personOf } from '#cms/endpoints/people/call.ts'
import { respondStatement } from '#cms/endpoints/respond-statement.ts'
import { readOwnStatements } from '#cms/operations/statements/read-statements.ts'
import { readStatement, showStatement } from '#cms/operations/statements/statement-file.ts'
import { statementQuerySchema } from '#domain/contract/statements.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

/** The statements of the user's profiles: all, one with its first lines, and one as a file. */
export const STATEMENT_ENDPOINTS: Endpoint[] = [
  call('read-statements', async (req, actor) =>
    respond('statements', await readOwnStatements(req.payload, personOf(actor).id)),
  ),
  call('read-statement', async (req, actor) => {
    const found = await find(req, actor)
    return found === null
      ? respondError('not-found')
      : respond('statement', await showStatement(req.payload, found.stored))
  }),
  call('export-statement', async (req, actor) => {
    const found = await find(req, actor)
    return found === null
      ? respondError('not-found')
      : respondStatement(req.payload, found.stored, { format: found.format, language: languageOf(req) })
  }),
]

/** The statement that the query names, if it is one of the user's. */
async function find({ payload, searchParams }: PayloadRequest, actor: Actor) {
  const query = statementQuerySchema.safeParse(Object.fromEntries(searchParams))
  if (!query.success) return null
  const { statement, format } = query.data
  const stored = await readStatement(payload, { user: personOf(actor).id, statement })
  return stored && { stored, format }
}
