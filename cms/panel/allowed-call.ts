import { headers } from 'next/headers'
import { getPayload, type SanitizedConfig, type ServerFunctionClientArgs } from 'payload'
import { actorOf } from '#collections/access.ts'
import { ERRORS } from '#domain/errors/catalogue.ts'
import { refusalOfFunction, withoutForeignLock } from '#domain/permissions/panel-functions.ts'

/**
 * Checks the permission of a server function that a page of the panel calls. Next exposes these functions at every
 * page, so that any visitor can call them.
 *
 * @throws Error with the number of a refusal; pages of the panel make no refused calls
 */
export async function allowedCall(
  config: Promise<SanitizedConfig>,
  { name, args }: ServerFunctionClientArgs,
): Promise<ServerFunctionClientArgs> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers(), canSetHeaders: false })
  const actor = actorOf(user)
  const refusal = refusalOfFunction(actor, name, args)
  if (refusal !== null) throw new Error(`${refusal} (${ERRORS[refusal].number})`)
  return { name, args: name === 'form-state' ? withoutForeignLock(actor, args) : args }
}
