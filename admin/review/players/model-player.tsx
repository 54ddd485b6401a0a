import { Alert, Box, Button, Slider } from '@mui/material'
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type ModelScene, openModel } from '#media/artwork/viewers/model-scene.ts'
import { dragged, FIRST_LOOK, turnedTo, turnOf, wheeled } from '#media/artwork/viewers/orbit.ts'
import { useOpened } from './use-opened.ts'

/** Pixels of a wheel event for one press of a zoom button. */
const ZOOM_PIXELS = 250

/** Shows a model from all sides: turned by dragging or by degrees, nearer and farther by buttons. */
export default function ModelPlayer({ src }: { readonly src: string }) {
  const translate = useTranslate()
  const canvas = useRef<HTMLCanvasElement>(null)
  const open = useCallback((element: HTMLCanvasElement) => openModel(element, src), [src])
  const { player, hasFailed } = useOpened(canvas, open, close)
  const [orbit, setOrbit] = useState(FIRST_LOOK)
  useEffect(() => player?.look(orbit), [player, orbit])

  function drag(event: PointerEvent<HTMLElement>): void {
    const { currentTarget, pointerId, movementX, movementY } = event
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const { clientWidth } = currentTarget
    setOrbit((now) => dragged(now, movementX / clientWidth, movementY / clientWidth))
  }

  return (
    <>
      {hasFailed && <Alert severity="warning">{translate('console.review.player.failed')}</Alert>}
      <Box
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        sx={{
          width: '100%',
          height: '26rem',
          cursor: 'grab',
          // Sideways turns, up and down scrolls the page.
          touchAction: 'pan-y',
          '&:active': { cursor: 'grabbing' },
        }}
      >
        <canvas ref={canvas} style={{ display: 'block', width: '100%', height: '100%' }} aria-hidden />
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Slider
          size="small"
          min={0}
          max={359}
          value={turnOf(orbit)}
          disabled={player === null}
          onChange={(_event, value) => setOrbit((now) => turnedTo(now, Number(value)))}
          getAriaLabel={() => translate('console.review.player.turn')}
        />
        <Box component="output" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
          {turnOf(orbit)}°
        </Box>
        {(['nearer', 'farther'] as const).map((direction) => (
          <Button
            key={direction}
            size="small"
            variant="outlined"
            disabled={player === null}
            sx={{ flexShrink: 0 }}
            onClick={() =>
              setOrbit((now) => wheeled(now, direction === 'nearer' ? -ZOOM_PIXELS : ZOOM_PIXELS))
            }
          >
            {translate(`console.review.player.${direction}`)}
          </Button>
        ))}
      </Box>
    </>
  )
}

function close(scene: ModelScene): void {
  scene.close()
}
