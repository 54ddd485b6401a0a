import type { Messages } from 'next-intl'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'

/** Thousands of the numbers of errors: of requests, permission, the service itself and what people type about themselves. */
const USUAL: ReadonlySet<number> = new Set([1, 3, 5, 6])

/**
 * The texts of the errors that a form without rules of its own shows, for pages that many visitors read and few fill in: all
 * texts are a quarter of the data of such a page. `FaultText` loads any other.
 */
export function usualErrors(errors: Messages['errors']): Messages['errors'] {
  const usual = Object.entries(errors).filter(
    ([code]) => code in ERRORS && USUAL.has(Math.floor(ERRORS[code as ErrorCode].number / 1_000)),
  )
  return Object.fromEntries(usual) as Messages['errors']
}
