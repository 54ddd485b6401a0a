'use client'

import { type RefObject, useEffect, useState } from 'react'

/** One height of the window, above and below it. */
const MARGIN = '100% 0px'

/** Whether the window has been near an element; for work that a part far below the window need not do with the page. */
export function useNear(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (target.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])

  return near
}
