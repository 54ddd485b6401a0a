import { refusalError } from '#cms/operations/refusal-error.ts'
import { refuse } from '#domain/errors/catalogue.ts'

/** Payload's own log-in stores sessions in one list, in which concurrent log-ins lose one; it is disabled. */
export function refusePayloadLogin(): never {
  throw refusalError(refuse('forbidden', 'Sessions are opened by cms/operations/accounts'))
}
