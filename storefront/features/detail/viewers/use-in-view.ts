'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Players load and start when half of them is seen (DESIGN.md, "Motion"). */
const SEEN = 0.5

/** Whether half of an element is on the screen now. */
export function useInView(target: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    if (target.current === null) return
    const observer = new IntersectionObserver(([entry]) => setSeen((entry?.intersectionRatio ?? 0) >= SEEN), {
      threshold: SEEN,
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])

  return seen
}
