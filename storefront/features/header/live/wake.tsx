import { readLiveMenu } from '#storefront/features/header/live/live-menu.ts'
import { teachManners } from '#storefront/features/header/live/manners.ts'
import { showPicks } from '#storefront/features/header/live/picks.tsx'

let awake = false

/** Somebody came near the header of this page: what only they need is made ready, once. */
export function wake(): void {
  const header = document.querySelector<HTMLElement>('.hdr')
  if (awake || header === null) return
  awake = true
  teachManners(header)
  void readLiveMenu().then((menu) => showPicks(header, menu))
}
