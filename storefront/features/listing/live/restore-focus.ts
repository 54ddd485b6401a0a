import { FILTERS_ID } from '#storefront/features/listing/filters-link.tsx'
import type { ListingNavigation } from '#storefront/features/listing/live/use-listing-navigation.ts'

/**
 * Puts eyes and focus where a page of the server would have, once the results of a turn are there: back where they
 * were in the history, at the top of other results, and on the control that was used.
 */
export function restoreFocus({ cause, focusId, scroll }: ListingNavigation): void {
  keepSheetOpen()
  if (scroll !== null) window.scrollTo({ top: scroll, behavior: 'instant' })
  else if (cause === 'typing' || cause === 'search' || focusId === null) scrollToTop()
  if (cause === 'link') focusOn(focusId)
}

/** The heading of the results: says what they are and how many. */
export const RESULTS_TITLE_ID = 'results-title'

/** The control itself, if other results still have it and did not keep the focus, else their heading. */
function focusOn(id: string | null): void {
  const control = id === null ? null : document.getElementById(id)
  const target = control ?? document.getElementById(RESULTS_TITLE_ID)
  if (target !== document.activeElement) target?.focus({ preventScroll: true })
}

function scrollToTop(): void {
  if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * The sheet of filters is open while the address names it; a sheet that took the place of another one is not meant
 * until the address is followed again.
 */
function keepSheetOpen(): void {
  const sheet = document.getElementById(FILTERS_ID)
  if (window.location.hash !== `#${FILTERS_ID}` || sheet === null || sheet.matches(':target')) return
  const { state } = window.history
  window.location.replace(window.location.href)
  window.history.replaceState(state, '')
  // The address is the same as before, which browsers do not tell.
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
