import { type RefObject, useEffect, useState } from 'react'

/** Whether somebody has gone to the search field of the listing, most likely to type there. */
export function useSearchFocused(root: RefObject<HTMLElement | null>): boolean {
  const [isTypedIn, setTypedIn] = useState(false)

  useEffect(() => {
    const field = root.current?.querySelector<HTMLInputElement>('input[name="query"]')
    if (!field) return
    if (document.activeElement === field) setTypedIn(true)
    const gone = new AbortController()
    field.addEventListener('focus', () => setTypedIn(true), { signal: gone.signal, once: true })
    return () => gone.abort()
  }, [root])

  return isTypedIn
}
