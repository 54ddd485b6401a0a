import { randomUUID } from 'node:crypto'
import { fragment, type Transaction } from '#cms/operations/database.ts'
import { digestOf } from '#cms/operations/statements/digest.ts'
import { type DueLineRow, readDueLines } from '#cms/operations/statements/due-lines.ts'
import type { MonthRow } from '#cms/operations/statements/month-row.ts'
import { subscriberKey } from '#cms/operations/statements/subscriber-key.ts'
import { canonicalJson } from '#domain/certificates/canonical.ts'
import type { StatementLine } from '#domain/contract/statement-document.ts'
import { LineSums } from '#domain/statements/amounts.ts'
import { CHAIN_START, hashLine, hashStatement } from '#domain/statements/hashes.ts'
import { monthOf, startOfMonth } from '#domain/time/months.ts'

/** Lines that are held in memory at once. */
const BATCH = 2_000

interface Writing {
  readonly month: MonthRow
  readonly contributor: number
  /** The key of the pseudonyms of subscribers. */
  readonly secret: string
}

/** Writes the statement of a contributor, some lines at a time. @returns its number of lines; zero writes nothing */
export async function writeStatement(transaction: Transaction, writing: Writing): Promise<number> {
  const { month: row, contributor } = writing
  const { month, first_line: first, last_line: last, first_accrued_at: since } = row
  const until = startOfMonth(monthOf(startOfMonth(month), 1))
  const id = randomUUID()
  const sums = new LineSums()
  let [head, count, after] = [CHAIN_START, 0, '0']
  for (;;) {
    const asked = { contributor, month, until, first, last, since, after, limit: BATCH }
    const rows = await readDueLines(transaction, asked)
    const places = new Map(rows.map((one, at) => [one.id, count + at + 1]))
    const written: { no: number; line_id: string; content: string; hash: string }[] = []
    for (const one of rows) {
      const line = lineOf(one, { ...writing, no: count + 1, places })
      head = await hashLine(head, line, digestOf)
      sums.add(line)
      count += 1
      written.push({ no: line.no, line_id: line.id, content: canonicalJson(line), hash: head })
    }
    if (written.length > 0) await insertLines(transaction, id, written)
    after = rows.at(-1)?.id ?? after
    if (rows.length < BATCH) break
  }
  if (count === 0) return 0
  const statement = { month, contributor, lines: count, sums: [...sums.values], head }
  const leaf = await hashStatement(statement, digestOf)
  await transaction(fragment`
    insert into statements (id, month_id, contributor_id, lines, sums, head, leaf)
    values (${id}::uuid, ${row.id}, ${contributor}, ${count}, ${JSON.stringify(statement.sums)}::jsonb, ${head}, ${leaf})`)
  return count
}

async function insertLines(transaction: Transaction, statement: string, lines: readonly object[]) {
  await transaction(fragment`
    insert into statement_lines (statement_id, no, line_id, content, hash)
    select ${statement}::uuid, n.no, n.line_id, n.content, n.hash
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as n (no int, line_id bigint, content text, hash text)`)
}

interface Placing extends Writing {
  readonly no: number
  /** Lines that are written together with it. */
  readonly places: ReadonlyMap<string, number>
}

function lineOf(row: DueLineRow, { month: { month }, secret, no, places }: Placing): StatementLine {
  const isDownload = row.kind === 'download'
  return {
    no,
    id: row.id,
    kind: row.kind,
    date: row.date,
    work: { form: row.form, id: row.asset, title: row.title },
    plan: row.plan,
    subscriber: subscriberKey(row.buyer, month, secret),
    pool:
      isDownload && row.pool_id !== null && row.net !== null
        ? { id: row.pool_id, net: row.net, weight: row.pool_weight, shared: row.pool_shared }
        : null,
    base: row.kind === 'sale' ? row.base : null,
    weight: isDownload ? row.weight : null,
    share: row.share,
    rule: row.rule,
    currency: row.currency,
    amount: row.amount,
    reverses: reversedBy(row, month, places),
    cause: row.cause,
  }
}

/** The place of the reversed line: in an earlier statement, or earlier in this one. */
function reversedBy(row: DueLineRow, month: string, places: Placing['places']): StatementLine['reverses'] {
  const { reverses: id, reversed_amount: amount } = row
  if (id === null || amount === null) return null
  const no = row.reversed_no ?? places.get(id)
  if (no === undefined) throw new Error(`the line ${id} is in no statement`)
  return { id, month: row.reversed_month ?? month, no, amount }
}
