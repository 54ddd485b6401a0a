/** The reason of a refusal in Algolia's format: `{"message": …, "status": …}`. */
export interface Refusal {
  readonly ok: false
  readonly status: number
  readonly message: string
}

/** A value, or why there is none. Expected refusals are values here; only bugs throw. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | Refusal

/** Every refusal of this server, with Algolia's message and status where Algolia has one. */
export const REFUSALS = {
  credentials: () => refusal(403, 'Invalid Application-ID or API key'),
  rights: () => refusal(403, 'Method not allowed with this API key'),
  indexNotForKey: () => refusal(403, 'Index not allowed with this API key'),
  referer: () => refusal(403, 'Invalid referer'),
  tooManyQueries: () => refusal(429, 'Too many requests'),
  path: () => refusal(404, 'Path not found'),
  method: () => refusal(405, 'Method not allowed'),
  noIndex: (index: string) => refusal(404, `Index ${index} does not exist`),
  noRecord: () => refusal(404, 'ObjectID does not exist'),
  noKey: () => refusal(404, 'Key does not exist'),
  noModel: (model: string) => refusal(404, `Model ${model} does not exist`),
  json: (what: string) => refusal(400, `Invalid JSON: ${what}`),
  request: (what: string) => refusal(400, what),
  onReplica: (operation: string) =>
    refusal(400, `cannot apply the ${operation} operation on a replica index`),
  toReplica: () => refusal(400, 'cannot copy to a primary/replica index'),
  replicaTaken: () => refusal(400, 'A replica index is already replica of another index'),
  forVirtual: (settings: readonly string[]) =>
    refusal(403, `The following settings are forbidden in virtual replicas: ${settings.join(', ')}`),
  tooLarge: (most: number) => refusal(413, `Request body is too big: it may have ${most} bytes at most`),
  encoding: (name: string) =>
    refusal(415, `Content-Encoding ${name} is not supported: send gzip, deflate, br or identity`),
  compressed: (name: string) => refusal(400, `The body is not valid ${name}`),
  recordTooLarge: (objectID: string, bytes: number, most: number) =>
    refusal(
      400,
      `Record is too big size=${bytes}/${most} bytes. Please have a look at the record objectID=${objectID}`,
    ),
  memory: (used: number, most: number) =>
    refusal(
      507,
      `The engine holds ${used} MB of the ${most} MB it may: nothing is added until it holds less`,
    ),
  headers: () => refusal(431, 'Request header is too big'),
  http: () => refusal(400, 'Invalid HTTP request'),
  closing: () => refusal(503, 'The engine is being stopped'),
  internal: () => refusal(500, 'Internal error'),
} as const

function refusal(status: number, message: string): Refusal {
  return { ok: false, status, message }
}

export function accept<T>(value: T): Outcome<T> {
  return { ok: true, value }
}
