import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import type { ConsoleExperiments } from '#domain/contract/console/experiments.ts'
import { resultOf } from '#domain/experiments/experiment-result.ts'

interface Row extends Record<string, unknown> {
  readonly test: Computed<string>
  readonly variant: Computed<string>
  readonly exposures: Computed<number>
  readonly conversions: Computed<number>
}

const MOST_RESULTS = 50

/**
 * The results of flags, those that run first. A visitor counts once, for the first variant that they saw, and converts when
 * they reach the goal afterwards. Visitors who saw several variants, such as after deleting one cookie, are left out.
 */
export async function readResults(payload: Payload): Promise<ConsoleExperiments> {
  const { docs } = await payload.find({
    collection: 'flags',
    sort: ['-isRunning', '-updatedAt'],
    limit: MOST_RESULTS,
    depth: 0,
  })
  const goals = docs.map(({ code, goal }) => ({ test: code, goal }))
  const rows = await run<Row>(
    payload,
    fragment`
      with goals as (select * from jsonb_to_recordset(${JSON.stringify(goals)}::jsonb) as row (test text, goal text)),
      seen as (
        select e.properties ->> 'test' as test, e.visitor, min(e.properties ->> 'variant') as variant, min(e.at) as at
          from events e where e.visitor is not null and e.name in ('exposure', 'flag')
         group by 1, 2 having count(distinct e.properties ->> 'variant') = 1)
      select s.test, s.variant, count(*)::int as exposures,
        count(*) filter (where exists (
          select 1 from events c where c.visitor = s.visitor and c.name = g.goal and c.at >= s.at))::int as conversions
        from seen s join goals g using (test) group by s.test, s.variant`,
  )
  return {
    experiments: docs.map(({ code, goal, isRunning, variants }) =>
      resultOf({
        code,
        goal,
        isRunning: isRunning === true,
        variants: (variants ?? []).map((variant) => ({ code: variant.code, weight: variant.weight })),
        counts: rows
          .filter(({ test }) => test === code)
          .map(({ variant, exposures, conversions }) => ({ code: variant, exposures, conversions })),
      }),
    ),
  }
}
