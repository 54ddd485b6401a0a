import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { respond, respondError, respondRefusal, respondRefusals } from '#cms/endpoints/api-v2/respond.ts'
import { call, formCall, personOf } from '#cms/endpoints/people/call.ts'
import { readForm } from '#cms/endpoints/read-form.ts'
import { changeMethod } from '#cms/operations/payees/change-method.ts'
import { readPaymentDetails } from '#cms/operations/payees/read-details.ts'
import { signTaxForm } from '#cms/operations/payees/sign-tax-form.ts'
import { addIdentityDocument, stateIdentity } from '#cms/operations/payees/state-identity.ts'
import { identityFormSchema, payoutMethodSchema, taxFormSchema } from '#domain/contract/payees.ts'
import { type Refusal, type Result, refuseField } from '#domain/errors/catalogue.ts'
import { readIdentity } from '#domain/payees/check-identity.ts'
import { readTaxForm } from '#domain/payees/check-tax-form.ts'
import { readValues } from '#domain/payees/check-values.ts'
import type { PayeeFault } from '#domain/payees/fields.ts'
import { MAX_DOCUMENT_BYTES } from '#domain/payees/identity.ts'
import { METHOD_FIELDS, methodFaults, normaliseMethod } from '#domain/payees/payout-methods.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import type { Command } from '#domain/permissions/commands.ts'
import type { PeopleCall } from '#domain/permissions/people.ts'
import type { Actor } from '#domain/permissions/permissions.ts'

type Faults = readonly [PayeeFault, ...PayeeFault[]]
type Written = { readonly done: Result<unknown> } | { readonly faults: Faults }

/** The payment details of a contributor, which only they read and write; each call answers with them, masked. */
export const PAYMENT_DETAIL_ENDPOINTS: Endpoint[] = [
  call('read-payment-details', (req, person) => respondDetails(req, personOf(person))),
  ownForm('state-identity', 'payee.edit', identityFormSchema, async (req, { kind, values }, actor) => {
    const now = new Date()
    const read = readIdentity(kind, values, now.getTime())
    if (!read.ok) return { faults: read.faults }
    return { done: await stateIdentity(req.payload, { actor, kind, values: read.values, now }) }
  }),
  ownForm('sign-tax-form', 'payee.edit', taxFormSchema, async (req, { kind, values }, actor) => {
    const now = new Date()
    const read = readTaxForm(kind, values, now.getTime())
    if (!read.ok) return { faults: read.faults }
    return { done: await signTaxForm(req.payload, { actor, kind, form: read.form, now }) }
  }),
  ownForm(
    'change-payout-method',
    'payout-method.change',
    payoutMethodSchema,
    async (req, { kind, values }, actor) => {
      const read = readValues(METHOD_FIELDS[kind], values)
      if (!read.ok) return { faults: read.faults }
      const normalised = normaliseMethod(kind, read.values)
      const [first, ...others] = methodFaults(kind, normalised)
      if (first !== undefined) return { faults: [first, ...others] }
      return { done: await changeMethod(req.payload, { actor, kind, values: normalised, now: new Date() }) }
    },
  ),
  call('add-identity-document', async (req, person) => {
    const form = await readForm(req, MAX_DOCUMENT_BYTES, 'file-too-large')
    if (!form.ok) return respondRefusal(form)
    const actor = holderOf(req, person, 'payee.edit')
    if (actor === null) return respondError('forbidden')
    const file = form.value.get('file')
    if (!(file instanceof File)) return respondError('bad-request', 'Send `file`')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const added = await addIdentityDocument(req.payload, { actor, bytes })
    return added.ok ? respondDetails(req, actor) : respondRefusal(added)
  }),
]

async function respondDetails(req: PayloadRequest, { id }: Holder): Promise<Response> {
  return respond('payment_details', await readPaymentDetails(req.payload, id, new Date()))
}

/** The caller, where they are a contributor; else null. */
function holderOf(req: PayloadRequest, person: Actor, command: Command): Holder | null {
  const actor = { ...personOf(person), isContributor: req.user?.isContributor === true }
  return commandScope(actor, command) === null ? null : actor
}

interface OwnForm<K> {
  readonly kind: K
  readonly values: Record<string, string | boolean | null>
}

/** A form of a contributor about themself; other users are refused. */
function ownForm<K>(
  name: PeopleCall,
  command: Command,
  schema: z.ZodType<OwnForm<K>>,
  write: (req: PayloadRequest, form: OwnForm<K>, actor: Holder) => Promise<Written>,
): Endpoint {
  return formCall(name, schema, async (req, form, person) => {
    const actor = holderOf(req, person, command)
    if (actor === null) return respondError('forbidden')
    const written = await write(req, form, actor)
    if ('faults' in written) return respondRefusals(refusalsOf(written.faults))
    return written.done.ok ? respondDetails(req, actor) : respondRefusal(written.done)
  })
}

function refusalsOf([first, ...others]: Faults): [Refusal, ...Refusal[]] {
  const refusalOf = ({ field, code }: PayeeFault) => refuseField(field, code)
  return [refusalOf(first), ...others.map(refusalOf)]
}
