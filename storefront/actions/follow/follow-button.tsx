'use client'

import { useEffect, useState } from 'react'
import { askToLogIn } from '#storefront/session/intents.ts'
import { useSession } from '#storefront/session/session.ts'
import { Button } from '#storefront/ui/button.tsx'
import type { Followed } from './toggle-follow.ts'

export interface FollowTexts {
  readonly follow: string
  readonly following: string
  /** Beside the count; null where it is not shown. */
  readonly followers: string | null
}

interface FollowButtonProps {
  readonly username: string
  readonly name: string
  readonly texts: FollowTexts
}

/**
 * Follows a contributor. The page is cached for all users: one call after it has loaded reads whether this user
 * follows.
 */
export function FollowButton({ username, name, texts }: FollowButtonProps) {
  const { state } = useSession()
  const [now, setNow] = useState<Followed | null>(null)
  const followed = now?.followed_by_user ?? false
  // A visitor follows no contributors, but sees the count where it is shown.
  const asks = state === 'person' || (state === 'visitor' && texts.followers !== null)

  useEffect(() => {
    if (!asks) return
    const watching = import('./following.ts').then(({ watchFollowing }) => watchFollowing(username, setNow))
    return () => void watching.then((end) => end())
  }, [asks, username])

  async function turn(): Promise<void> {
    if (!(await askToLogIn('follow'))) return
    const { setFollowing } = await import('./following.ts')
    await setFollowing(username, !followed)
  }

  return (
    <div className="row needs-script">
      {now !== null && texts.followers !== null && (
        <span className="small muted num">
          {texts.followers} {now.followers_count.toLocaleString(document.documentElement.lang)}
        </span>
      )}
      <Button size="small" tone={followed ? 'outline' : 'strong'} onClick={() => void turn()}>
        {followed ? texts.following : texts.follow}
        <span className="vh"> {name}</span>
      </Button>
    </div>
  )
}
