import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { FUNNEL, FUNNEL_STEPS, type FunnelStep } from '#domain/analytics/funnel.ts'
import type { ConsoleAnalytics } from '#domain/contract/console/analytics.ts'

/** How many visitors took each step after those before it, and how often it happened in all, consent or not. */
export async function readFunnel(payload: Payload, since: string): Promise<ConsoleAnalytics['funnel']> {
  const reached = FUNNEL_STEPS.map((step, index) => {
    const before = FUNNEL_STEPS[index - 1]
    const follows =
      before === undefined
        ? fragment``
        : fragment`join ${nameOf(before)} b on b.visitor = e.visitor and e.at >= b.at`
    return fragment`${nameOf(step)} as (
      select e.visitor, min(e.at) as at from events e ${follows}
       where e.visitor is not null and e.day >= ${since}::date and ${isStep(step)} group by e.visitor)`
  })
  const counts = FUNNEL_STEPS.map(
    (step) => fragment`select ${step}::text as step, (select count(*)::int from ${nameOf(step)}) as visitors,
      (select count(*)::int from events e where e.day >= ${since}::date and ${isStep(step)}) as events`,
  )
  const rows = await run<{
    step: Computed<FunnelStep>
    visitors: Computed<number>
    events: Computed<number>
  }>(
    payload,
    fragment`with ${fragment.join(reached, fragment`, `)} ${fragment.join(counts, fragment` union all `)}`,
  )
  return FUNNEL_STEPS.flatMap((step) => rows.filter((row) => row.step === step))
}

function nameOf(step: FunnelStep): SQL {
  return fragment`${fragment.identifier(`step_${step}`)}`
}

function isStep(step: FunnelStep): SQL {
  const { event, routes } = FUNNEL[step]
  const ofRoutes =
    routes === null ? fragment`` : fragment` and e.route = any(${fragment.param([...routes])}::text[])`
  return fragment`e.name = ${event}${ofRoutes}`
}
