/** A request as `/1/logs` returns it: all values are texts, as Algolia's clients expect. */
export interface LoggedRequest {
  readonly timestamp: string
  readonly method: string
  readonly answer_code: string
  readonly query_body: string
  readonly answer: string
  readonly url: string
  readonly ip: string
  readonly query_headers: string
  readonly sha1: string
  readonly processing_time_ms: string
  readonly index?: string
}

/** Values of `type` of `/1/logs`. */
export const LOG_TYPES = ['all', 'query', 'build', 'error'] as const
export type LogType = (typeof LOG_TYPES)[number]

export interface RequestLog {
  add(request: LoggedRequest): void
  /** The latest first. */
  list(options: {
    readonly offset: number
    readonly length: number
    readonly index: string | null
    readonly type: LogType
  }): readonly LoggedRequest[]
}

/** Algolia keeps the latest 1,000. */
const MAX_REQUESTS = 1_000

export function createRequestLog(most = MAX_REQUESTS): RequestLog {
  // A ring buffer: a new entry replaces the oldest.
  const ring: LoggedRequest[] = []
  let next = 0
  return {
    add: (request) => {
      ring[next] = request
      next = (next + 1) % most
    },
    list: ({ offset, length, index, type }) => {
      const latestFirst = [...ring.slice(next), ...ring.slice(0, next)].reverse()
      return latestFirst
        .filter((request) => (index === null || request.index === index) && isOf(type, request))
        .slice(offset, offset + length)
    },
  }
}

function isOf(type: LogType, { url, method, answer_code }: LoggedRequest): boolean {
  if (type === 'all') return true
  if (type === 'error') return Number(answer_code) >= 400
  const isQuery = /\/(queries|query|browse|objects|search)(\?|$)/.test(url)
  return type === 'query' ? isQuery : !isQuery && method !== 'GET'
}
