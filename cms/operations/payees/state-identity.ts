import { randomUUID } from 'node:crypto'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { maskValues } from '#domain/payees/check-values.ts'
import type { PayeeValues } from '#domain/payees/fields.ts'
import { documentType, IDENTITY_FIELDS, MAX_DOCUMENT_BYTES, type PayeeKind } from '#domain/payees/identity.ts'
import type { Holder } from '#domain/permissions/command-scope.ts'
import { lockPayee } from './lock-payee.ts'
import { payeeSealer, sealValues } from './sealer.ts'

interface StatedIdentity {
  readonly actor: Holder
  readonly kind: PayeeKind
  /** Checked by `readIdentity`. */
  readonly values: PayeeValues
  readonly now: Date
}

/** Stores a new statement of the actor's identity, in place of one that waits for its decision. */
export async function stateIdentity(
  payload: Payload,
  { actor, kind, values, now }: StatedIdentity,
): Promise<Result<null>> {
  if (!(await withinLimit(payload, 'payee-account', actor.id))) return refuse('too-many-attempts')
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const payee = await lockPayee(transaction, actor.id)
    const id = randomUUID()
    await transaction(fragment`
      update payee_identities set state = 'replaced', document = null, document_type = null
       where payee_id = ${payee}::uuid and state = 'pending'`)
    await transaction(fragment`
      insert into payee_identities (id, payee_id, version, kind, country, sealed, shown, submitted_at)
      select ${id}::uuid, ${payee}::uuid, coalesce(max(version), 0) + 1, ${kind}, ${values.country},
        ${sealValues({ column: 'payee_identities.sealed', row: id }, values)},
        ${JSON.stringify(maskValues(IDENTITY_FIELDS[kind], values))}::jsonb, ${momentOf(now)}
        from payee_identities where payee_id = ${payee}::uuid`)
    await logCommand(transaction, {
      actor,
      command: 'payee.edit',
      resource: 'payees',
      record: payee,
      reason: null,
      before: {},
      after: { identity: id, kind },
    })
    return accept(null)
  })
}

interface AddedDocument {
  readonly actor: Holder
  readonly bytes: Uint8Array
}

/** Adds a document to the identity that waits for its decision: a PDF or a picture, known by its contents, encrypted. */
export async function addIdentityDocument(
  payload: Payload,
  { actor, bytes }: AddedDocument,
): Promise<Result<null>> {
  if (!(await withinLimit(payload, 'payee-account', actor.id))) return refuse('too-many-attempts')
  return inDecidedTransaction<null>(payload, async (transaction) => {
    const type = documentType(bytes)
    if (type === null || bytes.length > MAX_DOCUMENT_BYTES) return refuse('identity-document-invalid')
    const payee = await lockPayee(transaction, actor.id)
    const [pending] = await transaction<{ id: Column<'payee_identities.id'> }>(fragment`
      select id from payee_identities where payee_id = ${payee}::uuid and state = 'pending'`)
    if (pending === undefined) return refuse('identity-needed-first')
    const sealed = payeeSealer().seal({ column: 'payee_identities.document', row: pending.id }, bytes)
    await transaction(fragment`
      update payee_identities set document = ${sealed}, document_type = ${type}
       where id = ${pending.id}::uuid and state = 'pending'`)
    await logCommand(transaction, {
      actor,
      command: 'payee.edit',
      resource: 'payees',
      record: payee,
      reason: null,
      before: {},
      after: { identity: pending.id, document: type },
    })
    return accept(null)
  })
}
