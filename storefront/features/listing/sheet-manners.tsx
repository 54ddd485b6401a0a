'use client'

import { useEffect } from 'react'

interface SheetMannersProps {
  readonly sheetId: string
  /** Where the address leads when the sheet is closed. */
  readonly closedHash: string
}

/**
 * The sheet of filters opens and closes by its address alone. Scripts add what an open sheet owes to those who use
 * keyboards and screen readers: Escape closes it, what lies beneath cannot be reached, and a choice keeps it open.
 */
export function SheetManners({ sheetId, closedHash }: SheetMannersProps) {
  useEffect(() => {
    const sheet = document.getElementById(sheetId)
    if (sheet === null) return
    const isOpen = () => getComputedStyle(sheet).position === 'fixed' && sheet.matches(':target')

    const settle = () => {
      setBeneath(sheet, isOpen())
      // What opened it could not take the focus back while it was out of reach.
      if (window.location.hash === closedHash) document.getElementById(closedHash.slice(1))?.focus()
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && isOpen()) window.location.hash = closedHash
    }
    const stayOpen = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && link.hash === '' && isOpen()) link.hash = sheetId
    }

    settle()
    window.addEventListener('hashchange', settle)
    window.addEventListener('resize', settle)
    document.addEventListener('keydown', closeOnEscape)
    sheet.addEventListener('click', stayOpen)
    return () => {
      window.removeEventListener('hashchange', settle)
      window.removeEventListener('resize', settle)
      document.removeEventListener('keydown', closeOnEscape)
      sheet.removeEventListener('click', stayOpen)
    }
  }, [sheetId, closedHash])

  return null
}

/** Takes everything beside the sheet, on every level up to the body, out of reach or gives it back. */
function setBeneath(sheet: HTMLElement, inert: boolean): void {
  for (
    let inside: Element = sheet;
    inside.parentElement && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const beside of inside.parentElement.children) {
      if (beside !== inside && beside instanceof HTMLElement) beside.inert = inert
    }
  }
}
