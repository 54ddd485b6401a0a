import { Alert, Box, Button, Slider, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type AnimationItem, openAnimation } from './lottie-animation.ts'
import { useOpened } from './use-opened.ts'

const SPEEDS = [0.5, 1, 2] as const

interface LottiePlayerProps {
  readonly src: string
  /** Whether the file is a dotLottie package. */
  readonly isPacked: boolean
}

/** Plays a Lottie animation, at three speeds or frame by frame. It is paused at first for users who asked for less motion. */
export default function LottiePlayer({ src, isPacked }: LottiePlayerProps) {
  const translate = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const open = useCallback(
    (element: HTMLDivElement) => openAnimation(element, src, isPacked),
    [src, isPacked],
  )
  const { player, hasFailed } = useOpened(place, open, close)
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [speed, setSpeed] = useState<number>(1)
  const [frame, setFrame] = useState(0)

  // Closing the player ends the subscription.
  useEffect(() => {
    player?.addEventListener('enterFrame', () => setFrame(Math.floor(player.currentFrame)))
  }, [player])
  useEffect(() => player?.setSpeed(speed), [player, speed])
  useEffect(() => {
    if (isPlaying) player?.play()
    else player?.pause()
  }, [player, isPlaying])

  const last = player === null ? 0 : Math.max(0, Math.ceil(player.totalFrames) - 1)
  const show = (wanted: number) => {
    setPlaying(false)
    player?.goToAndStop(wanted, true)
    setFrame(wanted)
  }
  return (
    <>
      {hasFailed && <Alert severity="warning">{translate('console.review.player.failed')}</Alert>}
      <Box ref={place} aria-hidden sx={{ width: '100%', height: '26rem', '& svg': { display: 'block' } }} />
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Button
          size="small"
          variant="outlined"
          disabled={player === null}
          onClick={() => setPlaying(!isPlaying)}
          sx={{ flexShrink: 0 }}
        >
          {translate(`console.review.player.${isPlaying ? 'pause' : 'play'}`)}
        </Button>
        <Slider
          size="small"
          min={0}
          max={last}
          value={Math.min(frame, last)}
          disabled={player === null}
          onChange={(_event, value) => show(Number(value))}
          getAriaLabel={() => translate('console.review.player.frame')}
          // It moves with every frame, too often for a transition.
          sx={{ '& .MuiSlider-thumb, & .MuiSlider-track': { transition: 'none' } }}
        />
        <Box component="output" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {Math.min(frame, last) + 1} / {last + 1}
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={speed}
          onChange={(_event, chosen: number | null) => chosen !== null && setSpeed(chosen)}
          aria-label={translate('console.review.player.speed')}
        >
          {SPEEDS.map((one) => (
            <ToggleButton key={one} value={one}>
              {one}×
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
    </>
  )
}

function close(player: AnimationItem): void {
  player.destroy()
}
