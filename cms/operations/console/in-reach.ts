import { fragment, type SQL } from '#cms/operations/database.ts'
import type { Reach } from '#domain/permissions/command-scope.ts'

interface Belonging {
  /** The account that a row belongs to. */
  readonly owner?: SQL
  /** The contributor whose team works on it. */
  readonly contributor?: SQL
}

/** The condition of rows in reach. Rows without an owner and a contributor are in reach of those who reach all rows. */
export function inReach(reach: Reach, { owner, contributor }: Belonging): SQL {
  if (reach === 'all') return fragment`true`
  const conditions = [
    ...(owner === undefined || reach.owner === null ? [] : [fragment`${owner} = ${reach.owner}`]),
    ...(contributor === undefined
      ? []
      : [fragment`${contributor} = any(${fragment.param([...reach.contributors])}::int[])`]),
  ]
  return conditions.length === 0 ? fragment`false` : fragment.join(conditions, fragment` or `)
}
