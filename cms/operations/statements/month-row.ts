import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import type { Cast, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { isDue } from '#cms/operations/statements/due-lines.ts'
import { monthOf, startOfMonth } from '#domain/time/months.ts'

/** The statements of a month, with their progress. */
export interface MonthRow
  extends Record<string, unknown>,
    Columns<
      'statement_months',
      'id' | 'first_line' | 'last_line' | 'after_contributor' | 'statements' | 'lines'
    > {
  readonly month: Computed<string>
  /** None of its lines was written before; as text, exact to the millisecond. */
  readonly first_accrued_at: Computed<string>
  readonly state: Cast<'statement_months.state', 'writing' | 'published'>
}

export const MONTH_COLUMNS: SQL = fragment`m.id, to_char(m.month, 'YYYY-MM') as month, m.state, m.first_line, m.last_line,
  coalesce(m.first_accrued_at, '-infinity')::text as first_accrued_at, m.after_contributor, m.statements, m.lines`

/**
 * The oldest closed month whose statements are not published; null when all are. The first time it settles which royalty
 * lines it may have: those that exist now. Writers of lines are waited for, so that none of them appears later.
 */
export async function openStatementMonth(transaction: Transaction): Promise<MonthRow | null> {
  const [begun] = await transaction<MonthRow>(
    fragment`select ${MONTH_COLUMNS} from statement_months m where m.state = 'writing'`,
  )
  if (begun !== undefined) return begun
  const [close] = await transaction<{ id: Computed<number>; month: Computed<string> }>(fragment`
    select c.id, to_char(c.month, 'YYYY-MM') as month from royalty_closes c
     where c.state = 'closed' and not exists (select from statement_months m where m.close_id = c.id)
       and not exists (select from royalty_closes e where e.month < c.month and e.state <> 'closed')
     order by c.month limit 1`)
  if (close === undefined) return null
  await transaction(fragment`lock table royalty_single_lines, royalty_line_blocks in share mode`)
  const until = startOfMonth(monthOf(startOfMonth(close.month), 1))
  const [made] = await transaction<MonthRow>(fragment`
    with span as (
      select coalesce((select first_open_line from statement_months order by month desc limit 1), 1) as first,
        greatest((select max(id) from royalty_single_lines),
          (select b.id + b.lines - 1 from royalty_line_blocks b order by b.id desc limit 1), 0) as last)
    insert into statement_months as m (close_id, month, first_line, last_line, first_accrued_at,
      first_open_line)
    select ${close.id}::int, ${`${close.month}-01`}::date, first, last,
        least((select min(l.accrued_at) from royalty_single_lines l where l.id >= first and l.id <= last),
          (select min(b.accrued_at) from royalty_line_blocks b where b.id >= first and b.id <= last)),
        coalesce(least(
          (select min(l.id) from royalty_single_lines l
            where l.id >= first and l.id <= last and not ${isDue(close.month, until)}),
          (select min(b.id) from royalty_line_blocks b join royalty_closes c on c.id = b.close_id
            where b.id >= first and b.id <= last and c.month > ${`${close.month}-01`}::date)), last + 1)
      from span returning ${MONTH_COLUMNS}`)
  return made ?? null
}

/** Moves the cursor of a month behind a contributor. */
export async function advanceMonth(
  transaction: Transaction,
  { id }: MonthRow,
  written: { readonly contributor: number; readonly statements: number; readonly lines: number },
): Promise<MonthRow> {
  const { contributor, statements, lines } = written
  const [row] = await transaction<MonthRow>(fragment`
    update statement_months m set after_contributor = ${contributor}, statements = m.statements + ${statements}::int,
      lines = m.lines + ${lines}::int where m.id = ${id} and m.state = 'writing' returning ${MONTH_COLUMNS}`)
  if (row === undefined) throw new Error('the statements of the month are published')
  return row
}
