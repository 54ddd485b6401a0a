import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { type Payload, sql, transactionOf } from '#cms/operations/database.ts'
import { insertReport } from '#cms/operations/reports/insert-report.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { SUSPENDABLE } from '#domain/assets/visibility.ts'
import type { ReportForm } from '#domain/contract/reports.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface ReceivedReport {
  readonly form: ReportForm
  /** The network of the sender. */
  readonly address: string
  /** Null for a visitor. */
  readonly user: string | null
}

/** Stores the report of a visitor or member about a public work. */
export async function receiveReport(
  payload: Payload,
  { form, address, user }: ReceivedReport,
): Promise<Result<null>> {
  const isWithin =
    user === null
      ? await withinLimit(payload, 'report-address', address)
      : await withinLimit(payload, 'report-account', user)
  if (!isWithin) return refuse('too-many-attempts')
  const { work, reason, words, email, locale } = form
  const [item] = await sql<{ id: Column<'items.id'> }>(payload)`
    select id from items where slug = ${work} and visibility::text in ${[...SUSPENDABLE, 'suspended']}`
  if (item === undefined) return refuse('not-found', 'There is no such work')
  await insertReport(transactionOf(payload), { item: item.id, user, email, locale, reason, words })
  return accept(null)
}
