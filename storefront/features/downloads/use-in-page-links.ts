'use client'

import { type RefObject, useEffect } from 'react'

/** Links within a part of the page that only change its query lead there without loading the page anew. */
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

/** Somebody wants it in another tab or window. */
function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
