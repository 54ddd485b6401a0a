'use client'

import { useEffect } from 'react'
import type { Form } from '#domain/assets/forms.ts'

/** Shorter is passing by, not looking. */
const LOOKED_MS = 2_000

interface ViewBeaconProps {
  readonly form: Form
  readonly slug: string
}

/** Counts a view once the page has been on the screen for two seconds. */
export function ViewBeacon({ form, slug }: ViewBeaconProps) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      stop()
      navigator.sendBeacon('/api/v2/views', JSON.stringify({ form, slug }))
    }
    const follow = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(count, LOOKED_MS)
    }
    const stop = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
    document.addEventListener('visibilitychange', follow)
    follow()
    return stop
  }, [form, slug])

  return null
}
