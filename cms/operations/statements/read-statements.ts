import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Cast, Columns, Computed } from '#cms/operations/schema/columns.ts'
import type { StatementSums } from '#domain/contract/statement-document.ts'
import type { OwnStatement, PublishedMonth } from '#domain/contract/statements.ts'
import type { Conservation } from '#domain/statements/conservation.ts'

type OwnRow = Columns<'statements', 'id' | 'lines'> &
  Record<string, unknown> & {
    readonly month: Computed<string>
    readonly name: Computed<string>
    readonly sums: Cast<'statements.sums', StatementSums>
    readonly published_at: Computed<string>
  }

/** The published statements of the user's profiles, the newest first. */
export async function readOwnStatements(payload: Payload, user: string): Promise<readonly OwnStatement[]> {
  const rows = await run<OwnRow>(
    payload,
    fragment`
    select s.id, s.lines, s.sums, to_char(m.month, 'YYYY-MM') as month, c.name, m.published_at
      from contributors c join statements s on s.contributor_id = c.id
      join statement_months m on m.id = s.month_id and m.state = 'published'
     where c.owner_id = ${user} order by m.month desc, c.id`,
  )
  return rows.map(({ published_at: published, sums, ...row }) => ({
    ...row,
    sums: [...sums],
    published_at: new Date(published).toISOString(),
  }))
}

type MonthRow = Columns<'statement_months', 'statements' | 'lines'> &
  Record<string, unknown> & {
    readonly month: Computed<string>
    readonly sums: Cast<'statement_months.sums', StatementSums>
    readonly conservation: Cast<'statement_months.conservation', readonly Conservation[]>
    readonly root: Computed<string>
    readonly published_at: Computed<string>
    readonly demonstration: Computed<boolean>
  }

/** Three years. */
const MONTHS = 36

/** The months whose statements are published, the newest first. */
export async function readPublishedMonths(payload: Payload): Promise<readonly PublishedMonth[]> {
  const rows = await run<MonthRow>(
    payload,
    fragment`
    select to_char(m.month, 'YYYY-MM') as month, m.statements, m.lines, m.sums, m.conservation, m.root, m.published_at,
        exists (select from life_runs l where m.month <= l.ends_at) as demonstration
      from statement_months m where m.state = 'published' order by m.month desc limit ${MONTHS}`,
  )
  return rows.map(({ published_at: published, sums, conservation, ...row }) => ({
    ...row,
    sums: [...sums],
    conservation: [...conservation],
    published_at: new Date(published).toISOString(),
  }))
}
