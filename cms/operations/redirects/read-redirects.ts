import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'

/** A path without language, and the target of its redirect. */
export interface Moved {
  readonly from: Computed<string>
  readonly to: Computed<string>
}

/** All redirects of editors. */
export function readRedirects(payload: Payload): Promise<Moved[]> {
  return run<Moved & Record<string, unknown>>(payload, fragment`select r."from", r."to" from redirects r`)
}
