import { contrastRatio } from './contrast.ts'
import type { Ground } from './facets.ts'

/**
 * The backgrounds that artwork is shown on: relative luminance of the plate, and the contrast from which a pixel is
 * seen on it. Hue still separates a pale colour from white, such as yellow; nothing separates two dark colours. A test
 * of the storefront compares the luminances with its tokens.
 */
export const PLATES = {
  light: { luminance: 0.915, minContrast: 1.15 },
  dark: { luminance: 0.0115, minContrast: 2 },
} as const

export type Plate = keyof typeof PLATES

/** The shares of an artwork's pixels, 0 to 1, that are seen on a plate. */
export interface Seen {
  /** Of its outline; null where it has none, because it fills its frame. */
  readonly outline: number | null
  /** Of all visible pixels. */
  readonly area: number
}

/** Whether a pixel of this relative luminance is seen on a plate. */
export function isSeenOn(plate: Plate, luminance: number): boolean {
  return contrastRatio(luminance, PLATES[plate].luminance) >= PLATES[plate].minContrast
}

/** An outline is readable although parts of it are lost; most of an area without outline has to be seen. */
const ENOUGH = { outline: 0.6, area: 0.92 } as const

/**
 * The ground on which an artwork is seen: `any` where both plates serve, otherwise the one that does, and where none
 * does the one that shows more of it.
 */
export function groundFrom(onLight: Seen, onDark: Seen): Exclude<Ground, 'ink'> {
  const [light, dark] = [scoreOf(onLight), scoreOf(onDark)]
  if (light >= 1 && dark >= 1) return 'any'
  return light >= dark ? 'light' : 'dark'
}

/** At least 1 where enough is seen. */
function scoreOf({ outline, area }: Seen): number {
  return outline === null ? 1 : Math.max(outline / ENOUGH.outline, area / ENOUGH.area)
}

/** The ground that the pieces of a cover share, so that the most of them are seen; dark ink decides a tie. */
export function coverGround(grounds: readonly Ground[]): Ground {
  if (grounds.length > 0 && grounds.every((ground) => ground === 'ink')) return 'ink'
  const count = (wanted: readonly Ground[]) => grounds.filter((ground) => wanted.includes(ground)).length
  const [light, dark] = [count(['light', 'ink']), count(['dark'])]
  if (light === 0 && dark === 0) return 'any'
  return light >= dark ? 'light' : 'dark'
}

/** The ground of its own that a piece needs because it is not seen on that of its cover; null where it is. */
export function ownGround(cover: Ground, piece: Ground): 'light' | 'dark' | null {
  if (cover === 'dark' && (piece === 'light' || piece === 'ink')) return 'light'
  return (cover === 'light' || cover === 'ink') && piece === 'dark' ? 'dark' : null
}
