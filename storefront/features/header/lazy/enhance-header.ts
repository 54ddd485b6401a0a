import { readLiveMenu } from '#storefront/features/header/lazy/live-menu.ts'
import { addMenuBehaviour } from '#storefront/features/header/lazy/menu-behaviour.ts'
import { showPicks } from '#storefront/features/header/lazy/picks.tsx'

let awake = false

/** Somebody came near the header of this page: what only they need is made ready, once. */
export function enhanceHeader(): void {
  const header = document.querySelector<HTMLElement>('.hdr')
  if (awake || header === null) return
  awake = true
  addMenuBehaviour(header)
  void readLiveMenu().then((menu) => showPicks(header, menu))
}
