import { z } from 'zod'
import { bodyOf, fetchCms } from '#storefront/data/fetch-cms.ts'
import { createTtlCache } from '#storefront/data/ttl-cache.ts'

const movedSchema = z.object({ from: z.string(), to: z.string() })
const envelopeSchema = z.object({ response: z.object({ redirects: z.array(movedSchema) }) })

const memory = createTtlCache<ReadonlyMap<string, string>>({ lifeMs: 10_000, capacity: 1 })

/**
 * Where an editor has redirected a path (without language), for the proxy; null when there is no redirect. All
 * redirects are fetched at once and cached for 10 s, so that requests for unknown paths cost the CMS nothing.
 *
 * @throws Error when the CMS does not respond
 */
export async function readRedirectOf(path: string): Promise<string | null> {
  const moved = await memory.recall('all', askForAll)
  return moved.get(path) ?? null
}

async function askForAll(): Promise<ReadonlyMap<string, string>> {
  const { redirects } = envelopeSchema.parse(await bodyOf(await fetchCms('/redirects'))).response
  return new Map(redirects.map(({ from, to }) => [from, to]))
}
