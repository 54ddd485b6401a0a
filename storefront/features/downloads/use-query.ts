'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import { type DownloadsView, printQuery, readQuery } from '#storefront/features/downloads/query.ts'

/** What the address says is shown, and a way to say it while somebody types: without a step of its own to go back to. */
export function useQuery(): readonly [DownloadsView, (view: DownloadsView) => void] {
  const search = useSearchParams()
  const view = useMemo(() => readQuery(new URLSearchParams(search)), [search])
  const replace = useCallback(
    (next: DownloadsView) => window.history.replaceState(null, '', printQuery(next)),
    [],
  )
  return [view, replace]
}
