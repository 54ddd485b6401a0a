'use client'

import { useEffect } from 'react'
import { HYDRATED_EVENT } from '#storefront/features/pre-hydration-clicks/replay-clicks.ts'

/** Stands last in a page: tells that everything before it listens. */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT))
  }, [])
  return null
}
