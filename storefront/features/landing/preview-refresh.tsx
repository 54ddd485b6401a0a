'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Reads the draft again whenever the panel, which frames this page, has saved it. */
export function PreviewRefresh() {
  const router = useRouter()
  useEffect(() => {
    const heard = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && isSaved(data)) router.refresh()
    }
    addEventListener('message', heard)
    const panel = window.opener ?? window.parent
    if (panel !== window) panel.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
    return () => removeEventListener('message', heard)
  }, [router])
  return null
}

/** Payload sends it after each save of the document. */
function isSaved(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'payload-document-event'
}
