'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { Access, DownloadAllowance } from '#domain/contract/access.ts'
import type { BoughtAsset } from '#domain/contract/checkout.ts'
import { dayAt } from '#domain/menu/calendar.ts'
import { AccessNote } from '#storefront/features/detail/buy/access-note.tsx'
import type { AccessTexts } from '#storefront/features/detail/buy/access-texts.ts'
import { onGranted } from '#storefront/session/download-allowance.ts'
import { useSession } from '#storefront/session/session.ts'
import { useApi } from '#storefront/session/use-api.ts'
import { Icon } from '#storefront/ui/icon.tsx'

interface IfOpenProps {
  readonly asset: BoughtAsset
  /** For a user with access to the asset. */
  readonly open: ReactNode
  /** For all others, and until the answer is known: the page is cached for all users. */
  readonly closed: ReactNode
  readonly texts: AccessTexts
  /** The UTC days on which it is free for all. */
  readonly freeDays?: readonly string[]
}

/**
 * Shows the download of an exclusive asset to users who bought it, have its licence, or whose plan includes it, and says by
 * which right and what is left of a limit.
 */
export function IfOpen({ asset, open, closed, texts, freeDays = NO_DAYS }: IfOpenProps) {
  const access = useAccess(asset)
  const isFree = useIsToday(freeDays)
  return (
    <>
      {isFree && (
        <p className="alert alert--ok" role="status">
          <Icon name="circle-check" />
          {texts.freeToday}
        </p>
      )}
      {access !== undefined && !isFree && <AccessNote access={access} texts={texts} />}
      {isFree || access?.by ? open : closed}
    </>
  )
}

const NO_DAYS: readonly string[] = []

/** Whether one of the days is the present one; false during server rendering, because the page is cached. */
function useIsToday(days: readonly string[]): boolean {
  const [isToday, setToday] = useState(false)
  useEffect(() => setToday(days.includes(dayAt(Date.now()))), [days])
  return isToday
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
