import { fragment, type SQL } from '#cms/operations/database.ts'

interface CountedAllowance {
  /** The id of its subscription. */
  readonly subscription: SQL
  /** Its kinds, as an array of texts. */
  readonly kinds: SQL
  /** `day` or `month`, as a text. */
  readonly period: SQL
  /** A moment of the day or month. */
  readonly at: SQL
}

/** What is used of an allowance in its UTC day or month, in SQL; repetitions count nothing. */
export function usedOf({ subscription, kinds, period, at }: CountedAllowance): SQL {
  return fragment`(
    select count(*)::int from downloads d join items x on x.id = d.item_id
     where d.subscription_id = ${subscription} and d.counted and x.kind::text = any(${kinds})
       and d.created_at >= date_trunc(${period}, ${at} at time zone 'UTC') at time zone 'UTC')`
}
