import type { Messages } from 'next-intl'
import { ERRORS, type ErrorCode } from '#domain/errors/catalogue.ts'

/** Thousands of the numbers of errors: of requests, permission, the service itself and what people type about themselves. */
const USUAL: ReadonlySet<number> = new Set([1, 3, 5, 6])

/**
 * Selects the texts of the errors that most forms can show. A page sends them with its data; `FaultText` downloads the text of any
 * other error when a form shows it. All texts would be a quarter of the data of a page that many people read and few fill in.
 */
export function usualErrors(errors: Messages['errors']): Messages['errors'] {
  const usual = Object.entries(errors).filter(
    ([code]) => code in ERRORS && USUAL.has(Math.floor(ERRORS[code as ErrorCode].number / 1_000)),
  )
  return Object.fromEntries(usual) as Messages['errors']
}
