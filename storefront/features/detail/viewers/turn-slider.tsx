import type { CSSProperties } from 'react'
import { TURNTABLE_FRAMES } from '#domain/assets/turntable.ts'
import { type Orbit, turnedTo, turnOf } from '#media/artwork/viewers/orbit.ts'

const STEP = 360 / TURNTABLE_FRAMES
const FULL = 360 - STEP

interface TurnSliderProps {
  readonly orbit: Orbit
  readonly onTurn: (orbit: Orbit) => void
  readonly label: string
}

/** Rotates a model by degrees: for keyboards, and instead of dragging. */
export function TurnSlider({ orbit, onTurn, label }: TurnSliderProps) {
  const degrees = turnOf(orbit)
  const value = Math.min(Math.round(degrees / STEP) * STEP, FULL)
  // How far the track of `.range` is filled.
  const filled = { '--v': `${(value / FULL) * 100}%` } as CSSProperties
  return (
    <label className="player player__turn needs-script">
      <span>{label}</span>
      <input
        type="range"
        className="range"
        min={0}
        max={FULL}
        step={STEP}
        value={value}
        style={filled}
        onChange={({ target }) => onTurn(turnedTo(orbit, Number(target.value)))}
      />
      <output className="num">{`${degrees}°`}</output>
    </label>
  )
}
