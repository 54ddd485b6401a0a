import { createHash } from 'node:crypto'
import {
  STATEMENT_FORMAT,
  type StatementFile,
  type StatementLine,
} from '#domain/contract/statement-document.ts'
import { money } from '#domain/money/money.ts'
import { allocatePool } from '#domain/royalties/allocate-pool.ts'
import { LineSums } from '#domain/statements/amounts.ts'
import { CHAIN_START, hashLine, hashMonth, hashStatement, pathOf, treeOf } from '#domain/statements/hashes.ts'

/** SHA-256 by Node. */
export const digestOf = async (text: string) => createHash('sha256').update(text).digest('hex')

const MONTH = '2026-10'

/** The statements of a month, one for each list of lines. */
export async function makeStatements(
  contributors: readonly (readonly StatementLine[])[],
): Promise<readonly StatementFile[]> {
  const made = await Promise.all(
    contributors.map(async (lines, at) => {
      const sums = new LineSums()
      const hashed: { line: StatementLine; hash: string }[] = []
      for (const line of lines) {
        sums.add(line)
        const hash = await hashLine(hashed.at(-1)?.hash ?? CHAIN_START, line, digestOf)
        hashed.push({ line, hash })
      }
      const head = hashed.at(-1)?.hash ?? CHAIN_START
      const statement = { month: MONTH, contributor: at + 1, lines: lines.length, sums: sums.values, head }
      return { statement, lines: hashed, leaf: await hashStatement(statement, digestOf) }
    }),
  )
  const leaves = made.map(({ leaf }) => leaf)
  const all = new LineSums()
  for (const { statement } of made) for (const { lines, ...sum } of statement.sums) all.add(sum, lines)
  const month = {
    month: MONTH,
    statements: made.length,
    lines: made.reduce((count, { lines }) => count + lines.length, 0),
    sums: [...all.values],
    tree: await treeOf(leaves, digestOf),
  }
  const root = await hashMonth(month, digestOf)
  return Promise.all(
    made.map(async ({ statement, lines }, position) => ({
      format: STATEMENT_FORMAT,
      statement: { ...statement, sums: [...statement.sums] },
      lines,
      proof: { month, root, position, path: [...(await pathOf(leaves, position, digestOf))] },
    })),
  )
}

/** Lines of a contributor: the downloads of one pool, a single sale, and a part of the sale that was refunded. */
export function makeLines(weights: readonly number[], net = 1_000): StatementLine[] {
  const share = 5_000
  const pooled = allocatePool(
    money(net, 'USD'),
    weights.map((weight) => ({ weight, share })),
  )
  const weight = weights.reduce((sum, one) => sum + one, 0)
  const pool = { id: '7', net: String(net), weight, shared: String(weight * share) }
  const downloads = pooled.map(
    ({ amount }, at): StatementLine => ({
      ...SALE,
      no: at + 1,
      id: String(at + 1),
      kind: 'download',
      plan: 'all-access',
      base: null,
      pool,
      weight: weights[at] ?? 0,
      share,
      amount: String(amount),
    }),
  )
  const no = downloads.length + 1
  return [
    ...downloads,
    { ...SALE, no, id: String(no) },
    {
      ...SALE,
      no: no + 1,
      id: String(no + 1),
      kind: 'reversal',
      base: null,
      amount: '-100',
      reverses: { id: String(no), month: MONTH, no, amount: SALE.amount },
      cause: 'refund',
    },
  ]
}

const SALE: StatementLine = {
  no: 1,
  id: '1',
  kind: 'sale',
  date: '2026-10-09',
  work: { form: 'item', id: 12, title: 'Café “Größe” 心' },
  plan: null,
  subscriber: '0123456789abcdef',
  pool: null,
  base: '455',
  weight: null,
  share: 6_000,
  rule: 1,
  currency: 'USD',
  amount: '273',
  reverses: null,
  cause: null,
}
