import { ERRORS } from '#domain/errors/catalogue.ts'
import { fetchCms } from '#storefront/data/fetch-cms.ts'
import { createTtlCache } from '#storefront/data/ttl-cache.ts'

const memory = createTtlCache<boolean>({ lifeMs: 10_000, capacity: 1_000 })

/**
 * Whether a picture search still exists, for the proxy. Cached for 10 s, like the addresses of assets.
 *
 * @throws Error when the CMS does not respond
 */
export function pictureSearchExists(hash: string): Promise<boolean> {
  return memory.recall(hash, () => askFor(hash))
}

async function askFor(hash: string): Promise<boolean> {
  const response = await fetchCms(`/picture-searches/${hash}/exists`)
  if (response.status === ERRORS['picture-search-ended'].status) return false
  if (!response.ok) throw new Error(`${response.status} from ${response.url}`)
  return true
}
