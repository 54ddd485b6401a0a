import { logCommand } from '#cms/operations/audit/log-command.ts'
import { fragment, type Payload, type SQL, type Transaction } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import type { Column, Columns } from '#cms/operations/schema/columns.ts'
import type { RevealedPayee } from '#domain/contract/payees.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'
import { checkActor, type RevealedPart } from '#domain/payees/decide.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'
import { lockPayeeById } from './lock-payee.ts'
import { openValues, payeeSealer } from './sealer.ts'

interface RevealPayee {
  readonly actor: Holder
  readonly payee: string
  readonly part: RevealedPart
  readonly reason: string
}

/** The tables of all parts have these columns. */
type RevealedRow = Columns<'payee_identities', 'id' | 'sealed'> & {
  readonly kind: Column<'payee_identities.kind'> | Column<'tax_forms.kind'> | Column<'payout_methods.kind'>
} & Record<string, unknown>

/** Where each part is stored, and which of its rows is shown. */
const PARTS = {
  identity: {
    column: 'payee_identities.sealed',
    from: fragment`payee_identities where state <> 'replaced' and`,
  },
  'tax-form': { column: 'tax_forms.sealed', from: fragment`tax_forms where state <> 'replaced' and` },
  method: { column: 'payout_methods.sealed', from: fragment`payout_methods where` },
} as const

/** Answers finance with one part of a payee in full. The reason is logged in the same transaction, the values are not. */
export function revealPayee(
  payload: Payload,
  { actor, payee, part, reason }: RevealPayee,
): Promise<Result<RevealedPayee>> {
  return inDecidedTransaction<RevealedPayee>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'payee.reveal')
    if (!allowed.ok) return allowed
    const found = await lockPayeeById(transaction, payee)
    if (found === undefined) return refuse('not-found')
    const other = checkActor(found.user, actor.id)
    if (!other.ok) return other
    const { column, from } = PARTS[part]
    const row = await readNewest(transaction, from, payee)
    if (row === undefined) return refuse('not-found')
    const values = openValues({ column, row: row.id }, row.sealed)
    if (!values.ok) return values
    const document = part === 'identity' ? await openDocument(transaction, row.id) : accept(null)
    if (!document.ok) return document
    await logCommand(transaction, {
      actor,
      command: 'payee.reveal',
      resource: 'payees',
      record: payee,
      reason,
      before: {},
      after: { part, record: row.id, document: document.value !== null },
    })
    return accept({ part, kind: row.kind, values: values.value, document: document.value })
  })
}

async function readNewest(transaction: Transaction, from: SQL, payee: string) {
  const [row] = await transaction<RevealedRow>(
    fragment`select id, kind, sealed from ${from} payee_id = ${payee}::uuid order by version desc limit 1`,
  )
  return row
}

async function openDocument(
  transaction: Transaction,
  identity: string,
): Promise<Result<RevealedPayee['document']>> {
  const [row] = await transaction<
    Columns<'payee_identities', 'document' | 'document_type'> & Record<string, unknown>
  >(fragment`select document, document_type from payee_identities where id = ${identity}::uuid`)
  if (row === undefined || row.document === null || row.document_type === null) return accept(null)
  const bytes = payeeSealer().open({ column: 'payee_identities.document', row: identity }, row.document)
  if (!bytes.ok) return bytes
  return accept({ type: row.document_type, base64: Buffer.from(bytes.value).toString('base64') })
}
