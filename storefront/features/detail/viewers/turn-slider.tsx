import { TURNTABLE_FRAMES } from '#domain/assets/turntable.ts'
import { type Orbit, turnedTo, turnOf } from '#storefront/features/detail/viewers/orbit.ts'

const STEP = 360 / TURNTABLE_FRAMES

interface TurnSliderProps {
  readonly orbit: Orbit
  readonly onTurn: (orbit: Orbit) => void
  readonly label: string
}

/** Turns a model by degrees: the way for keyboards, and for whoever does not drag. */
export function TurnSlider({ orbit, onTurn, label }: TurnSliderProps) {
  const degrees = turnOf(orbit)
  return (
    <label className="player player__turn needs-script">
      <span>{label}</span>
      <input
        type="range"
        className="range"
        min={0}
        max={360 - STEP}
        step={STEP}
        value={Math.round(degrees / STEP) * STEP}
        onChange={({ target }) => onTurn(turnedTo(orbit, Number(target.value)))}
      />
      <output className="num">{`${degrees}°`}</output>
    </label>
  )
}
