import { z } from 'zod'
import { flagsSchema, type RunningFlag } from '#domain/contract/flags.ts'
import { bodyOf, fetchCms } from '#storefront/data/fetch-cms.ts'
import { createTtlCache } from '#storefront/data/ttl-cache.ts'

const envelopeSchema = z.object({ response: z.object({ flags: flagsSchema }) })

const memory = createTtlCache<readonly RunningFlag[]>({ lifeMs: 10_000, capacity: 1 })

/** The flag of a code while it runs, for the proxy; undefined without one. @throws Error when the CMS does not respond */
export async function readFlag(code: string): Promise<RunningFlag | undefined> {
  const flags = await memory.recall(
    'all',
    async () => envelopeSchema.parse(await bodyOf(await fetchCms('/flags'))).response.flags,
  )
  return flags.find((flag) => flag.code === code)
}
