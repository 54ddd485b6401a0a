'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '#storefront/session/session.ts'

/** The place of the bell in the header: empty for visitors, who load nothing of it. */
export function BellPlace() {
  const { state } = useSession()
  const [bell, setBell] = useState<ReactNode>(null)

  useEffect(() => {
    if (state !== 'person') return
    void import('#storefront/features/notifications/bell.tsx')
      .then(({ loadBell }) => loadBell())
      .then(setBell)
  }, [state])

  return state === 'person' && bell
}
