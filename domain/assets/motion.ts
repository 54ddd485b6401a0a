import type { Format } from '#domain/assets/formats.ts'

/** How an artwork moves (domain/contract/catalogue.ts, `previewSchema`). */
export type Motion = 'lottie' | 'model' | 'svg' | 'gif'

/** Formats that always move; for the others the file decides. */
const ALWAYS: Partial<Record<Format, Motion>> = {
  'lottie-json': 'lottie',
  dotlottie: 'lottie',
  glb: 'model',
  gltf: 'model',
}

/** How an artwork of this format moves, null for a still one. Animated WebP and PNG count as `gif`. */
export function motionOfFormat(format: Format, animated: boolean): Motion | null {
  const always = ALWAYS[format]
  if (always) return always
  if (!animated) return null
  return format === 'svg' ? 'svg' : 'gif'
}

interface Moving {
  readonly motion: Motion | null
  /** Whether the file may be sent to any visitor. */
  readonly playable: boolean
}

/** Whether a browser animates the file itself in an `<img>`, without a player. */
export function playsInImage({ motion, playable }: Moving): boolean {
  return playable && (motion === 'svg' || motion === 'gif')
}
