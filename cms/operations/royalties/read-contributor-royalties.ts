import { inReach } from '#cms/operations/console/in-reach.ts'
import { majorUnits } from '#cms/operations/console/major-units.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Columns, Computed, Present } from '#cms/operations/schema/columns.ts'
import {
  type ContributorRoyalties,
  type MonthForecast,
  percentOf,
  type ShownRule,
} from '#domain/contract/console/royalties.ts'
import { type Holder, reachOf } from '#domain/permissions/command-scope.ts'
import { type RoyaltyTerms, SHARES, type Share, shareOf } from '#domain/royalties/rule.ts'

interface RuleRow
  extends Record<string, unknown>,
    Columns<'royalty_rules', 'id' | 'pool_share' | 'sale_share' | 'api_share' | 'note'> {
  readonly version: Present<'royalty_rules.version'>
  readonly in_force_from: Present<'royalty_rules.in_force_from'>
  readonly weights: Computed<RoyaltyTerms['weights']>
  readonly exceptions: Computed<RoyaltyTerms['exceptions']>
  readonly is_announced: Computed<boolean>
}

/** The rules in force and those that are announced, as they apply to the actor's contributors, and what months would pay. */
export async function readContributorRoyalties(
  payload: Payload,
  actor: Holder,
): Promise<ContributorRoyalties | null> {
  const reach = reachOf(actor, 'royalty.read')
  if (reach === null) return null
  const belongs = { owner: fragment`c.owner_id`, contributor: fragment`c.id` }
  const contributors = (
    await run<{ id: Computed<number> }>(
      payload,
      fragment`select c.id from contributors c where ${inReach(reach, belongs)} order by c.id`,
    )
  ).map(({ id }) => id)
  const rules = await run<RuleRow>(
    payload,
    fragment`
    select r.id, r.version, r.pool_share, r.sale_share, r.api_share, r.note, r.in_force_from, r.weights, r.exceptions,
      r.in_force_from > present() as is_announced from royalty_rules r
     where r.in_force_from > present() or r.id = royalty_rule_at(present()::timestamptz(3)) order by r.in_force_from`,
  )
  const inForce = rules.find(({ is_announced: isAnnounced }) => !isAnnounced)
  return {
    in_force: inForce === undefined ? null : shownRule(inForce, contributors),
    announced: await Promise.all(
      rules
        .filter(({ is_announced: isAnnounced }) => isAnnounced)
        .map(async (rule) => ({
          ...shownRule(rule, contributors),
          forecast: await readForecast(payload, rule.id, contributors),
        })),
    ),
    preview: await readPreview(payload, contributors),
  }
}

/** Agreed shares are shown to users with one contributor; most have one. */
function shownRule(rule: RuleRow, contributors: readonly number[]): ShownRule {
  const { version, note, weights, in_force_from: from } = rule
  const [only] = contributors
  const share = (name: Share) =>
    percentOf(only === undefined || contributors.length > 1 ? rule[name] : shareOf(rule, name, only))
  return {
    version,
    note,
    weights,
    in_force_from: new Date(from).toISOString(),
    ...(Object.fromEntries(SHARES.map((name) => [name, share(name)])) as Record<Share, number>),
  }
}

function readForecast(
  payload: Payload,
  rule: number,
  contributors: readonly number[],
): Promise<readonly MonthForecast[]> {
  return run<MonthForecast & Record<string, unknown>>(
    payload,
    fragment`
    select to_char(c.month, 'YYYY-MM') as month, f.currency,
      ${majorUnits(fragment`sum(f.paid)`, fragment`f.currency`)}::text as paid,
      ${majorUnits(fragment`sum(f.forecast)`, fragment`f.currency`)}::text as forecast
      from royalty_forecasts f join royalty_closes c on c.id = f.close_id
     where f.rule_id = ${rule} and f.contributor_id = any(${fragment.param([...contributors])}::int[])
     group by c.month, f.currency order by c.month, f.currency`,
  )
}

function readPreview(
  payload: Payload,
  contributors: readonly number[],
): Promise<ContributorRoyalties['preview']> {
  return run<ContributorRoyalties['preview'][number] & Record<string, unknown>>(
    payload,
    fragment`
    select p.currency, sum(p.downloads)::int as downloads, to_char(p.measured_on, 'YYYY-MM-DD') as measured_on,
      ${majorUnits(fragment`sum(p.amount)`, fragment`p.currency`)}::text as amount
      from royalty_previews p where p.contributor_id = any(${fragment.param([...contributors])}::int[])
     group by p.currency, p.measured_on order by p.currency`,
  )
}
