/** Keys that walk along the buttons of the main menu, and along the links of an open sheet. */
const ALONG: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
const DOWN: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * What menus owe to keyboards and to pages that change beneath them. Opening with a click, Enter or Space, and closing
 * with Escape, a click outside or another menu is the browser's own (popovers).
 */
export function addMenuBehaviour(header: HTMLElement): void {
  header.addEventListener('keydown', (event) => {
    // With another key held, an arrow is the browser's: Alt and left go back in the history.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (moveAlong(header, event) || moveDown(event)) event.preventDefault()
  })
  header.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    // The page that a link leads to may be this one.
    if (target.closest('a')) closeMenus(header)
    if (target.closest('[data-find]')) openAtSearch(header)
  })
  // It may have been pressed before this was loaded.
  if (header.querySelector('[data-find]:focus') && header.querySelector('.drawer:popover-open'))
    openAtSearch(header)
  window.addEventListener('popstate', () => closeMenus(header))
  // The page may come back as it was left.
  window.addEventListener('pagehide', () => closeMenus(header))
}

function closeMenus(header: HTMLElement): void {
  for (const menu of header.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}

/** The browser would open it after the click; what is not there yet takes no focus. */
function openAtSearch(header: HTMLElement): void {
  const drawer = header.querySelector<HTMLElement>('.drawer')
  if (!drawer?.matches(':popover-open')) drawer?.showPopover()
  drawer?.querySelector<HTMLElement>('input[type="search"]')?.focus()
}

/** From button to button; a sheet that is open follows. */
function moveAlong(header: HTMLElement, { key, target }: KeyboardEvent): boolean {
  const step = ALONG[key]
  if (step === undefined || !(target instanceof HTMLElement) || !target.matches('.nav__b')) return false
  const buttons = [...header.querySelectorAll<HTMLElement>('.nav__b')]
  const next = buttons.at((buttons.indexOf(target) + step) % buttons.length)
  const open = header.querySelector<HTMLElement>('.mega:popover-open')
  next?.focus()
  if (open !== null && next instanceof HTMLButtonElement) next.click()
  return true
}

/** Into a sheet, and up and down its links; up from the first leads back to its button. */
function moveDown({ key, target }: KeyboardEvent): boolean {
  const step = DOWN[key]
  if (step === undefined || !(target instanceof HTMLElement)) return false
  const place = target.closest('.nav__i')
  const button = place?.querySelector<HTMLButtonElement>('button.nav__b')
  const sheet = place?.querySelector<HTMLElement>('.mega')
  if (!button || !sheet) return false
  if (!sheet.matches(':popover-open')) button.click()
  const stops = [button, ...sheet.querySelectorAll<HTMLElement>('a')]
  stops.at((stops.indexOf(target) + step) % stops.length)?.focus()
  return true
}
