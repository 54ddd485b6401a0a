import { APIError } from 'payload'
import { ERRORS, type Refusal } from '#domain/errors/catalogue.ts'

/** A refusal as an exception, which is the only way to stop a write in a Payload hook; the panel shows its number. */
export function refusalError(refusal: Refusal): APIError {
  const { number, status } = ERRORS[refusal.code]
  const reason = refusal.detail ?? refusal.code
  return new APIError(`${reason} (${number})`, status, { code: refusal.code, number }, true)
}
