import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LottiePlayer } from '#storefront/features/detail/viewers/lottie-player.ts'
import { useRecoloured } from '#storefront/features/detail/viewers/recoloured.ts'
import { useInView } from '#storefront/features/detail/viewers/use-in-view.ts'
import type { ViewerPlace } from '#storefront/features/detail/viewers/viewer-place.ts'
import { Icon } from '#storefront/ui/icon.tsx'

const SPEEDS = [0.5, 1, 2] as const

interface LottiePartsProps extends ViewerPlace {
  readonly src: string
  /** Whether the file is a dotLottie package. */
  readonly packed: boolean
  readonly labels: Readonly<Record<'play' | 'pause' | 'speed' | 'loop', string>>
}

/**
 * Plays a Lottie animation while it is seen. The player is fetched when it is first needed; those who asked for less
 * motion see the still until they press play.
 */
export function LottieParts({ src, packed, labels, box, onShown }: LottiePartsProps) {
  const stage = useRef<HTMLDivElement>(null)
  const seen = useInView(box)
  const [playing, setPlaying] = useState<boolean>()
  const [speed, setSpeed] = useState(1)
  const [loop, setLoop] = useState(true)
  const recoloured = useRecoloured()
  const wanted = (seen && playing === true) || recoloured !== null
  const player = useLottiePlayer(stage, { src, packed, wanted })

  useEffect(() => setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches), [])

  useEffect(() => {
    player?.onEnd(() => setPlaying(false))
    player?.setLoop(loop)
    player?.setSpeed(speed)
    if (playing && seen) player?.play()
    else player?.pause()
  }, [player, playing, seen, speed, loop])

  useEffect(() => player?.recolour(recoloured), [player, recoloured])
  useEffect(() => onShown(player !== null), [player, onShown])

  return (
    <>
      <div className="viewer__stage" ref={stage} aria-hidden="true" />
      <div className="player needs-script">
        <button type="button" className="btn btn--sm" onClick={() => setPlaying(!playing)}>
          <Icon name={playing ? 'pause' : 'play'} />
          {playing ? labels.pause : labels.play}
        </button>
        <label>
          <span className="vh">{labels.speed}</span>
          <select
            className="select select--quiet"
            value={speed}
            onChange={({ target }) => setSpeed(Number(target.value))}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>{`${one}×`}</option>
            ))}
          </select>
        </label>
        <button type="button" className="btn btn--sm" aria-pressed={loop} onClick={() => setLoop(!loop)}>
          <Icon name="repeat" />
          {labels.loop}
        </button>
      </div>
    </>
  )
}

interface Wanted {
  readonly src: string
  readonly packed: boolean
  readonly wanted: boolean
}

/** The player of an animation, once it has been wanted and is ready; null before, and where it cannot be shown. */
function useLottiePlayer(
  stage: RefObject<HTMLDivElement | null>,
  { src, packed, wanted }: Wanted,
): LottiePlayer | null {
  const [player, setPlayer] = useState<LottiePlayer | null>(null)
  const [started, setStarted] = useState(false)
  if (wanted && !started) setStarted(true)

  useEffect(() => {
    const container = stage.current
    if (!started || container === null) return
    let opened: LottiePlayer | null = null
    let left = false
    void open(container, src, packed).then((ready) => {
      opened = ready
      if (left) ready?.close()
      else setPlayer(ready)
    })
    return () => {
      left = true
      opened?.close()
    }
  }, [started, src, packed, stage])

  return player
}

/** Null where the animation does not come or cannot be played: the still says enough. */
async function open(container: HTMLElement, src: string, packed: boolean): Promise<LottiePlayer | null> {
  try {
    const { openLottie } = await import('#storefront/features/detail/viewers/lottie-player.ts')
    return await openLottie(container, src, packed)
  } catch (error) {
    console.warn(error)
    return null
  }
}
