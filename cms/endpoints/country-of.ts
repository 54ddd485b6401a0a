import type { PayloadRequest } from 'payload'
import { environment } from '#cms/env.ts'
import { countryFrom } from '#domain/visitors/acquisition.ts'

/** The country of a caller, as the proxy in front names it; null where none does. */
export function countryOf(req: PayloadRequest): string | null {
  const header = environment().COUNTRY_HEADER
  return countryFrom(header === undefined ? null : req.headers.get(header))
}
