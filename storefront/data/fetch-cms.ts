import { environment } from '#storefront/env.ts'

const TIMEOUT_MS = 5_000

/**
 * Asks the CMS for the proxy, which remembers answers by itself (`short-memory.ts`).
 *
 * @param path under `/api/v2`, from its slash
 * @throws Error when the CMS does not answer in time
 */
export function fetchCms(path: string): Promise<Response> {
  const url = `${environment().CMS_URL}/api/v2${path}`
  return fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' })
}

/** The body of an answer. @throws Error when it is a refusal */
export async function bodyOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.status} from ${response.url}`)
  return response.json()
}
