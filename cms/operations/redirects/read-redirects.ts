import { fragment, type Payload, run } from '#cms/operations/database.ts'

/** A path without language, and where an editor says that it has moved to. */
export interface Moved {
  readonly from: string
  readonly to: string
}

/** Everything that editors say has moved. */
export function readRedirects(payload: Payload): Promise<Moved[]> {
  return run<Moved & Record<string, unknown>>(payload, fragment`select r."from", r."to" from redirects r`)
}
