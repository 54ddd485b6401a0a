'use client'

import { useEffect } from 'react'

/** Loads the script that sends events when the page has nothing else to do. */
export function AnalyticsIsland() {
  useEffect(() => {
    const load = () => void import('./collect.ts').then(({ collect }) => collect())
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') setTimeout(load, 1)
    else requestIdleCallback(load)
  }, [])
  return null
}
