import { z } from 'zod'
import { createShortMemory } from '#storefront/data/short-memory.ts'
import { environment } from '#storefront/env.ts'

const TIMEOUT_MS = 5_000

const movedSchema = z.object({ from: z.string(), to: z.string() })
const envelopeSchema = z.object({ response: z.object({ redirects: z.array(movedSchema) }) })

const memory = createShortMemory<ReadonlyMap<string, string>>({ lifeMs: 10_000, capacity: 1 })

/**
 * Where an editor says that a path (without language) has moved to, for the proxy; null when nobody says so. All of
 * them are asked for at once and remembered for 10 s: of paths that mean nothing there is no end, and none of them
 * costs the CMS anything.
 *
 * @throws Error when the CMS does not answer
 */
export async function readRedirectOf(path: string): Promise<string | null> {
  const moved = await memory.recall('all', askForAll)
  return moved.get(path) ?? null
}

async function askForAll(): Promise<ReadonlyMap<string, string>> {
  const url = `${environment().CMS_URL}/api/v2/redirects`
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' })
  if (!response.ok) throw new Error(`${response.status} from ${url}`)
  const { redirects } = envelopeSchema.parse(await response.json()).response
  return new Map(redirects.map(({ from, to }) => [from, to]))
}
