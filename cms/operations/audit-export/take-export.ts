import { logCommand } from '#cms/operations/audit/log-command.ts'
import { writeArchive } from '#cms/operations/audit-export/write-archive.ts'
import { fragment, inTransaction, type Payload } from '#cms/operations/database.ts'
import { inDecidedTransaction } from '#cms/operations/decided-transaction.ts'
import { checkExportPeriod, type ExportPeriod } from '#domain/audit-export/period.ts'
import { accept, type Result } from '#domain/errors/catalogue.ts'
import { type Holder, requireCommand } from '#domain/permissions/command-scope.ts'

interface TakeExport {
  readonly actor: Holder
  readonly period: ExportPeriod
  readonly reason: string
  readonly now: Date
}

/** A receiver that takes nothing for so long holds a connection of the database: the export ends. */
const STALLED_MS = 60_000

/**
 * The books of a period as a ZIP, read from one snapshot while it is sent. Who took it, and why, is in the log before the
 * first byte; a receiver that stops reading ends the transaction.
 */
export async function takeAuditExport(
  payload: Payload,
  { actor, period, reason, now }: TakeExport,
): Promise<Result<ReadableStream<Uint8Array>>> {
  const logged = await inDecidedTransaction<null>(payload, async (transaction) => {
    const allowed = requireCommand(actor, 'audit-export.take')
    if (!allowed.ok) return allowed
    const valid = checkExportPeriod(period, now)
    if (!valid.ok) return valid
    await logCommand(transaction, {
      actor,
      command: 'audit-export.take',
      resource: 'audit-export',
      record: `${period.from}/${period.until}`,
      reason,
      before: {},
      after: {},
    })
    return accept(null)
  })
  return logged.ok ? accept(archiveStream(payload, period, now)) : logged
}

function archiveStream(payload: Payload, period: ExportPeriod, now: Date): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const written = inTransaction(payload, async (transaction) => {
    await transaction(fragment`set transaction isolation level repeatable read read only`)
    await writeArchive(transaction, period, { now, write: (bytes) => inTime(writer.write(bytes)) })
  })
  // A broken stream tells the receiver that the archive is incomplete.
  written
    .then(() => writer.close())
    .catch((error: unknown) => {
      payload.logger.warn(`The audit export ended early: ${error instanceof Error ? error.message : error}`)
      return writer.abort(error)
    })
    .catch(() => undefined)
  return readable
}

async function inTime(written: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the receiver stopped reading')), STALLED_MS)
  })
  try {
    await Promise.race([written, stalled])
  } finally {
    clearTimeout(timer)
  }
}
