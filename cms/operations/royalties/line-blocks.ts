import type { PoolLines } from '#cms/operations/royalties/pool-lines.ts'

/** A block has an id for each of its lines (cms/migrations/20261204_100000_royalty_blocks.ts). */
export const MOST_LINES = 1_000

/** Lines of one contributor, in one currency and by one version of the rules. */
export interface LineBlock {
  readonly contributor: number
  readonly currency: string
  readonly rule: number
  readonly share: number
  /** Where they begin in the order. */
  readonly first: number
  readonly lines: number
  readonly amount: bigint
}

interface Blocks {
  readonly blocks: readonly LineBlock[]
  /** The lines, one block after the other: in each by their pools and downloads. */
  readonly order: Int32Array
  /** The place of the pool of each line. */
  readonly pools: Int32Array
}

/** Arranges the lines of pools in blocks. @param currencies of each pool */
export function blocksOf(lines: PoolLines, currencies: readonly string[]): Blocks {
  const { counts, blockOf, pools } = assign(lines, currencies)
  const firsts = new Int32Array(counts.length)
  for (let at = 1; at < counts.length; at += 1) firsts[at] = (firsts[at - 1] ?? 0) + (counts[at - 1] ?? 0)
  const next = firsts.slice()
  const count = pools.length
  const order = new Int32Array(count)
  const sums = new BigInt64Array(counts.length)
  for (let line = 0; line < count; line += 1) {
    const block = blockOf[line] ?? 0
    const place = next[block] ?? 0
    order[place] = line
    next[block] = place + 1
    sums[block] = (sums[block] ?? 0n) + (lines.amounts[line] ?? 0n)
  }
  const blocks = counts.map((its, at): LineBlock => {
    const line = order[firsts[at] ?? 0] ?? 0
    return {
      contributor: lines.contributors[line] ?? 0,
      currency: currencies[pools[line] ?? 0] ?? '',
      rule: lines.rules[line] ?? 0,
      share: lines.shares[line] ?? 0,
      first: firsts[at] ?? 0,
      lines: its,
      amount: sums[at] ?? 0n,
    }
  })
  return { blocks, order, pools }
}

/** Gives each line to a block: the last one of its kind, until that has all lines that it may have. */
function assign(lines: PoolLines, currencies: readonly string[]) {
  const count = lines.starts[currencies.length] ?? 0
  const [blockOf, pools] = [new Int32Array(count), new Int32Array(count)]
  const counts: number[] = []
  const open = new OpenBlocks()
  for (let pool = 0; pool < currencies.length; pool += 1)
    for (let line = lines.starts[pool] ?? 0; line < (lines.starts[pool + 1] ?? 0); line += 1) {
      const its = open.of(currencies[pool] ?? '', lines.rules[line] ?? 0)
      const contributor = lines.contributors[line] ?? 0
      let block = its.get(contributor) ?? -1
      if (block === -1 || counts[block] === MOST_LINES) {
        block = counts.push(0) - 1
        its.set(contributor, block)
      }
      counts[block] = (counts[block] ?? 0) + 1
      blockOf[line] = block
      pools[line] = pool
    }
  return { counts, blockOf, pools }
}

/** The last block of each contributor, by currency and version of the rules. Most lines have those of the line before. */
class OpenBlocks {
  readonly #all = new Map<string, Map<number, number>>()
  #last = { currency: '', rule: 0, blocks: new Map<number, number>() }

  of(currency: string, rule: number): Map<number, number> {
    if (this.#last.rule === rule && this.#last.currency === currency) return this.#last.blocks
    const key = `${currency} ${rule}`
    const blocks = this.#all.get(key) ?? new Map<number, number>()
    this.#all.set(key, blocks)
    this.#last = { currency, rule, blocks }
    return blocks
  }
}
