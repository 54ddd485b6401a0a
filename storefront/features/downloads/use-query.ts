'use client'

import { useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import { type DownloadsView, printQuery, readQuery } from '#storefront/features/downloads/query.ts'

/** The view in the address, and a setter for typing, which adds no history entry. */
export function useQuery(): readonly [DownloadsView, (view: DownloadsView) => void] {
  const search = useSearchParams()
  const view = useMemo(() => readQuery(new URLSearchParams(search)), [search])
  const replace = useCallback(
    (next: DownloadsView) => window.history.replaceState(null, '', printQuery(next)),
    [],
  )
  return [view, replace]
}
