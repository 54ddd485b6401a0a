import type { Following } from '#domain/contract/accounts.ts'

export type Followed = Pick<Following, 'followed_by_user' | 'followers_count'>

/** What is shown at once when somebody follows or lets go (spec section 4): the person counts, once. */
export function applyFollow(before: Followed, followed: boolean): Followed {
  if (before.followed_by_user === followed) return before
  const followers = before.followers_count + (followed ? 1 : -1)
  return { followed_by_user: followed, followers_count: Math.max(0, followers) }
}
