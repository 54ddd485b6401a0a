import { fragment, type SQL } from '#cms/operations/database.ts'
import { WHOLE_SHARE } from '#domain/royalties/rule.ts'

/** The weights of each version of the rules by kind: `rule_id`, `kind`, `weight`. */
const WEIGHTS = fragment`(select r.id as rule_id, w.key as kind, w.value::int as weight
  from royalty_rules r cross join jsonb_each_text(r.weights) w)`

/** The agreed pool shares of single contributors: `rule_id`, `contributor_id`, `share`. */
const EXCEPTIONS = fragment`(select r.id as rule_id, x.contributor as contributor_id, x.pool_share as share
  from royalty_rules r cross join jsonb_to_recordset(r.exceptions) as x (contributor int, pool_share int)
 where x.pool_share is not null)`

/**
 * The downloads of pools, each with the weight and the share of the version that it stores.
 *
 * @param pools a relation with `pool_id`, `subscription_id`, `starts_at`, `ends_at`, `currency` and `net`
 */
export function pricedDownloads(pools: SQL): SQL {
  return fragment`select p.pool_id, p.currency, p.net, d.id as download_id, i.contributor_id,
      d.royalty_rule_id as rule_id, w.weight, coalesce(x.share, r.pool_share) as share
    from ${pools} p
    join downloads d on d.subscription_id = p.subscription_id and d.royalty_rule_id is not null
      and d.created_at >= p.starts_at and d.created_at < p.ends_at
    join items i on i.id = d.item_id
    join royalty_rules r on r.id = d.royalty_rule_id
    join ${WEIGHTS} w on w.rule_id = d.royalty_rule_id and w.kind = i.kind::text
    left join ${EXCEPTIONS} x on x.rule_id = d.royalty_rule_id and x.contributor_id = i.contributor_id`
}

/** The lines of pools of a close, as another version of the rules would price them; `paid` is what they earned. */
export function repricedDownloads({ close, rule }: { readonly close: number; readonly rule: number }): SQL {
  return fragment`select p.id as pool_id, p.currency, p.net, l.download_id, l.contributor_id, l.amount as paid, w.weight,
      coalesce(x.share, r.pool_share) as share
    from royalty_pools p
    join royalty_lines l on l.pool_id = p.id and l.kind = 'download'
    join downloads d on d.id = l.download_id
    join items i on i.id = d.item_id
    join royalty_rules r on r.id = ${rule}
    join ${WEIGHTS} w on w.rule_id = r.id and w.kind = i.kind::text
    left join ${EXCEPTIONS} x on x.rule_id = r.id and x.contributor_id = l.contributor_id
    where p.close_id = ${close}`
}

/**
 * Divides each pool over its downloads, as `allocatePool` in domain/royalties does: the contributors' part rounded down,
 * then by the largest remainder method, equal remainders in the order of downloads. Computed by the database, since a month
 * has a million lines; a test compares both.
 *
 * @param downloads a query with `pool_id`, `net`, `weight`, `share`, `download_id` and any other columns
 * @returns a query of its columns and `amount`
 */
export function allocatedLines(downloads: SQL): SQL {
  return fragment`select parts.*,
      (units + case when row_number() over (partition by pool_id order by remainder desc, download_id)
        <= part - sum(units) over (partition by pool_id) then 1 else 0 end)::bigint as amount
    from (
      select pooled.*, coalesce(div(part * shared, nullif(pool_shared, 0)), 0) as units,
          coalesce(mod(part * shared, nullif(pool_shared, 0)), 0) as remainder
        from (
          select weighed.*, coalesce(div(net::numeric * pool_shared, nullif(${WHOLE_SHARE} * pool_weight, 0)), 0) as part
            from (
              select priced.*, (weight::bigint * share)::numeric as shared,
                sum(weight::bigint * share) over (partition by pool_id) as pool_shared,
                sum(weight::bigint) over (partition by pool_id) as pool_weight
                from (${downloads}) priced) weighed) pooled) parts`
}
