'use client'

import { useEffect } from 'react'
import { HYDRATED_EVENT } from '#storefront/next-tuning/replayed-clicks/replay-clicks.ts'

/** Placed last in a page: its effect runs once everything before it is hydrated. */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT))
  }, [])
  return null
}
