import { fragment, type SQL } from '#cms/operations/database.ts'
import { MOST_LINES } from '#cms/operations/royalties/line-blocks.ts'

/**
 * The royalty lines of a pool, as a relation. Its blocks are among those of the transaction that wrote it; single lines are those
 * of older closes and reversals.
 */
export function linesOfPool(pool: string): SQL {
  return fragment`(
    select s.* from royalty_lines s where s.batch is null and s.pool_id = ${pool}::bigint
    union all
    select s.* from royalty_lines s where s.batch is not null and s.pool_id = ${pool}::bigint and s.block = any(array(
      select b.id from royalty_pools q join royalty_line_blocks b on b.close_id = q.close_id and b.batch = q.batch
       where q.id = ${pool}::bigint and (q.id - q.batch)::int = any(b.pools))))`
}

/** The royalty lines of pools with ids from the first to the last, as a relation. */
export function linesOfPools(first: string, last: string): SQL {
  return fragment`(
    select s.* from royalty_lines s
     where s.batch is null and s.pool_id between ${first}::bigint and ${last}::bigint
    union all
    select s.* from (
        select distinct q.close_id, q.batch from royalty_pools q where q.id between ${first}::bigint and ${last}::bigint) w
      cross join lateral (
        select x.* from royalty_lines x where x.close_id = w.close_id and x.batch = w.batch
           and x.pool_id between ${first}::bigint and ${last}::bigint offset 0) s)`
}

/** Whether a royalty line `lines` has an id: its block, which that gives, is found by an index. */
export function isLine(lines: SQL, id: SQL): SQL {
  return fragment`${lines}.id = ${id} and ${lines}.block = ${id} / ${MOST_LINES}::bigint * ${MOST_LINES}::bigint`
}
