'use client'

import { type RefObject, useEffect } from 'react'

/** Handles links that only change the query without loading the page again. */
export function useInPageLinks(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = part
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const query = link?.getAttribute('href') ?? ''
      if (!query.startsWith('?') || event.button !== 0 || hasModifier(event)) return
      event.preventDefault()
      window.history.pushState(null, '', query)
      element?.scrollIntoView({ block: 'nearest' })
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [part])
}

/** A click with a modifier opens another tab or window. */
function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
