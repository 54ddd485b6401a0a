import type { Endpoint } from 'payload'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { endpoint, guarded, respond, respondError } from '#cms/endpoints/api-v2/respond.ts'
import { environment } from '#cms/env.ts'
import { type FeatureService, readFeatures } from '#cms/operations/experiments/read-features.ts'
import { readFlags } from '#cms/operations/experiments/read-flags.ts'
import { LOCAL_CLIENT_KEY } from '#domain/contract/flags.ts'

/** Flags are public: browsers evaluate them. They are the same for all visitors, so that caches may keep them. */
const CACHED = { 'Cache-Control': 'public, max-age=30' } as const

export const FLAG_ENDPOINTS: readonly Endpoint[] = [
  endpoint('get', '/flags', async ({ payload }) => respond('flags', (await readFlags(payload)).flags)),
  {
    method: 'get',
    // The address of GrowthBook's features API.
    path: '/features/:key',
    handler: guarded(async (req) => {
      if (pathParameter(req, 'key') !== LOCAL_CLIENT_KEY) return respondError('not-found')
      const features = await readFeatures(req.payload, featureService())
      return features === null ? respondError('unavailable') : Response.json(features, { headers: CACHED })
    }),
  },
]

function featureService(): FeatureService | null {
  const { GROWTHBOOK_API_HOST: host, GROWTHBOOK_CLIENT_KEY: clientKey } = environment()
  return host === undefined || clientKey === undefined ? null : { host, clientKey }
}
