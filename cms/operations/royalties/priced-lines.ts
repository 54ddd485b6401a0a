import { fragment, type SQL } from '#cms/operations/database.ts'
import { WHOLE_SHARE } from '#domain/royalties/rule.ts'

/**
 * The weight of each kind and the share of everyone, of each version of the rules: `rule_id`, `kind`, `weight`, `share`.
 * `offset 0` computes them once: merged into the query, the JSON of the weights is read, and sorted, with every download.
 */
const TERMS = fragment`(select r.id as rule_id, k.kind, (r.weights ->> k.kind::text)::int as weight, r.pool_share as share
  from royalty_rules r cross join unnest(enum_range(null::enum_items_kind)) as k (kind)
 where r.weights ->> k.kind::text is not null offset 0)`

/** The agreed pool shares of single contributors: `rule_id`, `contributor_id`, `share`. */
const EXCEPTIONS = fragment`(select r.id as rule_id, x.contributor as contributor_id, x.pool_share as share
  from royalty_rules r cross join jsonb_to_recordset(r.exceptions) as x (contributor int, pool_share int)
 where x.pool_share is not null offset 0)`

/**
 * The downloads of pools, each with the weight and the share of the version that it stores. The subquery reads those of one
 * pool after the other by their index (`offset 0` keeps the planner from joining all downloads first, which costs as much for a batch as
 * for the whole table).
 *
 * @param pools a relation with `pool_id`, `subscription_id`, `starts_at`, `ends_at`, `currency` and `net`
 */
export function pricedDownloads(pools: SQL): SQL {
  return fragment`select p.pool_id, p.currency, p.net, d.id as download_id, i.contributor_id, d.rule_id, t.weight,
      coalesce(x.share, t.share) as share
    from ${pools} p
    cross join lateral (
      select d.id, d.item_id, d.royalty_rule_id as rule_id from downloads d
       where d.subscription_id = p.subscription_id and d.royalty_rule_id is not null
         and d.created_at >= p.starts_at and d.created_at < p.ends_at offset 0) d
    join items i on i.id = d.item_id
    join ${TERMS} t on t.rule_id = d.rule_id and t.kind = i.kind
    left join ${EXCEPTIONS} x on x.rule_id = d.rule_id and x.contributor_id = i.contributor_id`
}

/** The lines of pools of a close, as another version of the rules would price them; `paid` is what they earned. */
export function repricedDownloads({ close, rule }: { readonly close: number; readonly rule: number }): SQL {
  return fragment`select p.id as pool_id, p.currency, p.net, l.download_id, l.contributor_id, l.amount as paid, t.weight,
      coalesce(x.share, t.share) as share
    from royalty_pools p
    join royalty_lines l on l.pool_id = p.id and l.kind = 'download'
    join downloads d on d.id = l.download_id
    join items i on i.id = d.item_id
    join ${TERMS} t on t.rule_id = ${rule} and t.kind = i.kind
    left join ${EXCEPTIONS} x on x.rule_id = ${rule} and x.contributor_id = l.contributor_id
    where p.close_id = ${close}`
}

/**
 * Divides each pool over its downloads, as `allocatePool` in domain/royalties does: the contributors' part rounded down,
 * then by the largest remainder method, equal remainders in the order of downloads. Computed by the database, since a month
 * has a million lines; a test compares both.
 *
 * Products are computed in bigint, which is several times faster than numeric, where none can exceed it: the largest is
 * below net × Σ(weight × share).
 *
 * @param downloads a query with `pool_id`, `net`, `weight`, `share`, `download_id` and any other columns
 * @returns a query of its columns and `amount`
 */
export function allocatedLines(downloads: SQL): SQL {
  return fragment`select parts.*,
      units + (row_number() over ranked <= part - (sum(units) over ranked)::bigint)::int as amount
    from (
      select pooled.*, coalesce(${dividedBy(fragment`part`, fragment`shared`, fragment`pool_shared`)}, 0) as units,
          coalesce(${restOf(fragment`part`, fragment`shared`, fragment`pool_shared`)}, 0) as remainder
        from (
          select weighed.*, coalesce(${dividedBy(fragment`net`, fragment`pool_shared`, fragment`(${WHOLE_SHARE}::bigint * pool_weight)`)}, 0) as part
            from (
              select priced.*, weight * share as shared, sum(weight * share) over pool as pool_shared,
                  sum(weight) over pool as pool_weight,
                  net::float8 * sum(weight * share) over pool < ${BIGINT_BOUND}::float8 as is_small
                from (${downloads}) priced window pool as (partition by pool_id)) weighed) pooled) parts
    window ranked as (partition by pool_id order by remainder desc, download_id
      rows between unbounded preceding and unbounded following)`
}

/** Products that are below it when they are computed in float8 are below the largest bigint, 9.22e18. */
const BIGINT_BOUND = 9e18

/** `amount * part / whole` rounded down, of values that are not negative; null where the whole is zero. */
function dividedBy(amount: SQL, part: SQL, whole: SQL): SQL {
  return fragment`case when is_small then ${amount} * ${part} / nullif(${whole}, 0)
    else div(${amount}::numeric * ${part}, nullif(${whole}, 0))::bigint end`
}

/** What that rounding leaves, in parts of the whole. */
function restOf(amount: SQL, part: SQL, whole: SQL): SQL {
  return fragment`case when is_small then ${amount} * ${part} % nullif(${whole}, 0)
    else mod(${amount}::numeric * ${part}, nullif(${whole}, 0))::bigint end`
}
