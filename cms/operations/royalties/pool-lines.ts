import type { Transaction } from '#cms/operations/database.ts'
import { type PoolTerms, readPoolTerms } from '#cms/operations/royalties/pool-terms.ts'
import {
  type PooledDownloads,
  type PoolSpan,
  readPooledDownloads,
} from '#cms/operations/royalties/pooled-downloads.ts'
import { readWorks, type Work } from '#cms/operations/royalties/read-works.ts'
import { dividePool } from '#domain/royalties/allocate-pool.ts'

/** The downloads of pools with what decides the price of each, and the price; by columns, as `PooledDownloads`. */
export interface PoolLines {
  /** Where those of each pool begin, and the last ones end. */
  readonly starts: Int32Array
  readonly downloads: Int32Array
  readonly rules: Int32Array
  readonly contributors: Int32Array
  readonly weights: Int32Array
  /** Basis points. */
  readonly shares: Int32Array
  /** In minor units. */
  readonly amounts: BigInt64Array
}

/** What the lines of pools are made of. */
export interface PoolSources {
  readonly pooled: PooledDownloads
  readonly works: ReadonlyMap<number, Work>
  readonly terms: ReadonlyMap<number, PoolTerms>
}

/** Reads the downloads that are paid from pools, their items and their versions of the rules. */
export async function readPoolSources(
  transaction: Transaction,
  pools: readonly PoolSpan[],
): Promise<PoolSources> {
  const pooled = await readPooledDownloads(transaction, pools)
  const works = await readWorks(transaction, new Set(pooled.items))
  return { pooled, works, terms: await readPoolTerms(transaction, new Set(pooled.rules)) }
}

/** The sums of a pool's lines. */
export interface PoolSums {
  readonly lines: number
  readonly weight: number
  /** Of weight × share. */
  readonly shared: number
  readonly royalties: bigint
}

/**
 * Adds the lines of a pool behind those of the pool before it. Downloads of a kind that their version of the rules has no weight
 * for have none.
 *
 * @param place of the pool
 * @param net of the pool, in minor units
 */
export function addPool(lines: PoolLines, sources: PoolSources, place: number, net: bigint): PoolSums {
  const { starts, downloads, items, rules } = sources.pooled
  let to = lines.starts[place] ?? 0
  for (let from = starts[place] ?? 0; from < (starts[place + 1] ?? 0); from += 1) {
    const work = sources.works.get(items[from] ?? 0)
    const its = sources.terms.get(rules[from] ?? 0)
    const weight = work && its?.weights[work.kind]
    if (work === undefined || its === undefined || weight === undefined) continue
    lines.downloads[to] = downloads[from] ?? 0
    lines.rules[to] = rules[from] ?? 0
    lines.contributors[to] = work.contributor
    lines.weights[to] = weight
    lines.shares[to] = its.shares.get(work.contributor) ?? its.share
    to += 1
  }
  lines.starts[place + 1] = to
  return dividePoolLines(lines, place, net)
}

/** Divides the net amount of a pool over its lines. */
export function dividePoolLines(lines: PoolLines, place: number, net: bigint): PoolSums {
  const [from, to] = [lines.starts[place] ?? 0, lines.starts[place + 1] ?? 0]
  const weights = lines.weights.subarray(from, to)
  const shares = lines.shares.subarray(from, to)
  const amounts = dividePool(net, { weights, shares })
  let [weight, shared, royalties] = [0, 0, 0n]
  for (let at = 0; at < amounts.length; at += 1) {
    const amount = amounts[at] ?? 0n
    lines.amounts[from + at] = amount
    royalties += amount
    weight += weights[at] ?? 0
    shared += (weights[at] ?? 0) * (shares[at] ?? 0)
  }
  return { lines: to - from, weight, shared, royalties }
}

/** Of so many pools and at most so many lines. */
export function emptyLines(pools: number, count: number): PoolLines {
  const column = () => new Int32Array(count)
  return {
    starts: new Int32Array(pools + 1),
    downloads: column(),
    rules: column(),
    contributors: column(),
    weights: column(),
    shares: column(),
    amounts: new BigInt64Array(count),
  }
}
