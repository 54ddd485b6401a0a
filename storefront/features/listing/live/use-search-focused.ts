import { type RefObject, useEffect, useState } from 'react'

/** Whether the visitor has focused the search field of the listing. */
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
