import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { CONTRIBUTOR_STEPS, type ContributorStep } from '#domain/analytics/funnel.ts'
import type { ConsoleAnalytics } from '#domain/contract/console/analytics.ts'

/** How far the users came who accepted the agreement of contributors since a day; without demonstrations. */
export async function readContributorFunnel(
  payload: Payload,
  since: string,
): Promise<ConsoleAnalytics['contributors']> {
  const [row] = await run<Record<ContributorStep, Computed<number>>>(
    payload,
    fragment`
      with joined as (
        select user_id from contributor_agreements group by user_id having min(accepted_at) >= ${since}::date),
      done as (
        select j.user_id, e.command, s.state, s.item_id from joined j
          join submission_events e on e.actor_id = j.user_id
          join submissions s on s.id = e.submission_id and not s.is_demonstration)
      select (select count(*)::int from joined) as joined,
        count(distinct user_id) filter (where command = 'submission.create')::int as uploaded,
        count(distinct user_id) filter (where command = 'submission.submit')::int as submitted,
        count(distinct user_id) filter (where state = 'published')::int as published,
        count(distinct user_id) filter (where exists (
          select 1 from asset_grants g where g.form = 'item' and g.asset_id = done.item_id
             and g.revoked_at is null))::int as sold
        from done`,
  )
  return CONTRIBUTOR_STEPS.map((step) => ({ step, users: row?.[step] ?? 0 }))
}
