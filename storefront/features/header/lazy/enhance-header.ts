import { readLiveMenu } from '#storefront/features/header/lazy/live-menu.ts'
import { addMenuBehaviour } from '#storefront/features/header/lazy/menu-behaviour.ts'
import { showPicks } from '#storefront/features/header/lazy/picks.tsx'

let awake = false

/** Runs once, on the first hover or focus of the header: adds keyboard control and loads the picks. */
export function enhanceHeader(): void {
  const header = document.querySelector<HTMLElement>('.hdr')
  if (awake || header === null) return
  awake = true
  addMenuBehaviour(header)
  void readLiveMenu().then((menu) => showPicks(header, menu))
}
