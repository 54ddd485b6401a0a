/** The client of a request without a session. */
export interface Visitor {
  /** The network of the request (`networkOf`). */
  readonly address: string
  /** The device cookie of the browser, when it has one. */
  readonly device: string | null
  readonly userAgent: string
}

/** A new session: the values that the browser stores. */
export interface OpenedSession {
  readonly token: string
  readonly remembered: boolean
  readonly device: string
}
