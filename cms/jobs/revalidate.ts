import { REVALIDATION_HEADER, REVALIDATION_PATH } from '#domain/contract/revalidation.ts'

/** Makes the storefront drop every page and read with one of these tags (domain/routing/cache-tags.ts). */
export type Revalidate = (tags: readonly string[]) => Promise<void>

const TIMEOUT_MS = 10_000
/** Maximum tags of one request (domain/contract/revalidation.ts). */
const MAX_TAGS = 1000

/** @throws Error when the storefront is unavailable or rejects the request: the message is then retried */
export function storefrontRevalidate(storefrontUrl: string, secret: string): Revalidate {
  const address = new URL(REVALIDATION_PATH, storefrontUrl)
  return async (tags) => {
    const distinct = [...new Set(tags)]
    for (let start = 0; start < distinct.length; start += MAX_TAGS) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [REVALIDATION_HEADER]: secret },
        body: JSON.stringify({ tags: distinct.slice(start, start + MAX_TAGS) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`the storefront answered ${response.status} to a revalidation`)
    }
  }
}
