import { ERRORS } from '#domain/errors/catalogue.ts'
import { askCms } from '#storefront/data/ask-cms.ts'
import { createShortMemory } from '#storefront/data/short-memory.ts'

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
  const response = await askCms(`/picture-searches/${hash}/standing`)
  if (response.status === ERRORS['picture-search-ended'].status) return false
  if (!response.ok) throw new Error(`${response.status} from ${response.url}`)
  return true
}
