'use client'

import { useEffect } from 'react'

/** How far a page was scrolled when the header changes (DESIGN.md, "Header"; spec section 2). */
const MARKS = { stuck: 8, searching: 300 } as const

/** Writes on `<html>` which marks the page was scrolled past, for the styles of the header. */
export function ScrollMarks() {
  useEffect(() => {
    const { dataset } = document.documentElement
    const mark = () => {
      dataset.scrolled = Object.entries(MARKS)
        .filter(([, distance]) => window.scrollY > distance)
        .map(([name]) => name)
        .join(' ')
    }
    mark()
    window.addEventListener('scroll', mark, { passive: true })
    return () => window.removeEventListener('scroll', mark)
  }, [])
  return null
}
