'use client'

import { useEffect } from 'react'
import { isOwned } from '#storefront/features/recent/owner-key.ts'
import { useSession } from '#storefront/session/session.ts'

/** Syncs recent searches and items with the account, and clears them when the user logs out. */
export function RecentWithAccount() {
  const session = useSession()
  const person = session.state === 'person' ? session.person.id : null

  useEffect(() => {
    if (session.state === 'unknown' || (person === null && !isOwned())) return
    const following = import('./sync-with-account.ts').then(({ syncWithAccount }) => syncWithAccount(person))
    return () => void following.then((end) => end())
  }, [session.state, person])
  return null
}
