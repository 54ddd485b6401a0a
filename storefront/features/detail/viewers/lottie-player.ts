import type { AnimationItem } from 'lottie-web'
import lottie from 'lottie-web/build/player/lottie_light'
import { readAnimation } from '#media/artwork/lottie/read-animation.ts'
import { crossFade } from '#storefront/features/detail/stage/cross-fade.ts'

/** A Lottie player in a container. */
export interface LottiePlayer {
  play(): void
  pause(): void
  setSpeed(factor: number): void
  setLoop(loop: boolean): void
  /** Continues at the current frame in other colours; null for its own. */
  recolour(animation: object | null): void
  /** Called at the end of an animation without a loop; the next play starts from the beginning. */
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
  const own = await readAnimation(new Uint8Array(await response.arrayBuffer()), packed)
  let animation = start(container, own)
  let shown: object = own
  let ended = false
  let loops = true
  let speed = 1
  let onEnd = () => {}
  const listen = () => {
    animation.addEventListener('complete', () => {
      ended = true
      onEnd()
    })
  }
  listen()
  return {
    play() {
      if (ended) animation.goToAndPlay(0)
      else animation.play()
      ended = false
    },
    pause: () => animation.pause(),
    setSpeed(factor) {
      speed = factor
      animation.setSpeed(factor)
    },
    setLoop(loop) {
      loops = loop
      animation.setLoop(loop)
    },
    recolour(recoloured) {
      const next = recoloured ?? own
      if (next === shown) return
      shown = next
      void crossFade(container, () => {
        const { currentFrame, isPaused, totalFrames } = animation
        animation.destroy()
        animation = start(container, next)
        listen()
        animation.setSpeed(speed)
        animation.setLoop(loops)
        // Many start empty: an animation that has not played yet shows its middle frame.
        if (isPaused) animation.goToAndStop(currentFrame || totalFrames / 2, true)
        else animation.goToAndPlay(currentFrame, true)
      })
    },
    onEnd(listener) {
      onEnd = listener
    },
    close: () => animation.destroy(),
  }
}

/** The player writes into what it plays: it is given a copy. */
function start(container: HTMLElement, animation: object): AnimationItem {
  const animationData = structuredClone(animation)
  return lottie.loadAnimation({ container, animationData, renderer: 'svg', autoplay: false, loop: true })
}
