import { fragment, type Payload, run } from '#cms/operations/database.ts'

/** A path without language, and the target of its redirect. */
export interface Moved {
  readonly from: string
  readonly to: string
}

/** All redirects of editors. */
export function readRedirects(payload: Payload): Promise<Moved[]> {
  return run<Moved & Record<string, unknown>>(payload, fragment`select r."from", r."to" from redirects r`)
}
