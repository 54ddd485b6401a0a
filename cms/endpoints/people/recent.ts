import type { Endpoint, PayloadRequest } from 'payload'
import { respond } from '#cms/endpoints/api-v2/respond.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import {
  deleteSearches,
  deleteViewed,
  readRecent,
  saveSearches,
  saveViewed,
} from '#cms/operations/recent/recent.ts'
import { recentlyViewedSchema, recentSearchesSchema } from '#domain/contract/recent.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

/** Recent searches and recently viewed assets; each call answers with both updated lists. */
export const RECENT_ENDPOINTS: Endpoint[] = [
  call('read-recent', answer),
  formCall('keep-searches', recentSearchesSchema, async (req, { searches }, actor) => {
    await saveSearches(req.payload, personOf(actor).id, searches)
    return answer(req, actor)
  }),
  formCall('keep-viewed', recentlyViewedSchema, async (req, { viewed }, actor) => {
    await saveViewed(req.payload, personOf(actor).id, viewed)
    return answer(req, actor)
  }),
  call('forget-searches', async (req, actor) => {
    await deleteSearches(req.payload, personOf(actor).id, req.searchParams.get('query'))
    return answer(req, actor)
  }),
  call('forget-viewed', async (req, actor) => {
    await deleteViewed(req.payload, personOf(actor).id, req.searchParams.get('slug'))
    return answer(req, actor)
  }),
]

async function answer(req: PayloadRequest, actor: Actor): Promise<Response> {
  return respond('recent', await readRecent(req.payload, personOf(actor).id))
}
