import { bigints, integers, moments, plainTexts } from '#cms/operations/binary-arrays.ts'
import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import {
  addPool,
  type PoolLines,
  type PoolSources,
  type PoolSums,
} from '#cms/operations/royalties/pool-lines.ts'
import type { PoolSpan } from '#cms/operations/royalties/pooled-downloads.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'

/** A billing month of a payment. */
export interface NewPool extends PoolSpan {
  readonly payment: string
  readonly position: number
  readonly currency: string
  /** In minor units. */
  readonly net: bigint
}

/** Pools that are written by one statement. */
const CHUNK = 2_000

interface Writing {
  readonly close: number
  /** The id of the first pool; those of the others follow. */
  readonly batch: string
  readonly pools: readonly NewPool[]
  readonly sources: PoolSources
  /** They get those of the pools. */
  readonly lines: PoolLines
}

/** Statements that write pools with the sums of their lines, which are priced meanwhile. */
export function* poolInserts({ close, batch, pools, sources, lines }: Writing): Generator<SQL> {
  for (let place = 0; place < pools.length; place += CHUNK) {
    const chunk = pools.slice(place, place + CHUNK)
    const sums = chunk.map(({ net }, at) => addPool(lines, sources, place + at, net))
    yield insertPools(chunk, sums, { close, batch, first: BigInt(batch) + BigInt(place) })
  }
}

/** Takes ids for pools. Only the process that closes does; those of a batch that is rolled back are not used again. */
export async function takePoolIds(transaction: Transaction, count: number): Promise<string> {
  const [taken] = await transaction<{ first: Computed<string> }>(fragment`
    select (setval(s.ids, nextval(s.ids) + ${count - 1}::bigint) - ${count - 1}::bigint)::text as first
      from (select pg_get_serial_sequence('royalty_pools', 'id')::regclass as ids) s`)
  if (taken === undefined) throw new Error('the pools have no ids')
  return taken.first
}

interface Inserting {
  readonly close: number
  readonly batch: string
  readonly first: bigint
}

function insertPools(
  pools: readonly NewPool[],
  sums: readonly PoolSums[],
  { close, batch, first }: Inserting,
): SQL {
  const texts = (of: (pool: NewPool) => string) => plainTexts(pools.map(of))
  const times = (of: (pool: NewPool) => number) => fragment`${moments(pools.map(of))}::timestamptz[]`
  const summed = (of: (pool: PoolSums) => bigint) => fragment`${bigints(sums.map(of))}::bigint[]`
  return fragment`
    insert into royalty_pools (id, close_id, batch, payment_id, subscription_id, position, starts_at, ends_at, currency, net,
      lines, weight, shared, royalties) overriding system value
    select ${first.toString()}::bigint + n.place - 1, ${close}::int, ${batch}::bigint, n.payment, n.subscription, n.position,
        n.starts_at, n.ends_at, n.currency, n.net, n.lines, n.weight, n.shared, n.royalties
      from unnest(${texts(({ payment }) => payment)}::uuid[], ${texts(({ subscription }) => subscription)}::uuid[],
        ${integers(pools.map(({ position }) => position))}::int[], ${times(({ start }) => start)},
        ${times(({ end }) => end)}, ${texts(({ currency }) => currency)}::text[],
        ${bigints(pools.map(({ net }) => net))}::bigint[], ${integers(sums.map(({ lines }) => lines))}::int[],
        ${summed(({ weight }) => BigInt(weight))}, ${summed(({ shared }) => BigInt(shared))},
        ${summed(({ royalties }) => royalties)}) with ordinality
          as n (payment, subscription, position, starts_at, ends_at, currency, net, lines, weight, shared, royalties, place)
     order by n.place`
}
