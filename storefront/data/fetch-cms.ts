import { environment } from '#storefront/env.ts'

const TIMEOUT_MS = 5_000

/**
 * Sends a request to the CMS, for the proxy, which caches responses itself (`ttl-cache.ts`).
 *
 * @param path under `/api/v2`, with its leading slash
 * @param headers those of a visitor, where the answer depends on them
 * @throws Error when the CMS does not respond in time
 */
export function fetchCms(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const url = `${environment().CMS_URL}/api/v2${path}`
  return fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' })
}

/** The body of a response. @throws Error when the status is an error */
export async function bodyOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.status} from ${response.url}`)
  return response.json()
}
