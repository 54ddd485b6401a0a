import type { Following } from '#domain/contract/accounts.ts'

export type Followed = Pick<Following, 'followed_by_user' | 'followers_count'>

/** The state shown at once on following or unfollowing (spec section 4): the user counts once. */
export function applyFollow(before: Followed, followed: boolean): Followed {
  if (before.followed_by_user === followed) return before
  const followers = before.followers_count + (followed ? 1 : -1)
  return { followed_by_user: followed, followers_count: Math.max(0, followers) }
}
