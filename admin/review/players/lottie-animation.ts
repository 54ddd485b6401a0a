import lottie, { type AnimationItem } from 'lottie-web/build/player/lottie_light'
import { readAnimation } from '#media/artwork/lottie/read-animation.ts'

export type { AnimationItem }

/**
 * Fetches an animation and puts its first frame into the container. The light build of lottie-web evaluates no expressions.
 *
 * @throws Error when the file does not come or is no animation
 */
export async function openAnimation(
  container: HTMLElement,
  src: string,
  isPacked: boolean,
): Promise<AnimationItem> {
  const response = await fetch(src)
  if (!response.ok) throw new Error(`${response.status} from ${src}`)
  const animationData = await readAnimation(new Uint8Array(await response.arrayBuffer()), isPacked)
  return lottie.loadAnimation({ container, animationData, renderer: 'svg', autoplay: false, loop: true })
}
