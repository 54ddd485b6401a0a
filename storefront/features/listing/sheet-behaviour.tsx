'use client'

import { useEffect } from 'react'
import { FILTERS_ID, OPEN_FILTERS_ID } from '#storefront/features/listing/filters-link.tsx'

/** The hash of the address when the sheet is closed. */
const CLOSED_HASH = `#${OPEN_FILTERS_ID}`

/**
 * The sheet of filters opens and closes by the hash of the address. Scripts add what keyboards and screen readers need:
 * Escape closes it, the page beneath is inert, and a selection keeps it open. Placed after the listing.
 */
export function SheetBehaviour() {
  useEffect(() => {
    const sheet = document.getElementById(FILTERS_ID)
    if (sheet === null) return
    const isOpen = () => getComputedStyle(sheet).position === 'fixed' && sheet.matches(':target')

    let beneath: readonly HTMLElement[] = []
    const setBeneath = (elements: readonly HTMLElement[]) => {
      for (const element of beneath) element.inert = false
      for (const element of elements) element.inert = true
      beneath = elements
    }
    const settle = () => {
      setBeneath(isOpen() ? besides(sheet) : [])
      // The link that opened it could not be focused while it was inert.
      if (window.location.hash === CLOSED_HASH) document.getElementById(OPEN_FILTERS_ID)?.focus()
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && isOpen()) window.location.hash = CLOSED_HASH
    }
    const stayOpen = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && link.hash === '' && isOpen()) link.hash = FILTERS_ID
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
      setBeneath([])
    }
  }, [])

  return null
}

/** Everything outside the sheet, on every level up to the body. */
function besides(sheet: HTMLElement): readonly HTMLElement[] {
  const ancestors: Element[] = [sheet]
  for (let inside: Element = sheet; inside.parentElement && inside.parentElement !== document.body; ) {
    inside = inside.parentElement
    ancestors.push(inside)
  }
  return ancestors
    .flatMap((inside) => [...(inside.parentElement?.children ?? [])].filter((beside) => beside !== inside))
    .filter((beside) => beside instanceof HTMLElement)
}
