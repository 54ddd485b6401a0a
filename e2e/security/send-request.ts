import { Agent, type IncomingHttpHeaders, request } from 'node:http'

type Headers = Readonly<Record<string, string>>

/** One request, sent byte for byte. */
export interface RawRequest {
  readonly method: string
  /** Path and query exactly as they are sent. */
  readonly path: string
  readonly headers?: Headers
  readonly body?: string
}

export interface RawResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const agent = new Agent({ keepAlive: true })
/** Longer than any of these requests takes on a busy machine. */
const TIMEOUT_MS = 30_000

/**
 * Sends one request and follows no redirect. Unlike `fetch` and browsers it does not normalise the path:
 * `..`, backslashes and doubled slashes arrive unchanged.
 */
export function sendRequest(
  origin: string,
  { method, path, headers = {}, body }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }
    const options = { agent, hostname, port, method, path, timeout: TIMEOUT_MS }
    const outgoing = request({ ...options, headers: { ...length, ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${method} ${path} was not answered`)))
    outgoing.on('error', (error) => reject(new Error(`${method} ${path}: ${error.message}`)))
    outgoing.end(body)
  })
}
