'use client'

import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { appliesAlways } from '#storefront/browser-storage/auto-apply.ts'
import type { DrawingSource } from '#storefront/features/detail/palettes/source.ts'
import { useSession } from '#storefront/session/session.ts'

interface ColourPlaceProps {
  readonly source: DrawingSource
  /** The colours rendered by the server. Elements with `data-begin` open the panel. */
  readonly children: ReactNode
}

/** The colours of an artwork and the controls that change them: loaded on hover or focus, shown on the first click. */
export function ColourPlace({ source, children }: ColourPlaceProps) {
  const { state } = useSession()
  const [panel, setPanel] = useState<ReactNode>(null)
  const begin = useRef<string | null>(null)
  const isOpening = useRef(false)

  // Once, however often it is clicked: a second drawing would take the recoloured state for the original.
  const open = useCallback(async () => {
    if (isOpening.current) return
    isOpening.current = true
    try {
      setPanel(await loadPanel(source, () => begin.current))
    } catch (error) {
      isOpening.current = false
      throw error
    }
  }, [source])

  useEffect(() => {
    if (state === 'person' && appliesAlways()) void open()
  }, [state, open])

  function press({ target }: MouseEvent): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-begin]') : null
    if (button === null) return
    button.ariaBusy = 'true'
    begin.current = button.dataset.begin ?? null
    void open()
  }
  return (
    panel ?? (
      <div onClickCapture={press} onPointerEnter={comeNear} onFocusCapture={comeNear}>
        {children}
      </div>
    )
  )
}

/** Starts loading the panel before it is clicked. */
function comeNear(): void {
  void import('./colour-panel.tsx')
}

async function loadPanel(source: DrawingSource, begin: () => string | null): Promise<ReactNode> {
  const { loadColourPanel } = await import('./colour-panel.tsx')
  return loadColourPanel(source, begin)
}
