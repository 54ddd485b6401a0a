'use client'

import { useEffect } from 'react'

/** Scroll distances at which the header changes (DESIGN.md, "Header"; spec section 2). */
const MARKS = { stuck: 8, searching: 300 } as const

/**
 * The script of the header on every page: writes the scroll distances passed to `<html>`, for the styles, and loads the
 * rest on the first hover or focus.
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
    // The pointer or focus may have arrived before this ran.
    if (header?.matches(':hover, :focus-within')) enhance()
    return () => {
      window.removeEventListener('scroll', mark)
      for (const sign of ['pointerover', 'focusin']) header?.removeEventListener(sign, enhance)
    }
  }, [])
  return null
}
