import { type RawRequest, type RawResponse, sendRequest } from '#e2e/security/send-request.ts'
import type { TestUser } from '#e2e/security/test-user.ts'

/** A request with the headers of its user, and its response. */
export type Exchange = readonly [sent: RawRequest, response: RawResponse]

const CONCURRENCY = 8

/** Sends all requests as a user, `CONCURRENCY` at a time. */
export async function sendAll(user: TestUser, requests: readonly RawRequest[]): Promise<readonly Exchange[]> {
  const answers: Exchange[] = []
  for (let from = 0; from < requests.length; from += CONCURRENCY) {
    const some = requests.slice(from, from + CONCURRENCY)
    answers.push(...(await Promise.all(some.map((one) => sendOne(user, one)))))
  }
  return answers
}

async function sendOne({ origin, headers }: TestUser, one: RawRequest): Promise<Exchange> {
  const sent = { ...one, headers: { ...headers, ...one.headers } }
  const response = await sendRequest(origin, sent)
  const redirected = withHash(sent, response, origin)
  return redirected === null ? [sent, response] : [redirected, await sendRequest(origin, redirected)]
}

/** Next redirects requests for RSC data without the hash of their headers to the address with the hash. */
function withHash(sent: RawRequest, { headers }: RawResponse, origin: string): RawRequest | null {
  if (sent.headers?.RSC === undefined || headers.location === undefined) return null
  const to = new URL(headers.location, origin)
  const isSame = to.origin === origin && to.pathname === new URL(sent.path, origin).pathname
  return isSame && to.searchParams.has('_rsc') ? { ...sent, path: to.pathname + to.search } : null
}
