import type { PayloadRequest } from 'payload'
import { refusalError } from '#cms/operations/refusal-error.ts'
import { refuse } from '#domain/errors/catalogue.ts'

/**
 * Accounts are not created by request: Payload would let any visitor register the first user. The first admin is
 * created on the server (`node cms/create-admin.ts`), further accounts by an admin.
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
  const isRequest = req.payloadAPI !== 'local'
  if (operation === 'create' && isRequest && !req.user)
    throw refusalError(refuse('forbidden', 'Accounts are made by an admin'))
  return data
}
