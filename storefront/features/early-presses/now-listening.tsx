'use client'

import { useEffect } from 'react'
import { LISTENING } from '#storefront/features/early-presses/keep-presses.ts'

/** Stands last in a page: tells that everything before it listens. */
export function NowListening() {
  useEffect(() => {
    window.dispatchEvent(new Event(LISTENING))
  }, [])
  return null
}
