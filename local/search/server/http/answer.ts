/** The response to a request; sent as JSON unless it is a text of another type. */
export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly contentType?: string
}

export function ok(body: unknown): Answer {
  return { status: 200, body }
}

/** JSON that is already serialised. */
export function okJson(text: string): Answer {
  return { status: 200, body: text, contentType: 'application/json; charset=UTF-8' }
}

export function created(body: unknown): Answer {
  return { status: 201, body }
}
