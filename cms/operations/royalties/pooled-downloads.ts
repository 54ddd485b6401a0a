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
  /** An integer for each pool: how many bytes its downloads have. */
  readonly sizes: Computed<Buffer>
  /** Three integers for each download, of one pool after the other: its id, its item and the version of the rules that prices it. */
  readonly found: Computed<Buffer | null>
}

/** Pools whose downloads are read by one statement. */
const CHUNK = 2_000
/** Few enough that a row is read from the connection at once. */
const POOLS_OF_ROW = 100
const BYTES = 12
const COLUMNS = ['downloads', 'items', 'rules'] as const

/**
 * Reads the downloads that are paid from pools, of one pool after the other by their index. Those of several pools are sent as the
 * bytes of one row: a row for each would cost the connection several times as much.
 */
export async function readPooledDownloads(
  transaction: Transaction,
  pools: readonly PoolSpan[],
): Promise<PooledDownloads> {
  const spans = Array.from({ length: Math.ceil(pools.length / CHUNK) }, (_, at) =>
    pools.slice(at * CHUNK, (at + 1) * CHUNK),
  )
  const chunks: PooledDownloads[] = []
  await overlapped<FoundRow>(transaction, spans.map(findDownloads), (rows) =>
    chunks.push(...rows.map(columnsOf)),
  )
  return joined(chunks)
}

function findDownloads(pools: readonly PoolSpan[]): SQL {
  return fragment`
    select string_agg(int4send(coalesce(length(d.found), 0)), '' order by p.place) as sizes,
        string_agg(d.found, '' order by p.place) as found
      from unnest(${plainTexts(pools.map(({ subscription }) => subscription))}::uuid[],
        ${moments(pools.map(({ start }) => start))}::timestamptz[], ${moments(pools.map(({ end }) => end))}::timestamptz[])
          with ordinality as p (subscription_id, starts_at, ends_at, place)
      cross join lateral (select (p.place - 1) / ${POOLS_OF_ROW}::int as row) r
      cross join lateral (
        select string_agg(int4send(d.id) || int4send(d.item_id) || int4send(d.royalty_rule_id), '') as found
          from downloads d where d.subscription_id = p.subscription_id and d.royalty_rule_id is not null
           and d.created_at >= p.starts_at and d.created_at < p.ends_at) d
     group by r.row order by r.row`
}

function columnsOf({ sizes, found }: FoundRow): PooledDownloads {
  const starts = new Int32Array(sizes.length / 4 + 1)
  for (let pool = 1; pool < starts.length; pool += 1)
    starts[pool] = (starts[pool - 1] ?? 0) + sizes.readInt32BE((pool - 1) * 4) / BYTES
  const columns = emptyColumns(starts)
  const { downloads, items, rules } = columns
  const bytes = found ?? Buffer.alloc(0)
  for (let line = 0, at = 0; line < downloads.length; line += 1, at += BYTES) {
    downloads[line] = bytes.readInt32BE(at)
    items[line] = bytes.readInt32BE(at + 4)
    rules[line] = bytes.readInt32BE(at + 8)
  }
  for (let pool = 1; pool < starts.length; pool += 1)
    sortById(columns, starts[pool - 1] ?? 0, starts[pool] ?? 0)
  return columns
}

/** Of Shell's sort (Ciura 2001): in place, and fast for the few downloads of a pool that are nearly sorted. */
const GAPS = [701, 301, 132, 57, 23, 10, 4, 1]

/** Sorts the downloads of a pool: the index has them in the order of their times, which nearly always is that of their ids. */
function sortById({ downloads, items, rules }: PooledDownloads, from: number, to: number): void {
  for (const gap of GAPS)
    for (let at = from + gap; at < to; at += 1) {
      const [id, item, rule] = [downloads[at] ?? 0, items[at] ?? 0, rules[at] ?? 0]
      let place = at
      for (; place - gap >= from && (downloads[place - gap] ?? 0) > id; place -= gap) {
        downloads[place] = downloads[place - gap] ?? 0
        items[place] = items[place - gap] ?? 0
        rules[place] = rules[place - gap] ?? 0
      }
      downloads[place] = id
      items[place] = item
      rules[place] = rule
    }
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
    for (const name of COLUMNS) columns[name].set(chunk[name], line)
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
