import { APIError } from 'payload'
import { faultIn } from '#cms/panel/texts/faults/index.ts'
import { ERRORS, type Refusal } from '#domain/errors/catalogue.ts'

/** A refusal as an exception: a Payload hook can stop a write only by throwing. The panel shows its number. */
export function refusalError(refusal: Refusal): APIError {
  const { number, status } = ERRORS[refusal.code]
  const reason = refusal.detail ?? refusal.code
  return new APIError(`${reason} (${number})`, status, { code: refusal.code, number }, true)
}

/** A refusal with its reason in the language of the panel. */
export function refusalIn(language: string, refusal: Refusal): Refusal {
  return refusal.detail === undefined ? refusal : { ...refusal, detail: faultIn(language, refusal.detail) }
}

/** An exception with its reason in the language of the panel. Payload's own are translated already. */
export function errorIn(language: string, error: unknown): unknown {
  if (!(error instanceof APIError) || typeof error.data?.number !== 'number') return error
  return new APIError(faultIn(language, error.message), error.status, error.data, error.isPublic)
}
