import { type ConsoleRow, readRow } from '#cms/operations/console/list-rows.ts'
import { fragment, type Payload, run } from '#cms/operations/database.ts'
import type { Column, Computed } from '#cms/operations/schema/columns.ts'
import type { RoyaltyDistribution, RoyaltyRuleDetail } from '#domain/contract/console/royalties.ts'
import { money } from '#domain/money/money.ts'
import { decimalText } from '#domain/money/text.ts'
import { commandScope, type Holder } from '#domain/permissions/command-scope.ts'
import { countBands } from '#domain/royalties/distribution.ts'
import { earliestInForce } from '#domain/royalties/rule.ts'
import { DAY_MS } from '#domain/time/durations.ts'

interface TermsRow extends Record<string, unknown> {
  readonly weights: Computed<RoyaltyRuleDetail['weights']>
  readonly exceptions: Computed<RoyaltyRuleDetail['exceptions']>
  readonly is_draft: Computed<boolean>
  readonly months: Computed<number>
  readonly latest: Computed<number>
}

interface ForecastRow extends Record<string, unknown> {
  readonly contributor_id: Column<'royalty_forecasts.contributor_id'>
  readonly name: Column<'contributors.name'> | null
  readonly currency: Column<'royalty_forecasts.currency'>
  readonly paid: Computed<string>
  readonly forecast: Computed<string>
}

/** Of each currency. */
const MOST = 20

/** A version of the rules with its weights, its agreed shares, and what the last year would have paid under it. */
export async function readRoyaltyRule(
  payload: Payload,
  id: string,
  actor: Holder,
): Promise<(ConsoleRow & RoyaltyRuleDetail) | null> {
  const row = await readRow(payload, 'royalty-rules', Number(id))
  const [terms] = await run<TermsRow>(
    payload,
    fragment`
    select r.weights, r.published_at is null as is_draft,
      coalesce((select jsonb_agg(x.value || jsonb_build_object('name', c.name)) from jsonb_array_elements(r.exceptions) x
        left join contributors c on c.id = (x.value ->> 'contributor')::int), '[]') as exceptions,
      (select count(*)::int from royalty_forecast_runs f where f.rule_id = r.id) as months,
      (select (extract(epoch from max(o.in_force_from)) * 1000)::float8 from royalty_rules o) as latest
      from royalty_rules r where r.id = ${Number(id)}`,
  )
  if (row === null || terms === undefined) return null
  const forecasts = await run<ForecastRow>(
    payload,
    fragment`
    select f.contributor_id, c.name, f.currency, sum(f.paid)::text as paid, sum(f.forecast)::text as forecast
      from royalty_forecasts f left join contributors c on c.id = f.contributor_id where f.rule_id = ${Number(id)}
     group by f.contributor_id, c.name, f.currency order by f.currency, f.contributor_id`,
  )
  const mayChange = terms.is_draft && commandScope(actor, 'royalty-rule.publish') === 'all'
  return {
    ...row,
    weights: terms.weights,
    exceptions: terms.exceptions,
    forecast: distributionsOf(forecasts),
    forecast_months: terms.months,
    earliest: earliestDay(terms.latest),
    allowed_actions: mayChange ? ['publish', 'discard'] : [],
  }
}

/** The first day (UTC) that begins 30 days from now or later, and after the latest version. */
function earliestDay(latest: number): string {
  const earliest = Math.max(earliestInForce(Date.now()), latest + 1)
  return new Date(Math.ceil(earliest / DAY_MS) * DAY_MS).toISOString().slice(0, 10)
}

function distributionsOf(rows: readonly ForecastRow[]): readonly RoyaltyDistribution[] {
  const currencies = [...new Set(rows.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const all = rows
      .filter((row) => row.currency === currency)
      .map(({ contributor_id: contributor, name, paid, forecast }) => ({
        contributor,
        name,
        paid: BigInt(paid),
        forecast: BigInt(forecast),
      }))
    const text = (amount: bigint) => decimalText(money(amount, currency))
    const sum = (of: 'paid' | 'forecast') => text(all.reduce((total, one) => total + one[of], 0n))
    const difference = ({ paid, forecast }: { readonly paid: bigint; readonly forecast: bigint }) =>
      forecast > paid ? forecast - paid : paid - forecast
    const most = all.toSorted((a, b) => Number(difference(b) - difference(a))).slice(0, MOST)
    return {
      currency,
      paid: sum('paid'),
      forecast: sum('forecast'),
      bands: countBands(all),
      most: most.map((one) => ({ ...one, paid: text(one.paid), forecast: text(one.forecast) })),
    }
  })
}
