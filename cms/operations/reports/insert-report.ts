import { fragment, type Transaction } from '#cms/operations/database.ts'
import { momentOf } from '#cms/operations/moment.ts'
import type { ReportForm } from '#domain/contract/reports.ts'

/** The same words about the same work within this time were sent twice, not written twice. */
const REPEATED_MINUTES = 10

interface NewReport extends Omit<ReportForm, 'work'> {
  readonly item: number
  /** Null for a visitor. */
  readonly user: string | null
  /** A demonstration of the seed. */
  readonly isDemonstration?: boolean
  /** Absent for the present. */
  readonly at?: Date | null
}

/** Writes a report, unless the same was written just before. */
export async function insertReport(
  transaction: Transaction,
  { item, user, email, locale, reason, words, isDemonstration = false, at = null }: NewReport,
): Promise<void> {
  await transaction(fragment`
    insert into reports (item_id, user_id, email, locale, reason, words, is_demonstration, created_at)
    select ${item}, ${user}, ${email}, ${locale}, ${reason}, ${words}, ${isDemonstration}, ${momentOf(at)}
     where not exists (
       select 1 from reports r where r.item_id = ${item} and r.words = ${words}
         and r.created_at > ${momentOf(at)} - make_interval(mins => ${REPEATED_MINUTES}::int))`)
}
