'use client'

import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { paletteOfQuery } from '#domain/brand-palettes/palette-address.ts'
import { isReadyPalette, type ReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'

/**
 * Recolours a pack with the palette of the clicked button, or at once with that of the address. Its code is loaded with
 * the first palette.
 *
 * @param children buttons with `data-begin`: a ready palette, or empty for the own colours
 */
export function PackColours({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const palette = paletteOfQuery(window.location.search)
    if (palette !== null) void recolour(palette)
  }, [])

  function press({ target }: MouseEvent): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-begin]') : null
    if (button === null) return
    const { begin = '' } = button.dataset
    void recolour(isReadyPalette(begin) ? begin : null)
  }
  return (
    <div data-pack-palettes onClickCapture={press}>
      {children}
    </div>
  )
}

async function recolour(palette: ReadyPalette | null): Promise<void> {
  const { recolourPack } = await import('./recolour-pack.ts')
  recolourPack(palette)
}
