import { createHash } from 'node:crypto'
import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { queueMail } from '#cms/operations/mail/queue-mail.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { CustomOrderForm } from '#domain/contract/custom-orders.ts'
import { ORDER_FILES } from '#domain/custom-orders/request.ts'
import { isSpam } from '#domain/custom-orders/spam.ts'
import { accept, type Result, refuse, refuseField } from '#domain/errors/catalogue.ts'
import { type EvidenceType, evidenceName, evidenceType } from '#domain/takedown/evidence.ts'

/** The same request of the same sender within this time was sent twice, not written twice. */
const REPEATED_MINUTES = 10

export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
}

interface Received {
  readonly form: CustomOrderForm
  readonly files: readonly SentFile[]
  /** The network of the sender. */
  readonly address: string
  /** The address of support. */
  readonly support: string
}

/**
 * Stores a request for a custom order with its files and queues its mail to support, in one transaction. What a program
 * wrote is stored and not mailed.
 */
export async function receiveOrder(
  payload: Payload,
  { form, files, address, support }: Received,
): Promise<Result<null>> {
  const checked = checkFiles(files)
  if (!checked.ok) return checked
  if (!(await withinLimit(payload, 'order-address', address))) return refuse('too-many-attempts')
  const { name, email, company, kind, message, budget, wantedBy, website, locale } = form
  const spam = isSpam({ name, message, trap: website })
  await inTransaction(payload, async (transaction) => {
    const [stored] = await transaction<{ id: Column<'custom_orders.id'> }>(fragment`
      insert into custom_orders (name, email, company, order_kind, message, budget, wanted_by, locale, spam,
        answered, created_at, updated_at)
      select ${name}, ${email}, ${company || null}, ${kind}, ${message}, ${budget || null}, ${wantedBy || null},
        ${locale}, ${spam}, false, now(), now()
       where not exists (
         select 1 from custom_orders c where c.email = ${email} and c.message = ${message}
           and c.created_at > now() - make_interval(mins => ${REPEATED_MINUTES}))
      returning id`)
    if (stored === undefined) return
    for (const { name, type, bytes, sha256 } of checked.value) {
      await transaction(fragment`
        insert into custom_order_files (custom_order_id, name, type, bytes, sha256, body)
        values (${stored.id}, ${name}, ${type}, ${bytes.length}, ${sha256},
          decode(${Buffer.from(bytes).toString('base64')}, 'base64'))
        on conflict (custom_order_id, sha256) do nothing`)
    }
    if (spam) return
    await queueMail(transaction, {
      key: `custom-order:${stored.id}`,
      template: 'custom-order',
      user: null,
      email: support,
      locale,
      data: { message: String(stored.id) },
    })
  })
  return accept(null)
}

interface KnownFile extends SentFile {
  readonly type: EvidenceType
  readonly sha256: string
}

/** Files by their contents, whatever their names say: a drawing with a script or a program is refused. */
function checkFiles(files: readonly SentFile[]): Result<readonly KnownFile[]> {
  if (files.length > ORDER_FILES.most) return refuseField('files', 'order-files-too-many')
  const known: KnownFile[] = []
  for (const { name, bytes } of files) {
    if (bytes.length === 0) return refuseField('files', 'file-empty')
    if (bytes.length > ORDER_FILES.bytes) return refuseField('files', 'file-too-large')
    const type = evidenceType(bytes)
    if (type === null) return refuseField('files', 'file-unknown-format')
    known.push({
      name: evidenceName(name),
      bytes,
      type,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
  }
  return accept(known)
}
