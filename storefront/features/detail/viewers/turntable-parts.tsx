import { useEffect, useRef, useState } from 'react'
import { previewUrl } from '#domain/assets/preview-url.ts'
import { TURNTABLE_FRAMES } from '#domain/assets/turntable.ts'
import type { Preview } from '#domain/contract/catalogue.ts'
import { frameOf } from '#media/artwork/viewers/orbit.ts'
import { TurnSlider } from '#storefront/features/detail/viewers/turn-slider.tsx'
import { useInView } from '#storefront/features/detail/viewers/use-in-view.ts'
import { useOrbit } from '#storefront/features/detail/viewers/use-orbit.ts'
import type { ViewerPlace } from '#storefront/features/detail/viewers/viewer-place.ts'

interface TurntablePartsProps extends Pick<ViewerPlace, 'onShown'> {
  readonly preview: Preview
  readonly label: string
}

/**
 * A model that may not be sent: a strip of its full turn, of which one frame shows. Fetched when it is seen. As the still is
 * sharper, it stays until the model is turned.
 */
export function TurntableParts({ preview, label, onShown }: TurntablePartsProps) {
  const stage = useRef<HTMLDivElement>(null)
  const seen = useInView(stage)
  const [wanted, setWanted] = useState(false)
  const [ready, setReady] = useState(false)
  const [orbit, setOrbit] = useOrbit(stage)
  if (seen && !wanted) setWanted(true)

  const frame = frameOf(orbit, TURNTABLE_FRAMES)
  const turned = ready && frame !== 0
  const shift = (-100 * frame) / TURNTABLE_FRAMES

  useEffect(() => onShown(turned), [turned, onShown])

  return (
    <>
      <div className="viewer__turn" ref={stage}>
        {wanted && (
          <div className="turntable" hidden={!turned}>
            <img
              src={previewUrl(preview, { width: 600, animated: true })}
              alt=""
              draggable={false}
              style={{ width: `${TURNTABLE_FRAMES * 100}%`, transform: `translateX(${shift}%)` }}
              onLoad={() => setReady(true)}
            />
          </div>
        )}
      </div>
      <TurnSlider orbit={orbit} onTurn={setOrbit} label={label} />
    </>
  )
}
