'use client'

import type { ReactNode } from 'react'
import type { Access } from '#domain/contract/access.ts'
import type { BoughtAsset } from '#domain/contract/checkout.ts'
import { useSession } from '#storefront/session/session.ts'
import { useApi } from '#storefront/session/use-api.ts'

interface IfOpenProps {
  readonly asset: BoughtAsset
  /** For a user with access to the asset. */
  readonly open: ReactNode
  /** For all others, and until the answer is known: the page is cached for all users. */
  readonly closed: ReactNode
  /** Said above `closed` when the limit of the user's plan is used up. */
  readonly usedUp: string
}

/** Shows the download of an exclusive asset to users who bought it, have its licence, or whose plan includes it. */
export function IfOpen({ asset: { form, slug }, open, closed, usedUp }: IfOpenProps) {
  const { state } = useSession()
  const path = `/access?${new URLSearchParams({ form, slug })}`
  const { data } = useApi<{ access: Access }>(state === 'person' ? path : null)
  const access = state === 'person' ? data?.access : undefined
  if (access?.by) return open
  return (
    <>
      {access?.code === 'quota-used-up' && (
        <p className="alert" role="status">
          {usedUp}
        </p>
      )}
      {closed}
    </>
  )
}
