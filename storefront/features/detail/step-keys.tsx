'use client'

import { useEffect } from 'react'

/** Keys that lead where a link leads, by the link's `rel`. */
const KEYS: Readonly<Record<string, string>> = { ArrowLeft: 'prev', ArrowRight: 'next' }

/** The arrow keys lead through a pack while nothing on the page has the focus. */
export function StepKeys() {
  useEffect(() => {
    const step = ({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
      const rel = KEYS[key]
      if (rel === undefined || target !== document.body || altKey || ctrlKey || metaKey || shiftKey) return
      document.querySelector<HTMLElement>(`.steps [rel=${rel}]`)?.click()
    }
    document.addEventListener('keydown', step)
    return () => document.removeEventListener('keydown', step)
  }, [])
  return null
}
