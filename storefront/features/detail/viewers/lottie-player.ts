import lottie from 'lottie-web/build/player/lottie_light'
import { readAnimation } from '#storefront/features/detail/viewers/lottie-file.ts'

/** A Lottie animation that stands in a container. */
export interface LottiePlayer {
  play(): void
  pause(): void
  setSpeed(factor: number): void
  setLoop(loop: boolean): void
  /** When it has come to its end without a loop; the next play begins anew. */
  onEnd(listener: () => void): void
  close(): void
}

/**
 * Fetches an animation and puts its first frame into the container. Loaded only when it is needed: it carries the
 * light build of lottie-web, which evaluates no expressions.
 *
 * @throws Error when the file does not come or is no animation
 */
export async function openLottie(
  container: HTMLElement,
  src: string,
  packed: boolean,
): Promise<LottiePlayer> {
  const response = await fetch(src)
  if (!response.ok) throw new Error(`${response.status} from ${src}`)
  const animationData = await readAnimation(new Uint8Array(await response.arrayBuffer()), packed)
  const animation = lottie.loadAnimation({
    container,
    animationData,
    renderer: 'svg',
    autoplay: false,
    loop: true,
  })
  let ended = false
  let onEnd = () => {}
  animation.addEventListener('complete', () => {
    ended = true
    onEnd()
  })
  return {
    play() {
      if (ended) animation.goToAndPlay(0)
      else animation.play()
      ended = false
    },
    pause: () => animation.pause(),
    setSpeed: (factor) => animation.setSpeed(factor),
    setLoop: (loop) => animation.setLoop(loop),
    onEnd(listener) {
      onEnd = listener
    },
    close: () => animation.destroy(),
  }
}
