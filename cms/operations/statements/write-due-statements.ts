import { withAdvisoryLock } from '#cms/operations/advisory-lock.ts'
import {
  fragment,
  inTransaction,
  type Payload,
  type SQL,
  type Transaction,
} from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import { advanceMonth, type MonthRow, openStatementMonth } from '#cms/operations/statements/month-row.ts'
import { publishMonth } from '#cms/operations/statements/publish-month.ts'
import { writeStatement } from '#cms/operations/statements/write-statement.ts'

interface WriteOptions {
  /** When it takes place, in milliseconds since 1970. */
  readonly now?: number
  /** Contributors in one transaction. */
  readonly batch?: number
  /** Called after each transaction; whatever it throws interrupts the writing. */
  readonly afterBatch?: () => void
}

const BATCH = 20

/**
 * Writes the statements of each closed month that has none, oldest first, and publishes the month's root. Each batch of
 * contributors is one transaction that also moves the cursor: what was interrupted continues where it stopped, and
 * gives the same bytes. One process writes at a time.
 *
 * @returns the months that were published
 */
export async function writeDueStatements(
  payload: Payload,
  { now = Date.now(), batch = BATCH, afterBatch = () => {} }: WriteOptions = {},
): Promise<readonly string[]> {
  const published = await withAdvisoryLock(payload, 'royalty statements', async () => {
    const months: string[] = []
    for (;;) {
      let month = await inTransaction(payload, openStatementMonth)
      if (month === null) return months
      while (month.state === 'writing') {
        const row: MonthRow = month
        month = await inTransaction(
          payload,
          async (transaction) =>
            (await writeBatch(transaction, row, { batch, secret: payload.secret })) ??
            publishMonth(transaction, row, now),
        )
        afterBatch()
      }
      months.push(month.month)
    }
  })
  return published ?? []
}

/** Whether lines belong to what the statements of a month may have. The first line of a block has its id. */
function isIn({ first_accrued_at: since, first_line: first, last_line: last }: MonthRow, lines: SQL): SQL {
  return fragment`${lines}.accrued_at >= ${since}::timestamptz and ${lines}.id >= ${first}::bigint
    and ${lines}.id <= ${last}::bigint`
}

/** The statements of the next contributors. @returns null when none is left */
async function writeBatch(
  transaction: Transaction,
  month: MonthRow,
  { batch, secret }: { readonly batch: number; readonly secret: string },
): Promise<MonthRow | null> {
  const next = await transaction<{ id: Column<'contributors.id'> }>(fragment`
    select c.id from contributors c where c.id > ${month.after_contributor} and (exists (
        select from royalty_single_lines l where l.contributor_id = c.id and ${isIn(month, fragment`l`)})
      or exists (select from royalty_line_blocks b where b.contributor_id = c.id and ${isIn(month, fragment`b`)}))
     order by c.id limit ${batch}`)
  const last = next.at(-1)
  if (last === undefined) return null
  let [statements, lines] = [0, 0]
  for (const { id: contributor } of next) {
    const count = await writeStatement(transaction, { month, contributor, secret })
    if (count > 0) statements += 1
    lines += count
  }
  return advanceMonth(transaction, month, { contributor: last.id, statements, lines })
}
