import { bigints, integers, plainTexts, smallIntegers } from '#cms/operations/binary-arrays.ts'
import { fragment, type SQL } from '#cms/operations/database.ts'
import { blocksOf, type LineBlock } from '#cms/operations/royalties/line-blocks.ts'
import type { PoolLines } from '#cms/operations/royalties/pool-lines.ts'

interface Writing {
  readonly close: number
  /** The id of the first pool. */
  readonly batch: string
  /** Of each pool. */
  readonly currencies: readonly string[]
  /** With their amounts. */
  readonly lines: PoolLines
}

/** Blocks that are written by one statement. */
const CHUNK = 1_000

/** Statements that write the lines of pools, in blocks: one row for tens of lines. */
export function* blockInserts({ close, batch, currencies, lines }: Writing): Generator<SQL> {
  const { blocks, order, pools } = blocksOf(lines, currencies)
  for (let at = 0; at < blocks.length; at += CHUNK) {
    const chunk = blocks.slice(at, at + CHUNK)
    const last = chunk.at(-1)
    const its = order.subarray(chunk[0]?.first ?? 0, (last?.first ?? 0) + (last?.lines ?? 0))
    yield insertBlocks({ close, batch, blocks: chunk, ...arraysOf(lines, pools, its) })
  }
}

function arraysOf(lines: PoolLines, pools: Int32Array, order: Int32Array) {
  return {
    pools: integers(pools, order),
    downloads: integers(lines.downloads, order),
    weights: smallIntegers(lines.weights, order),
    amounts: bigints(lines.amounts, order),
  }
}

interface Inserting extends ReturnType<typeof arraysOf> {
  readonly close: number
  readonly batch: string
  readonly blocks: readonly LineBlock[]
}

function insertBlocks({ close, batch, blocks, ...arrays }: Inserting): SQL {
  const before = blocks[0]?.first ?? 0
  const column = (of: (block: LineBlock) => number) => fragment`${integers(blocks.map(of))}::int[]`
  const slice = (array: Buffer, type: 'int' | 'smallint' | 'bigint') =>
    fragment`(${array}::${fragment.raw(type)}[])[n.first:n.first + n.lines - 1]`
  return fragment`
    insert into royalty_line_blocks (close_id, batch, contributor_id, currency, rule_id, share, lines, amount, pools,
      downloads, weights, amounts)
    select ${close}::int, ${batch}::bigint, n.contributor, n.currency, n.rule, n.share, n.lines, n.amount,
        ${slice(arrays.pools, 'int')}, ${slice(arrays.downloads, 'int')}, ${slice(arrays.weights, 'smallint')},
        ${slice(arrays.amounts, 'bigint')}
      from unnest(${column(({ contributor }) => contributor)}, ${plainTexts(blocks.map(({ currency }) => currency))}::text[],
        ${column(({ rule }) => rule)}, ${column(({ share }) => share)}, ${column(({ first }) => first - before + 1)},
        ${column(({ lines }) => lines)}, ${bigints(blocks.map(({ amount }) => amount))}::bigint[])
          as n (contributor, currency, rule, share, first, lines, amount)
     order by n.first`
}
