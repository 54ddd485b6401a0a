import { APIError } from 'payload'
import { ERRORS, type Refusal } from '#domain/errors/catalogue.ts'

/** A refusal as an exception: a Payload hook can stop a write only by throwing. The panel shows its number. */
export function refusalError(refusal: Refusal): APIError {
  const { number, status } = ERRORS[refusal.code]
  const reason = refusal.detail ?? refusal.code
  return new APIError(`${reason} (${number})`, status, { code: refusal.code, number }, true)
}
