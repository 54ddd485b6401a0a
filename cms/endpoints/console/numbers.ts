import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { readNumbers } from '#cms/operations/submissions/read-numbers.ts'
import { readScope } from '#domain/contract/console/may-read.ts'

/** The numbers of the home page, for readers of submissions. */
export const READ_NUMBERS = consoleEndpoint('get', '/numbers', async (req, { actor }) => {
  const scope = readScope(actor, 'submissions')
  if (scope === null) return respondError('forbidden')
  const numbers = await readNumbers(req.payload, scope === 'own' ? actor.id : null)
  return Response.json(numbers, { headers: { 'Cache-Control': 'no-store' } })
})
