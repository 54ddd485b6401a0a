import { ERRORS } from '#domain/errors/catalogue.ts'
import { createShortMemory } from '#storefront/data/short-memory.ts'
import { environment } from '#storefront/env.ts'

const TIMEOUT_MS = 5_000

const memory = createShortMemory<boolean>({ lifeMs: 10_000, capacity: 1_000 })

/**
 * Whether a search by picture is still there, for the proxy. Remembered for 10 s, like the addresses of assets.
 *
 * @throws Error when the CMS does not answer
 */
export function pictureStands(hash: string): Promise<boolean> {
  return memory.recall(hash, () => askFor(hash))
}

async function askFor(hash: string): Promise<boolean> {
  const url = `${environment().CMS_URL}/api/v2/picture-searches/${hash}/standing`
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' })
  if (response.status === ERRORS['picture-search-ended'].status) return false
  if (!response.ok) throw new Error(`${response.status} from ${url}`)
  return true
}
