import type { PayloadRequest } from 'payload'
import { refusalError } from '#cms/operations/refusal-error.ts'
import { refuse } from '#domain/errors/catalogue.ts'

/**
 * Nobody makes themselves an account from outside: Payload would let whoever comes first register while there is none.
 * The first admin is made on the server (`node cms/create-admin.ts`), further accounts by an admin.
 */
export function refuseUninvited<T>({
  req,
  operation,
  data,
}: {
  req: PayloadRequest
  operation: 'create' | 'update'
  data: T
}): T {
  const fromOutside = req.payloadAPI !== 'local'
  if (operation === 'create' && fromOutside && !req.user)
    throw refusalError(refuse('forbidden', 'Accounts are made by an admin'))
  return data
}
