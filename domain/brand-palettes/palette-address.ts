import { isReadyPalette, type ReadyPalette } from '#domain/brand-palettes/ready-palettes.ts'

/** The query parameter of packs and items that shows them in a ready palette. Read by the browser alone. */
const PARAMETER = 'palette'

/** The palette of an address; null for the artwork's own colours. */
export function paletteOfQuery(search: string): ReadyPalette | null {
  const code = new URLSearchParams(search).get(PARAMETER) ?? ''
  return isReadyPalette(code) ? code : null
}

/**
 * The same address with this palette; null removes it.
 *
 * @param address from the root of the site, with its query and hash
 */
export function withPalette(address: string, palette: ReadyPalette | null): string {
  const { pathname, searchParams, hash } = new URL(address, 'http://site')
  if (palette === null) searchParams.delete(PARAMETER)
  else searchParams.set(PARAMETER, palette)
  const query = searchParams.toString()
  return `${pathname}${query === '' ? '' : `?${query}`}${hash}`
}
