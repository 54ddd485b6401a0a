/** Where a call of somebody who is not signed in yet comes from. */
export interface Visitor {
  /** The network it comes from (`networkOf`). */
  readonly address: string
  /** The mark of this browser, when it has one. */
  readonly device: string | null
  readonly userAgent: string
}

/** A session that was just opened: what the browser has to keep. */
export interface OpenedSession {
  readonly token: string
  readonly remembered: boolean
  readonly device: string
}
