import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { consoleEndpoint } from '#cms/endpoints/console/call.ts'
import { readNumbers } from '#cms/operations/submissions/read-numbers.ts'
import { readReach } from '#domain/contract/console/may-read.ts'

/** The numbers of the home page, for readers of submissions. */
export const READ_NUMBERS = consoleEndpoint('get', '/numbers', async (req, { actor }) => {
  const reach = readReach(actor, 'submissions')
  if (reach === null) return respondError('forbidden')
  const numbers = await readNumbers(req.payload, reach)
  return Response.json(numbers, { headers: { 'Cache-Control': 'no-store' } })
})
