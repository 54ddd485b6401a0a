import { fragment, type Transaction } from '#cms/operations/database.ts'
import { linesOfPools } from '#cms/operations/royalties/lines-of-pools.ts'
import { dividePoolLines, emptyLines } from '#cms/operations/royalties/pool-lines.ts'
import { type PoolTerms, readPoolTerms } from '#cms/operations/royalties/pool-terms.ts'
import { readWorks } from '#cms/operations/royalties/read-works.ts'
import type { Columns, Computed } from '#cms/operations/schema/columns.ts'

interface Repricing {
  readonly close: number
  /** The version of the rules. */
  readonly rule: number
}

/** What the downloads of a contributor in a close paid, and would have paid. Minor units, as text. */
interface Repriced {
  readonly contributor: number
  readonly currency: string
  readonly paid: string
  readonly amount: string
}

interface PoolRow extends Record<string, unknown>, Columns<'royalty_pools', 'id' | 'currency' | 'net'> {
  /** Of each line, in the order of their downloads: the item, the contributor and what it was paid. */
  readonly closed: Computed<Buffer | null>
}

/** Pools that are read at once. */
const BATCH = 5_000
const BYTES = 16

/** Prices the lines of a close again by another version of the rules, without what its weights leave out. */
export async function repricePools(
  transaction: Transaction,
  { close, rule }: Repricing,
): Promise<readonly Repriced[]> {
  const terms = (await readPoolTerms(transaction, new Set([rule]))).get(rule)
  const sums = new Sums()
  for (let after = '0'; terms !== undefined; ) {
    const pools = await readPools(transaction, close, after)
    await addBatch(transaction, sums, { pools, terms })
    if (pools.length < BATCH) break
    after = pools.at(-1)?.id ?? after
  }
  return sums.all()
}

async function readPools(
  transaction: Transaction,
  close: number,
  after: string,
): Promise<readonly PoolRow[]> {
  const pools = await transaction<Columns<'royalty_pools', 'id'> & Record<string, unknown>>(fragment`
    select p.id from royalty_pools p where p.close_id = ${close} and p.id > ${after}::bigint order by p.id limit ${BATCH}`)
  const [first, last] = [pools[0]?.id, pools.at(-1)?.id]
  if (first === undefined || last === undefined) return []
  return transaction<PoolRow>(fragment`
    select p.id, p.currency, p.net, c.closed from royalty_pools p left join (
        select l.pool_id, string_agg(int4send(d.item_id) || int4send(l.contributor_id) || int8send(l.amount), ''
            order by l.download_id) as closed
          from ${linesOfPools(first, last)} l join downloads d on d.id = l.download_id
         where l.kind = 'download' group by l.pool_id) c on c.pool_id = p.id
     where p.close_id = ${close} and p.id between ${first}::bigint and ${last}::bigint order by p.id`)
}

interface Batch {
  readonly pools: readonly PoolRow[]
  readonly terms: PoolTerms
}

async function addBatch(transaction: Transaction, sums: Sums, { pools, terms }: Batch): Promise<void> {
  const bytes = pools.map(({ closed }) => closed ?? Buffer.alloc(0))
  const works = await readWorks(transaction, itemsOf(bytes))
  for (const [at, { currency, net }] of pools.entries()) {
    const closed = bytes[at] ?? Buffer.alloc(0)
    const lines = emptyLines(1, closed.length / BYTES)
    const paid: bigint[] = []
    for (let place = 0; place < closed.length; place += BYTES) {
      const kind = works.get(closed.readInt32BE(place))?.kind
      const weight = kind === undefined ? undefined : terms.weights[kind]
      if (weight === undefined) continue
      const contributor = closed.readInt32BE(place + 4)
      lines.contributors[paid.length] = contributor
      lines.weights[paid.length] = weight
      lines.shares[paid.length] = terms.shares.get(contributor) ?? terms.share
      paid.push(closed.readBigInt64BE(place + 8))
    }
    lines.starts[1] = paid.length
    dividePoolLines(lines, 0, BigInt(net))
    for (const [line, amount] of paid.entries())
      sums.add(lines.contributors[line] ?? 0, currency, { paid: amount, amount: lines.amounts[line] ?? 0n })
  }
}

function itemsOf(bytes: readonly Buffer[]): ReadonlySet<number> {
  const items = new Set<number>()
  for (const closed of bytes)
    for (let place = 0; place < closed.length; place += BYTES) items.add(closed.readInt32BE(place))
  return items
}

class Sums {
  readonly #sums = new Map<string, { contributor: number; currency: string; paid: bigint; amount: bigint }>()

  add(
    contributor: number,
    currency: string,
    { paid, amount }: { readonly paid: bigint; readonly amount: bigint },
  ) {
    const key = `${currency} ${contributor}`
    const sum = this.#sums.get(key) ?? { contributor, currency, paid: 0n, amount: 0n }
    this.#sums.set(key, sum)
    sum.paid += paid
    sum.amount += amount
  }

  all(): readonly Repriced[] {
    return [...this.#sums.values()].map(({ paid, amount, ...whose }) => ({
      ...whose,
      paid: paid.toString(),
      amount: amount.toString(),
    }))
  }
}
