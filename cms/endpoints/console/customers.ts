import type { Endpoint } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { respondError } from '#cms/endpoints/api-v2/respond.ts'
import { commandEndpoint } from '#cms/endpoints/console/call.ts'
import { readStory } from '#cms/operations/billing-desk/read-story.ts'
import { readRow } from '#cms/operations/console/list-rows.ts'
import { storyQuerySchema } from '#domain/contract/console/customers.ts'

/** Everything that is known about a customer, page by page. */
export const READ_STORY: Endpoint = commandEndpoint(
  'get',
  'customer.read',
  '/customers/:id/story',
  async (req) => {
    const query = storyQuerySchema.safeParse(Object.fromEntries(req.searchParams))
    if (!query.success)
      return respondError('bad-request', 'Send `kind` and `before` of a page before, or neither')
    const id = pathParameter(req, 'id')
    if ((await readRow(req.payload, 'customers', id)) === null) return respondError('not-found')
    const story = await readStory(req.payload, id, query.data)
    return Response.json(story, { headers: { 'Cache-Control': 'no-store' } })
  },
)
