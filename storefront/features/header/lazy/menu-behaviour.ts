/** Keys that move between the buttons of the main menu, and between the links of an open sheet. */
const ALONG: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
const DOWN: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Keyboard control of the menus, and closing them when the page changes. Opening with a click, Enter or Space, and
 * closing with Escape, a click outside or another menu is built into popovers.
 */
export function addMenuBehaviour(header: HTMLElement): void {
  header.addEventListener('keydown', (event) => {
    // With a modifier, an arrow key belongs to the browser: Alt and left go back in the history.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (moveAlong(header, event) || moveDown(event)) event.preventDefault()
  })
  header.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    // The link may lead to the current page.
    if (target.closest('a')) closeMenus(header)
    if (target.closest('[data-find]')) openAtSearch(header)
  })
  // It may have been pressed before this was loaded.
  if (header.querySelector('[data-find]:focus') && header.querySelector('.drawer:popover-open'))
    openAtSearch(header)
  window.addEventListener('popstate', () => closeMenus(header))
  // The browser may restore the page from its cache as it was left.
  window.addEventListener('pagehide', () => closeMenus(header))
}

function closeMenus(header: HTMLElement): void {
  for (const menu of header.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
}

/** The browser opens the drawer after the click, and a closed one takes no focus: open it first. */
function openAtSearch(header: HTMLElement): void {
  const drawer = header.querySelector<HTMLElement>('.drawer')
  if (!drawer?.matches(':popover-open')) drawer?.showPopover()
  drawer?.querySelector<HTMLElement>('input[type="search"]')?.focus()
}

/** Moves from button to button; an open sheet follows. */
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

/** Moves into a sheet, and up and down its links; up from the first link returns to the button. */
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
