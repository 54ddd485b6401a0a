import { FILTERS_ID } from '#storefront/features/listing/filters-link.tsx'
import type { ListingNavigation } from '#storefront/features/listing/live/use-listing-navigation.ts'

/**
 * Restores scroll position and focus as a page load would, once the results of a navigation are shown: the previous
 * position in the history, the top for other results, and the control that was used.
 */
export function restoreFocus({ cause, focusId, scroll }: ListingNavigation): void {
  keepSheetOpen()
  if (scroll !== null) window.scrollTo({ top: scroll, behavior: 'instant' })
  else if (cause === 'typing' || cause === 'search' || focusId === null) scrollToTop()
  if (cause === 'link') focusOn(focusId)
}

/** The heading of the results, with their count. */
export const RESULTS_TITLE_ID = 'results-title'

/** Focuses the control if the new results have it, else their heading. */
function focusOn(id: string | null): void {
  const control = id === null ? null : document.getElementById(id)
  const target = control ?? document.getElementById(RESULTS_TITLE_ID)
  if (target !== document.activeElement) target?.focus({ preventScroll: true })
}

function scrollToTop(): void {
  if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * The sheet of filters is open while it is the `:target`; a new element with its id is not targeted until the address
 * is followed again.
 */
function keepSheetOpen(): void {
  const sheet = document.getElementById(FILTERS_ID)
  if (window.location.hash !== `#${FILTERS_ID}` || sheet === null || sheet.matches(':target')) return
  const { state } = window.history
  window.location.replace(window.location.href)
  window.history.replaceState(state, '')
  // The address is unchanged, so browsers send no event.
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}
