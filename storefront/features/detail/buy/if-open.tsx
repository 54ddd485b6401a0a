'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { Access, DownloadAllowance } from '#domain/contract/access.ts'
import type { BoughtAsset } from '#domain/contract/checkout.ts'
import { AccessNote } from '#storefront/features/detail/buy/access-note.tsx'
import type { AccessTexts } from '#storefront/features/detail/buy/access-texts.ts'
import { onGranted } from '#storefront/session/download-allowance.ts'
import { useSession } from '#storefront/session/session.ts'
import { useApi } from '#storefront/session/use-api.ts'

interface IfOpenProps {
  readonly asset: BoughtAsset
  /** For a user with access to the asset. */
  readonly open: ReactNode
  /** For all others, and until the answer is known: the page is cached for all users. */
  readonly closed: ReactNode
  readonly texts: AccessTexts
}

/**
 * Shows the download of an exclusive asset to users who bought it, have its licence, or whose plan includes it, and says by
 * which right and what is left of a limit.
 */
export function IfOpen({ asset, open, closed, texts }: IfOpenProps) {
  const access = useAccess(asset)
  return (
    <>
      {access !== undefined && <AccessNote access={access} texts={texts} />}
      {access?.by ? open : closed}
    </>
  )
}

/** What the user may do with the asset now; after a download of it, with the limit that the download's answer states. */
function useAccess({ form, slug }: BoughtAsset): Access | undefined {
  const { state } = useSession()
  const path = `/access?${new URLSearchParams({ form, slug })}`
  const { data, mutate } = useApi<{ access: Access }>(state === 'person' ? path : null)
  const [spent, setSpent] = useState<DownloadAllowance>(null)

  useEffect(
    () =>
      onGranted(({ item, allowance }) => {
        if (form === 'item' && item === slug) setSpent(allowance)
        else setSpent(null)
        void mutate()
      }),
    [form, slug, mutate],
  )

  const access = state === 'person' ? data?.access : undefined
  return access !== undefined && spent !== null ? { ...access, by: 'subscription', allowance: spent } : access
}
