import { moments, plainTexts } from '#cms/operations/binary-arrays.ts'
import { fragment, type SQL, type Transaction } from '#cms/operations/database.ts'
import { overlapped } from '#cms/operations/overlapped.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'

/** A billing month of a subscription. Times are milliseconds since 1970. */
export interface PoolSpan {
  readonly subscription: string
  readonly start: number
  readonly end: number
}

/**
 * Downloads of pools, each in the order of their ids. They are held by columns: an object for each of a month's downloads would
 * cost more than all that is computed of it.
 */
export interface PooledDownloads {
  /** Where those of each pool begin; the last element is the number of all. */
  readonly starts: Int32Array
  readonly downloads: Int32Array
  readonly items: Int32Array
  readonly rules: Int32Array
}

interface FoundRow extends Record<string, unknown> {
  /** Of the pool in its statement, from 1. */
  readonly place: Computed<number>
  /** Three integers for each download: its id, its item and the version of the rules that prices it. */
  readonly found: Computed<Buffer>
}

/** Pools whose downloads are read by one statement. */
const CHUNK = 2_000
const BYTES = 12

/**
 * Reads the downloads that are paid from pools, of one pool after the other by their index. They are sent as bytes: a row for each
 * would cost the connection several times as much.
 */
export async function readPooledDownloads(
  transaction: Transaction,
  pools: readonly PoolSpan[],
): Promise<PooledDownloads> {
  const spans = Array.from({ length: Math.ceil(pools.length / CHUNK) }, (_, at) =>
    pools.slice(at * CHUNK, (at + 1) * CHUNK),
  )
  const chunks: PooledDownloads[] = []
  await overlapped<FoundRow>(transaction, spans.map(findDownloads), (rows, at) =>
    chunks.push(columnsOf(rows, spans[at]?.length ?? 0)),
  )
  return joined(chunks)
}

function findDownloads(pools: readonly PoolSpan[]): SQL {
  return fragment`
    select p.place::int as place, d.found
      from unnest(${plainTexts(pools.map(({ subscription }) => subscription))}::uuid[],
        ${moments(pools.map(({ start }) => start))}::timestamptz[], ${moments(pools.map(({ end }) => end))}::timestamptz[])
          with ordinality as p (subscription_id, starts_at, ends_at, place)
      cross join lateral (
        select string_agg(int4send(d.id) || int4send(d.item_id) || int4send(d.royalty_rule_id), '') as found
          from downloads d where d.subscription_id = p.subscription_id and d.royalty_rule_id is not null
           and d.created_at >= p.starts_at and d.created_at < p.ends_at) d
     where d.found is not null`
}

function columnsOf(rows: readonly FoundRow[], pools: number): PooledDownloads {
  const starts = new Int32Array(pools + 1)
  for (const { place, found } of rows) starts[place] = found.length / BYTES
  for (let place = 1; place <= pools; place += 1)
    starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)
  const columns = emptyColumns(starts)
  for (const { place, found } of rows) {
    let line = starts[place - 1] ?? 0
    for (const at of placesOf(found)) {
      columns.downloads[line] = found.readInt32BE(at)
      columns.items[line] = found.readInt32BE(at + 4)
      columns.rules[line] = found.readInt32BE(at + 8)
      line += 1
    }
  }
  return columns
}

/** Where the downloads are, by their ids: the index has them in the order of their times. */
function placesOf(found: Buffer): readonly number[] {
  const places: number[] = []
  let isSorted = true
  for (let at = 0; at < found.length; at += BYTES) {
    places.push(at)
    isSorted &&= at === 0 || found.readInt32BE(at) > found.readInt32BE(at - BYTES)
  }
  return isSorted ? places : places.sort((a, b) => found.readInt32BE(a) - found.readInt32BE(b))
}

function joined(chunks: readonly PooledDownloads[]): PooledDownloads {
  const starts = new Int32Array(chunks.reduce((sum, chunk) => sum + chunk.starts.length - 1, 1))
  let [pool, before] = [0, 0]
  for (const chunk of chunks) {
    for (let at = 1; at < chunk.starts.length; at += 1) {
      pool += 1
      starts[pool] = before + (chunk.starts[at] ?? 0)
    }
    before += chunk.downloads.length
  }
  const columns = emptyColumns(starts)
  let line = 0
  for (const chunk of chunks) {
    for (const name of ['downloads', 'items', 'rules'] as const) columns[name].set(chunk[name], line)
    line += chunk.downloads.length
  }
  return columns
}

function emptyColumns(starts: Int32Array): PooledDownloads {
  const count = starts.at(-1) ?? 0
  return {
    starts,
    downloads: new Int32Array(count),
    items: new Int32Array(count),
    rules: new Int32Array(count),
  }
}
