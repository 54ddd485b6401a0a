'use client'

import type { MouseEvent, ReactNode } from 'react'

interface PackColoursProps {
  /** Buttons with `data-begin`: a ready palette, or empty for the own colours. */
  readonly children: ReactNode
  /** Id of the element whose pictures are recoloured. */
  readonly of: string
}

/** Recolours a pack with the palette of the clicked button. Its code is loaded with the first click. */
export function PackColours({ children, of }: PackColoursProps) {
  async function press({ target }: MouseEvent): Promise<void> {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-begin]') : null
    const contents = document.getElementById(of)
    if (button === null || contents === null) return
    const { recolourPack } = await import('./recolour-pack.ts')
    recolourPack(contents, button)
  }
  return <div onClickCapture={(event) => void press(event)}>{children}</div>
}
