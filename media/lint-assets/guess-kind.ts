import type { Kind } from '#domain/assets/kinds.ts'
import type { Processed } from '#media/pipeline/processed.ts'

/** Drawings up to this size are icons: the largest usual frame of icon sets. */
const ICON_SIDE = 256

/** The kind that a file most likely has, from its format and size. */
export function guessKind({ format, width, height, animated }: Processed): Kind {
  switch (format) {
    case 'svg':
      if (Math.max(width, height) > ICON_SIDE) return 'illustration'
      return animated ? 'animated-icon' : 'icon'
    case 'lottie-json':
    case 'dotlottie':
      return 'lottie'
    case 'glb':
    case 'gltf':
      return '3d'
    case 'gif':
      return 'animated-icon'
    case 'jpg':
      return 'photo'
    default:
      return 'illustration'
  }
}
