'use client'

import { type ReactNode, useEffect, useState } from 'react'

interface FilmRollProps {
  /** The film, many times larger than its still. */
  readonly src: string
  readonly children: ReactNode
}

/**
 * Shows a film's still until the film has loaded, which starts after the page. Without scripts the film loads directly.
 */
export function FilmRoll({ src, children }: FilmRollProps) {
  const [waits, setWaits] = useState(true)

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setWaits(false)
    const film = new Image()
    film.src = src
    // The browser shows a film that failed to load.
    film.decode().then(
      () => setWaits(false),
      () => setWaits(false),
    )
  }, [src])

  return (
    <div className="film" data-waits={waits ? '' : undefined}>
      {children}
    </div>
  )
}
