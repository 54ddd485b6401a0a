import { APIError } from 'payload'
import { ERRORS, type Refusal } from '#domain/errors/catalogue.ts'

/** A refusal inside a Payload hook, where only an exception stops the write: shown to the person with its number. */
export function refusalError(refusal: Refusal): APIError {
  const { number, status } = ERRORS[refusal.code]
  const reason = refusal.detail ?? refusal.code
  return new APIError(`${reason} (${number})`, status, { code: refusal.code, number }, true)
}
