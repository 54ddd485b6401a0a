'use client'

import { useEffect } from 'react'

/** Keys that follow the link with this `rel`. */
const KEYS: Readonly<Record<string, string>> = { ArrowLeft: 'prev', ArrowRight: 'next' }

/** The arrow keys step through a pack while no element has the focus. */
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
