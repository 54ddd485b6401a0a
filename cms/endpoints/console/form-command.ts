import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { pathParameter } from '#cms/endpoints/api-v2/query.ts'
import { readFields } from '#cms/endpoints/api-v2/read-fields.ts'
import { respond, respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { type ConsoleCaller, commandEndpoint } from '#cms/endpoints/console/call.ts'
import { faultsOf } from '#cms/endpoints/people/call.ts'
import type { Result } from '#domain/errors/catalogue.ts'
import type { Command } from '#domain/permissions/commands.ts'

/** Paths of records that have numbers; the others have UUIDs. */
const NUMBERED =
  /^\/(?:webhooks|payment-differences|signals|ledger-transactions|coupons|royalty-rules|newsletters|work-requests)\//
const NUMBER = /^\d{1,18}$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A command of staff with a form, on one record or on a whole resource. */
export function formCommand<F>(
  name: Command,
  path: string,
  schema: z.ZodType<F>,
  run: (req: PayloadRequest, form: F, caller: ConsoleCaller) => Promise<Result<unknown>>,
): Endpoint {
  return commandEndpoint('post', name, path, async (req, caller) => {
    const id = NUMBERED.test(path) ? NUMBER : UUID
    if (path.includes(':id') && !id.test(pathParameter(req, 'id'))) return respondError('not-found')
    const fields = await readFields(req)
    if (!fields.ok) return respondRefusal(fields)
    const form = schema.safeParse(fields.value)
    if (!form.success) return respondRefusals(faultsOf(form.error))
    const done = await run(req, form.data, caller)
    return done.ok ? respond('done', true) : respondRefusal(done)
  })
}
