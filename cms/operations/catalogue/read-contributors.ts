import { withAvatars } from '#cms/operations/catalogue/avatars.ts'
import { bestOf } from '#cms/operations/catalogue/best-of.ts'
import {
  CONTRIBUTOR_COLUMNS,
  CONTRIBUTORS,
  type ContributorProfileRow,
  contributorProfile,
  DESIGNATION,
  OPEN_TO_WORK,
} from '#cms/operations/catalogue/contributor-profile.ts'
import { pages } from '#cms/operations/catalogue/pages.ts'
import { fragment, type Payload, run, type SQL } from '#cms/operations/database.ts'
import type { Computed } from '#cms/operations/schema/columns.ts'
import { someShown } from '#cms/operations/site/offered-condition.ts'
import type { Contributors } from '#domain/contract/directories.ts'
import type { Designation } from '#domain/contributors/designations.ts'
import type { ContributorFinding, ContributorOrder } from '#domain/contributors/finding.ts'

const PER_PAGE = 60

interface ContributorsQuery extends ContributorFinding {
  /** Only contributors with this designation who accept commissions. */
  readonly designation?: Designation | undefined
  readonly page: number
}

/** Contributors with published works. */
export async function readContributors(
  payload: Payload,
  { find, order = 'works', designation, page }: ContributorsQuery,
): Promise<Contributors> {
  const conditions = [
    fragment`c.item_count > 0`,
    someShown(fragment`i.contributor_id = c.id`),
    ...(find === undefined ? [] : [isCalled(find)]),
    ...(designation === undefined ? [] : [fragment`${DESIGNATION} = ${designation}`, OPEN_TO_WORK]),
  ]
  const rows = await run<ContributorProfileRow & { total: Computed<number> }>(
    payload,
    fragment`
      select ${CONTRIBUTOR_COLUMNS}, count(*) over ()::int as total from ${CONTRIBUTORS}
      where ${fragment.join(conditions, fragment` and `)}
      order by ${ORDERS[order]}, c.id
      limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`,
  )
  const previews = await bestOf(
    payload,
    rows.map(({ id }) => id),
    (id) => fragment`i.contributor_id = ${id}`,
  )
  const entries = (await withAvatars(payload, rows)).map((row) => ({
    ...contributorProfile(row),
    previews: previews.get(row.id) ?? [],
  }))
  return { entries, ...pages(rows[0]?.total ?? 0, page, PER_PAGE) }
}

const ORDERS: Readonly<Record<ContributorOrder, SQL>> = {
  works: fragment`c.item_count desc`,
  followers: fragment`c.followers_count desc nulls last, c.item_count desc`,
  name: fragment`lower(c.name)`,
}

/** Escapes pattern characters in a name. */
function isCalled(find: string): SQL {
  const pattern = `%${find.replaceAll(/[\\%_]/g, '\\$&')}%`
  return fragment`(c.name ilike ${pattern} or c.username ilike ${pattern})`
}
