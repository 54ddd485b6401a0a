import { withPalette } from '#domain/brand-palettes/palette-address.ts'
import type { ReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'

/** Links, and elements with links, that keep the palette of the page. */
const LINKS = 'a[data-carries-palette][href^="/"], [data-carries-palette] a[href^="/"]'
/** Buttons of ZIP downloads that begin with the palette of the page. */
const ZIPS = '[data-zip][data-carries-palette]'

/** Keeps a ready palette in the address of the page, in links within its pack and in the ZIP; null removes it. */
export function carryPalette(palette: ReadyPalette | null): void {
  const { pathname, search, hash } = window.location
  const before = `${pathname}${search}${hash}`
  const now = withPalette(before, palette)
  if (now !== before) window.history.replaceState(window.history.state, '', now)
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    link.setAttribute('href', withPalette(link.getAttribute('href') ?? '', palette))
  }
  for (const button of document.querySelectorAll<HTMLElement>(ZIPS)) {
    if (palette === null) delete button.dataset.palette
    else button.dataset.palette = palette
  }
}
