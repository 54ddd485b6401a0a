import { z } from 'zod'
import { createShortMemory } from '#storefront/data/short-memory.ts'
import { environment } from '#storefront/env.ts'

const TIMEOUT_MS = 5_000

const envelopeSchema = z.object({ response: z.object({ redirect: z.object({ to: z.string() }) }) })

const memory = createShortMemory<string | null>({ lifeMs: 10_000, capacity: 10_000 })

/**
 * Where an editor says that a path (without language) has moved to, for the proxy; null when nobody says so.
 *
 * @throws Error when the CMS does not answer
 */
export function readRedirectOf(path: string): Promise<string | null> {
  return memory.recall(path, () => askFor(path))
}

async function askFor(path: string): Promise<string | null> {
  const url = `${environment().CMS_URL}/api/v2/redirects?${new URLSearchParams({ from: path })}`
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${response.status} from ${url}`)
  return envelopeSchema.parse(await response.json()).response.redirect.to
}
