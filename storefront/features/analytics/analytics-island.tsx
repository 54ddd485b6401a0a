'use client'

import { useEffect } from 'react'

interface AnalyticsIslandProps {
  /** The address of the error-reporting service; null where errors are kept by the site alone. */
  readonly sentryDsn: string | null
}

/** Loads the script that sends events when the page has nothing else to do. */
export function AnalyticsIsland({ sentryDsn }: AnalyticsIslandProps) {
  useEffect(() => {
    const load = () => void import('./collect.ts').then(({ collect }) => collect(sentryDsn))
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(load, 1)
    else requestIdleCallback(load)
  }, [sentryDsn])
  return null
}
