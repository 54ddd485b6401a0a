import { Box } from '@mui/material'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Mark, markOf, PICTURE_EDGE, stepMark } from '#domain/review/marks.ts'
import type { Reason } from '#domain/review/reasons.ts'
import { markShape } from '../submissions/mark-shape.ts'

/** Per mille of one press of an arrow key. */
const STEP = 10
const STEPS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

interface MarkLayerProps {
  readonly marks: readonly Mark[]
  /** The reason of new marks; null before one is chosen. */
  readonly reason: Reason | null
  readonly onChange: (marks: readonly Mark[]) => void
}

type Place = Parameters<typeof markOf>[1]

/**
 * The marks over the picture. A click adds a point, a drag a region; the focused mark moves with the arrow keys, changes
 * its size with Shift, and is removed with Delete.
 */
export function MarkLayer({ marks, reason, onChange }: MarkLayerProps) {
  const translate = useTranslate()
  const [drag, setDrag] = useState<{ from: Place; to: Place } | null>(null)
  const layer = useRef<HTMLDivElement>(null)
  const count = useRef(marks.length)
  // A new mark has the focus, so that the arrow keys move it.
  useEffect(() => {
    const buttons = layer.current?.querySelectorAll('button')
    if (marks.length > count.current) buttons?.[marks.length - 1]?.focus()
    count.current = marks.length
  }, [marks.length])
  const drawn = drag !== null && reason !== null ? [...marks, markOf(reason, drag.from, drag.to)] : marks

  function begin(event: PointerEvent<HTMLElement>): void {
    if (reason === null || event.button !== 0 || event.target !== event.currentTarget) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from: placeOf(event), to: placeOf(event) })
  }

  function end(): void {
    if (drag === null || reason === null) return
    onChange([...marks, markOf(reason, drag.from, drag.to)])
    setDrag(null)
  }

  function press(event: KeyboardEvent, index: number): void {
    const step = STEPS[event.key]
    const isRemoved = event.key === 'Delete' || event.key === 'Backspace'
    if (step === undefined && !isRemoved) return
    // The arrow keys and their like are shortcuts of the desk elsewhere.
    event.preventDefault()
    event.stopPropagation()
    onChange(
      marks.flatMap((mark, at) => {
        if (at !== index) return [mark]
        return step === undefined ? [] : [stepMark(mark, step, event.shiftKey)]
      }),
    )
  }

  return (
    <Box
      ref={layer}
      onPointerDown={begin}
      onPointerMove={(event) => drag !== null && setDrag({ ...drag, to: placeOf(event) })}
      onPointerUp={end}
      onPointerCancel={() => setDrag(null)}
      sx={{
        position: 'absolute',
        inset: 0,
        cursor: reason === null ? 'default' : 'crosshair',
        touchAction: 'none',
      }}
    >
      {drawn.map((mark, index) => (
        <Box
          key={keyOf(mark.reason, index)}
          component="button"
          type="button"
          aria-label={translate('console.marks.label', {
            number: index + 1,
            reason: translate(`console.reasons.${mark.reason}`),
          })}
          onKeyDown={(event: KeyboardEvent) => press(event, index)}
          sx={{ ...markShape(mark), background: mark.width === 0 ? undefined : 'none', cursor: 'pointer' }}
        >
          {index + 1}
        </Box>
      ))}
    </Box>
  )
}

/** Stays the same while a mark moves, so that it keeps the focus. */
function keyOf(reason: Reason, index: number): string {
  return `${index} ${reason}`
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Place {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return {
    x: ((clientX - left) / width) * PICTURE_EDGE,
    y: ((clientY - top) / height) * PICTURE_EDGE,
  }
}
