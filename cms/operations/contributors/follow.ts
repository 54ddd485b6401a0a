import { withinLimit } from '#cms/operations/accounts/limit.ts'
import { fragment, inTransaction, type Payload, sql, type Transaction } from '#cms/operations/database.ts'
import type { Column } from '#cms/operations/schema/columns.ts'
import type { Following } from '#domain/contract/accounts.ts'
import { accept, type Result, refuse } from '#domain/errors/catalogue.ts'

interface Follow {
  readonly user: string
  readonly username: string
  /** The wanted state; absent toggles it. */
  readonly followed?: boolean | undefined
}

interface FollowingRow extends Record<string, unknown>, Following {}

/**
 * Follows or unfollows a contributor. The contributor's row is locked, so that concurrent clicks are serialised and
 * the count always equals the number of followers.
 */
export async function follow(
  payload: Payload,
  { user, username, followed }: Follow,
): Promise<Result<Following>> {
  if (!(await withinLimit(payload, 'follow-account', user))) return refuse('too-many-attempts')
  return inTransaction(payload, async (transaction): Promise<Result<Following>> => {
    const [contributor] = await transaction<{ id: Column<'contributors.id'> }>(fragment`
      select id from contributors where username = ${username} for update`)
    if (contributor === undefined) return refuse('not-found')
    const change = await changeOf(transaction, contributor.id, { user, followed })
    const [after] = await transaction<FollowingRow>(fragment`
      update contributors set followers_count = followers_count + ${change.count} where id = ${contributor.id}
      returning uuid, id, ${change.followed}::boolean as followed_by_user, followers_count::int`)
    return after === undefined ? refuse('not-found') : accept(after)
  })
}

/** A user's view of following a contributor; null for an unknown name. */
export async function readFollowing(
  payload: Payload,
  username: string,
  user: string | null,
): Promise<Following | null> {
  const [row] = await sql<FollowingRow>(payload)`
    select c.uuid, c.id, c.followers_count::int,
      exists (select 1 from follows f where f.contributor_id = c.id and f.user_id = ${user ?? ''}) as followed_by_user
    from contributors c where c.username = ${username}`
  return row ?? null
}

async function changeOf(
  transaction: Transaction,
  contributor: number,
  { user, followed }: Pick<Follow, 'user' | 'followed'>,
): Promise<{ readonly followed: boolean; readonly count: number }> {
  const present = await transaction(fragment`
    select 1 from follows where contributor_id = ${contributor} and user_id = ${user}`)
  const before = present.length > 0
  const after = followed ?? !before
  if (before === after) return { followed: after, count: 0 }
  await transaction(
    after
      ? fragment`insert into follows (user_id, contributor_id) values (${user}, ${contributor})`
      : fragment`delete from follows where contributor_id = ${contributor} and user_id = ${user}`,
  )
  return { followed: after, count: after ? 1 : -1 }
}
