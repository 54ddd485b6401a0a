'use client'

import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { paletteOfQuery } from '#domain/brand-palettes/palette-address.ts'
import { appliesAlways } from '#storefront/browser-storage/auto-apply.ts'
import type { Beginning } from '#storefront/features/detail/palettes/colour-panel.tsx'
import type { DrawingSource } from '#storefront/features/detail/palettes/source.ts'
import { useSession } from '#storefront/session/session.ts'

interface ColourPlaceProps {
  readonly source: DrawingSource
  /** The colours rendered by the server. Elements with `data-begin` open the panel. */
  readonly children: ReactNode
}

/**
 * The colours of an artwork and the controls that change them: loaded on hover or focus, shown on the first click, or
 * at once when the address names a palette.
 */
export function ColourPlace({ source, children }: ColourPlaceProps) {
  const { state } = useSession()
  const [panel, setPanel] = useState<ReactNode>(null)
  const begin = useRef<Beginning>({ at: null, focuses: false })
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

  useEffect(() => {
    const palette = paletteOfQuery(window.location.search)
    if (palette === null) return
    begin.current = { at: palette, focuses: false }
    void open()
  }, [open])

  function press({ target }: MouseEvent): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-begin]') : null
    if (button === null) return
    button.ariaBusy = 'true'
    begin.current = { at: button.dataset.begin ?? null, focuses: true }
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

async function loadPanel(source: DrawingSource, begin: () => Beginning): Promise<ReactNode> {
  const { loadColourPanel } = await import('./colour-panel.tsx')
  return loadColourPanel(source, begin)
}
