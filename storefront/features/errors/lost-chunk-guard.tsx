'use client'

import { useEffect } from 'react'
import { reloadAfterLostChunk } from '#storefront/features/errors/lost-chunk.ts'

/** Reloads the page when code that was asked for later, such as a player, did not load and nobody caught it. */
export function LostChunkGuard() {
  useEffect(() => {
    const guard = (event: PromiseRejectionEvent) => reloadAfterLostChunk(event.reason)
    window.addEventListener('unhandledrejection', guard)
    return () => window.removeEventListener('unhandledrejection', guard)
  }, [])
  return null
}
