import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { TakedownCounts } from '#domain/contract/takedown.ts'
import { TAKEDOWN_STATE_CODES, TAKEDOWN_STATES } from '#domain/takedown/states.ts'

interface YearRow extends Record<string, unknown> {
  readonly year: Computed<number>
  readonly cases: Computed<number>
  readonly open: Computed<number>
  readonly upheld: Computed<number>
  readonly rejected: Computed<number>
  readonly withdrawn: Computed<number>
  readonly restored: Computed<number>
  readonly library: Computed<number>
}

/**
 * Confirmed claims of rights holders by the year (UTC) of their confirmation and by their present outcome, newest first; and
 * apart from them the cases that staff opened from a report, in the name of the library. Demonstrations are no cases.
 */
export async function countCases(payload: Payload): Promise<TakedownCounts> {
  const undecided = TAKEDOWN_STATE_CODES.filter((state) => TAKEDOWN_STATES[state].open && state !== 'upheld')
  const years = await run<YearRow>(
    payload,
    fragment`
    select extract(year from confirmed_at at time zone 'utc')::int as year, count(*) filter (where not by_library)::int as cases,
      count(*) filter (where state in ${[...undecided]} and not by_library)::int as open,
      count(*) filter (where outcome = 'upheld' and state <> 'counter-claimed' and not by_library)::int as upheld,
      count(*) filter (where outcome = 'rejected' and not by_library)::int as rejected,
      count(*) filter (where state = 'withdrawn' and not by_library)::int as withdrawn,
      count(*) filter (where outcome = 'restored' and not by_library)::int as restored,
      count(*) filter (where by_library)::int as library
    from (select t.*, exists (select from reports r where r.takedown_id = t.id) as by_library from takedowns t) cases
     where confirmed_at is not null and not is_demonstration group by 1 order by 1 desc`,
  )
  return { years }
}
