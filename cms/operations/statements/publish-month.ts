import { fragment, type Transaction } from '#cms/operations/database.ts'
import { momentOrNull } from '#cms/operations/moment.ts'
import type { Cast, Columns } from '#cms/operations/schema/columns.ts'
import { readConservation } from '#cms/operations/statements/conservation.ts'
import { digestOf } from '#cms/operations/statements/digest.ts'
import { MONTH_COLUMNS, type MonthRow } from '#cms/operations/statements/month-row.ts'
import type { StatementSums } from '#domain/contract/statement-document.ts'
import { LineSums } from '#domain/statements/amounts.ts'
import { hashMonth, treeOf } from '#domain/statements/hashes.ts'

type LeafRow = Columns<'statements', 'leaf'> &
  Record<string, unknown> & { readonly sums: Cast<'statements.sums', StatementSums> }

/** Computes the root of a month whose statements are all written, and publishes it. */
export async function publishMonth(transaction: Transaction, row: MonthRow, now: number): Promise<MonthRow> {
  const { id, month, statements, lines } = row
  const rows = await transaction<LeafRow>(
    fragment`select s.leaf, s.sums from statements s where s.month_id = ${id} order by s.contributor_id`,
  )
  const all = new LineSums()
  for (const { sums } of rows) for (const { lines: count, ...sum } of sums) all.add(sum, count)
  const tree = await treeOf(
    rows.map(({ leaf }) => leaf),
    digestOf,
  )
  const sums = [...all.values]
  const root = await hashMonth({ month, statements, lines, sums, tree }, digestOf)
  const conservation = await readConservation(transaction, month)
  const [published] = await transaction<MonthRow>(fragment`
    update statement_months m set state = 'published', sums = ${JSON.stringify(sums)}::jsonb, tree = ${tree}, root = ${root},
      conservation = ${JSON.stringify(conservation)}::jsonb, published_at = ${momentOrNull(now)}
     where m.id = ${id} and m.state = 'writing' returning ${MONTH_COLUMNS}`)
  if (published === undefined) throw new Error('the statements of the month are published')
  return published
}
