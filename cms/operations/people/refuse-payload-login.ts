import { refusalError } from '#cms/operations/refusal-error.ts'
import { refuse } from '#domain/errors/catalogue.ts'

/** Payload's own sign-in keeps a person's sessions in one list, of which two at once lose one: it stays closed. */
export function refusePayloadLogin(): never {
  throw refusalError(refuse('forbidden', 'Sessions are opened by cms/operations/accounts'))
}
