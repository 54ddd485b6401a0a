'use client'

import { useEffect } from 'react'
import { reloadAfterLostChunk } from '#storefront/features/errors/lost-chunk.ts'

/** Reloads the page when code that is loaded later, such as a player, failed to load and the error was not caught. */
export function LostChunkGuard() {
  useEffect(() => {
    const guard = (event: PromiseRejectionEvent) => reloadAfterLostChunk(event.reason)
    window.addEventListener('unhandledrejection', guard)
    return () => window.removeEventListener('unhandledrejection', guard)
  }, [])
  return null
}
