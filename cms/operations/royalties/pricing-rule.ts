import { fragment, type SQL } from '#cms/operations/database.ts'

interface Priced {
  /** The subscription that a download counts against; null for none. */
  readonly subscription: SQL
  /** Who downloads; null for a guest. */
  readonly user: string | null
  /** Whether it is counted: a repetition is one download. */
  readonly isNew: SQL
}

/**
 * The version of the royalty rules that prices a download of an item `i`, in SQL. Null for what earns nothing: free works,
 * guests, repetitions, works that were bought or licensed before, and downloads by staff and by the contributor's own people
 * (domain.md, "What a download is worth").
 */
export function pricingRule({ subscription, user, isNew }: Priced): SQL {
  if (user === null) return fragment`null::int`
  return fragment`case when ${isNew} and ${subscription} is not null
      and not exists (select from users_roles s where s.parent_id = ${user})
      and not exists (select from contributors c where c.id = i.contributor_id and c.owner_id = ${user})
      and not exists (select from contributor_members m where m.contributor_id = i.contributor_id and m.user_id = ${user})
    then royalty_rule_at(present()::timestamptz(3)) end`
}
