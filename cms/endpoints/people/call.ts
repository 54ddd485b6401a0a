import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { endpoint, respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { expiredSessionCookies, withCookies } from '#cms/endpoints/people/cookies.ts'
import { originOf, readToken } from '#cms/operations/accounts/read-token.ts'
import { actorOf } from '#collections/access.ts'
import { ERRORS, type ErrorCode, type Refusal, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { mayCall, PEOPLE_CALLS, type PeopleCall } from '#domain/permissions/people.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

type Person = NonNullable<Actor>
type Handler = (req: PayloadRequest, actor: Actor) => Promise<Response>
type FormHandler<F> = (req: PayloadRequest, form: F, actor: Actor) => Promise<Response>

/**
 * An endpoint of the table of user permissions. Changes must come from a page of this site, where the browser states
 * the origin; a request without a session clears the browser's session cookies.
 */
export function call(name: PeopleCall, handle: Handler): Endpoint {
  const { method, path } = PEOPLE_CALLS[name]
  return endpoint(method, path, async (req) => {
    if (method !== 'get' && originOf(req.headers, req.payload.config) === 'foreign')
      return respondError('origin-refused')
    const actor = actorOf(req.user)
    if (mayCall(actor, name)) return handle(req, actor)
    if (actor !== null) return respondError('forbidden')
    const refused = respondError('not-signed-in')
    const isStale = readToken(req.headers, req.payload.config) !== null
    return isStale ? withCookies(refused, expiredSessionCookies(req)) : refused
  })
}

/** An endpoint with a form, validated by the schema that the browser uses too. */
export function formCall<F>(name: PeopleCall, schema: z.ZodType<F>, handle: FormHandler<F>): Endpoint {
  return call(name, async (req, actor) => {
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = schema.safeParse(fields.value)
    return form.success ? handle(req, form.data, actor) : respondRefusals(faultsOf(form.error))
  })
}

/** The user of a call that visitors may not make. */
export function personOf(actor: Actor): Person {
  if (actor === null) throw new Error('a call for people was made by a visitor')
  return actor
}

/** The first fault of each field. Messages of these schemas are codes; any other message means a malformed request. */
export function faultsOf(error: z.ZodError): [Refusal, ...Refusal[]] {
  const faults = new Map<string, Refusal>()
  for (const { message, path } of error.issues) {
    const field = path.join('.')
    if (!faults.has(field)) faults.set(field, faultOf(field, message))
  }
  const [first = refuse('bad-request'), ...others] = faults.values()
  return [first, ...others]
}

function faultOf(field: string, message: string): Refusal {
  if (!isErrorCode(message)) return refuse('bad-request', message)
  return field === '' ? refuse(message) : refuseField(field, message)
}

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text)
}
