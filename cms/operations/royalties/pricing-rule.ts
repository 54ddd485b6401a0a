import { fragment, type SQL } from '#cms/operations/database.ts'

interface Priced {
  /** Who downloads; null for a guest. */
  readonly user: string | SQL | null
  /** Whether it can earn: a repetition is one download, and only what counts against a subscription has a pool. */
  readonly isEarning: SQL
  /** When. */
  readonly at: SQL
}

/**
 * The version of the royalty rules that prices a download of an item `i`, in SQL. Null for what earns nothing: free works,
 * guests, repetitions, works that were bought or licensed before, and downloads by staff and by the contributor's own people
 * (domain.md, "What a download is worth").
 */
export function pricingRule({ user, isEarning, at }: Priced): SQL {
  if (user === null) return fragment`null::int`
  return fragment`case when ${isEarning}
      and not exists (select from users_roles s where s.parent_id = ${user})
      and not exists (select from contributors c where c.id = i.contributor_id and c.owner_id = ${user})
      and not exists (select from contributor_members m where m.contributor_id = i.contributor_id and m.user_id = ${user})
    then royalty_rule_at(${at}::timestamptz(3)) end`
}
