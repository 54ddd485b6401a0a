import { fragment, type Payload, run, transactionOf } from '#cms/operations/database.ts'
import type { Cast, Columns, Computed } from '#cms/operations/schema/columns.ts'
import { digestOf } from '#cms/operations/statements/digest.ts'
import { canonicalJson } from '#domain/certificates/canonical.ts'
import {
  STATEMENT_FORMAT,
  type StatementHead,
  type StatementLine,
  type StatementProof,
  type StatementSums,
} from '#domain/contract/statement-document.ts'
import { SHOWN_LINES, type ShownStatement } from '#domain/contract/statements.ts'
import { pathOf } from '#domain/statements/hashes.ts'

/** A published statement with what places it under the root of its month. */
export interface StoredStatement {
  readonly id: string
  /** Who it is of. */
  readonly name: string
  readonly publishedAt: Date
  readonly head: StatementHead
  readonly proof: StatementProof
}

type Row = Columns<'statements', 'id' | 'contributor_id' | 'lines' | 'head' | 'leaf' | 'month_id'> &
  Record<string, unknown> & {
    readonly name: Computed<string>
    readonly month: Computed<string>
    readonly sums: Cast<'statements.sums', StatementSums>
    readonly all_sums: Cast<'statement_months.sums', StatementSums>
    readonly all_lines: Computed<number>
    readonly statements: Computed<number>
    readonly tree: Computed<string>
    readonly root: Computed<string>
    readonly published_at: Computed<string>
  }

/** A published statement of one of the user's profiles; null for every other. */
export async function readStatement(
  payload: Payload,
  { user, statement }: { readonly user: string; readonly statement: string },
): Promise<StoredStatement | null> {
  const transaction = transactionOf(payload)
  const [row] = await transaction<Row>(fragment`
    select s.id, s.contributor_id, s.lines, s.head, s.leaf, s.sums, s.month_id, c.name, to_char(m.month, 'YYYY-MM') as month,
        m.sums as all_sums, m.lines as all_lines, m.statements, m.tree, m.root, m.published_at
      from statements s join statement_months m on m.id = s.month_id join contributors c on c.id = s.contributor_id
     where s.id = ${statement}::uuid and m.state = 'published' and c.owner_id = ${user}`)
  if (row === undefined) return null
  const leaves = await transaction<
    Columns<'statements', 'contributor_id' | 'leaf'> & Record<string, unknown>
  >(
    fragment`select l.contributor_id, l.leaf from statements l where l.month_id = ${row.month_id} order by l.contributor_id`,
  )
  const position = leaves.findIndex(({ contributor_id: contributor }) => contributor === row.contributor_id)
  const { month, contributor_id: contributor, lines, sums, head, statements, tree, root } = row
  const path = await pathOf(
    leaves.map(({ leaf }) => leaf),
    position,
    digestOf,
  )
  return {
    id: row.id,
    name: row.name,
    publishedAt: new Date(row.published_at),
    head: { month, contributor, lines, sums, head },
    proof: {
      month: { month, statements, lines: row.all_lines, sums: row.all_sums, tree },
      root,
      position,
      path: [...path],
    },
  }
}

/** A line with its hash. */
export interface HashedLine {
  readonly line: StatementLine
  readonly hash: string
}

/** The lines of a statement after a number, as many as are asked for. */
async function readLines(
  payload: Payload,
  { statement, after, limit }: { readonly statement: string; readonly after: number; readonly limit: number },
): Promise<readonly HashedLine[]> {
  const rows = await run<Columns<'statement_lines', 'content' | 'hash'> & Record<string, unknown>>(
    payload,
    fragment`
    select l.content, l.hash from statement_lines l where l.statement_id = ${statement}::uuid and l.no > ${after}
     order by l.no limit ${limit}`,
  )
  return rows.map(({ content, hash }) => ({ line: JSON.parse(content) as StatementLine, hash }))
}

const BATCH = 1_000

/** All lines of a statement, some at a time. */
export async function* eachLine(payload: Payload, statement: string): AsyncGenerator<HashedLine> {
  for (let after = 0; ; after += BATCH) {
    const lines = await readLines(payload, { statement, after, limit: BATCH })
    yield* lines
    if (lines.length < BATCH) return
  }
}

/** The file of a statement, as text in pieces: the same bytes each time. */
export async function* printFile(
  payload: Payload,
  { id, head, proof }: StoredStatement,
): AsyncGenerator<string> {
  yield `{"format":${JSON.stringify(STATEMENT_FORMAT)},\n"statement":${canonicalJson(head)},\n"proof":${canonicalJson(proof)},\n"lines":[`
  let isFirst = true
  for await (const { line, hash } of eachLine(payload, id)) {
    yield `${isFirst ? '' : ','}\n{"hash":"${hash}","line":${canonicalJson(line)}}`
    isFirst = false
  }
  yield '\n]}\n'
}

/** A statement with its first lines, as its page and its PDF show it. */
export async function showStatement(
  payload: Payload,
  { id, name, head, proof, publishedAt }: StoredStatement,
): Promise<ShownStatement> {
  const lines = await readLines(payload, { statement: id, after: 0, limit: SHOWN_LINES })
  return {
    id,
    name,
    head,
    proof,
    published_at: publishedAt.toISOString(),
    lines: lines.map(({ line }) => line),
  }
}
