'use client'

import { useEffect } from 'react'

/** How far a page was scrolled when the header changes (DESIGN.md, "Header"; spec section 2). */
const MARKS = { stuck: 8, searching: 300 } as const

/**
 * All of the header that runs on every page: it writes on `<html>` which marks the page was scrolled past, for the
 * styles, and loads the rest when somebody comes near.
 */
export function HeaderBehaviour() {
  useEffect(() => {
    const { dataset } = document.documentElement
    const mark = () => {
      dataset.scrolled = Object.entries(MARKS)
        .filter(([, distance]) => window.scrollY > distance)
        .map(([name]) => name)
        .join(' ')
    }
    const enhance = () => void import('./lazy/enhance-header.ts').then((lazy) => lazy.enhanceHeader())
    const header = document.querySelector('.hdr')
    mark()
    window.addEventListener('scroll', mark, { passive: true })
    for (const sign of ['pointerover', 'focusin']) header?.addEventListener(sign, enhance)
    // Somebody may have come before this ran.
    if (header?.matches(':hover, :focus-within')) enhance()
    return () => {
      window.removeEventListener('scroll', mark)
      for (const sign of ['pointerover', 'focusin']) header?.removeEventListener(sign, enhance)
    }
  }, [])
  return null
}
