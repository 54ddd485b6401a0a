'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { DrawingSource } from '#storefront/features/detail/palettes/source.ts'
import { appliesAlways } from '#storefront/kept/auto-apply.ts'
import { useSession } from '#storefront/session/session.ts'

interface ColourPlaceProps {
  readonly source: DrawingSource
  /** The colours as the server knows them. What is marked with `data-begin` begins changing them. */
  readonly children: ReactNode
}

/** The colours of an artwork, and what they are changed with: loaded when somebody comes near, shown at the first press. */
export function ColourPlace({ source, children }: ColourPlaceProps) {
  const { state } = useSession()
  const place = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<ReactNode>(null)

  useEffect(() => {
    if (state === 'person' && appliesAlways()) void loadPanel(source, null).then(setPanel)
  }, [source, state])

  useEffect(() => {
    const near = () => void import('./colour-panel.tsx')
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-begin]') : null
      if (button === null) return
      button.ariaBusy = 'true'
      void loadPanel(source, button.dataset.begin ?? null).then(setPanel)
    }
    for (const coming of ['pointerenter', 'focusin'])
      place.current?.addEventListener(coming, near, { once: true })
    place.current?.addEventListener('click', press)
  }, [source])

  return panel ?? <div ref={place}>{children}</div>
}

async function loadPanel(source: DrawingSource, begin: string | null): Promise<ReactNode> {
  const { loadColourPanel } = await import('./colour-panel.tsx')
  return loadColourPanel(source, begin)
}
