'use client'

import { useEffect } from 'react'
import { playFilms } from '#storefront/features/card-films/play-films.ts'

/** Plays the animation of the card that is hovered or focused, on the whole page. */
export function CardFilms() {
  useEffect(() => {
    const stopped = new AbortController()
    playFilms(document, stopped.signal)
    return () => stopped.abort()
  }, [])
  return null
}
