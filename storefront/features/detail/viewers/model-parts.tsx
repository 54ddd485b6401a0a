import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ModelScene } from '#media/artwork/viewers/model-scene.ts'
import { TurnSlider } from '#storefront/features/detail/viewers/turn-slider.tsx'
import { useInView } from '#storefront/features/detail/viewers/use-in-view.ts'
import { useOrbit } from '#storefront/features/detail/viewers/use-orbit.ts'
import type { ViewerPlace } from '#storefront/features/detail/viewers/viewer-place.ts'

interface ModelPartsProps extends Pick<ViewerPlace, 'onShown'> {
  readonly src: string
  readonly label: string
}

/** Shows a model from all sides. The renderer is fetched when half of the stage is seen. */
export function ModelParts({ src, label, onShown }: ModelPartsProps) {
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const seen = useInView(stage)
  const [orbit, setOrbit] = useOrbit(stage)
  const scene = useModelScene(canvas, src, seen)

  useEffect(() => scene?.look(orbit), [scene, orbit])
  useEffect(() => onShown(scene !== null), [scene, onShown])

  return (
    <>
      <div className="viewer__turn" ref={stage}>
        <canvas className="viewer__stage" ref={canvas} />
      </div>
      {scene === null ? (
        <div className="player" />
      ) : (
        <TurnSlider orbit={orbit} onTurn={setOrbit} label={label} />
      )}
    </>
  )
}

/** The scene, once the stage has been seen and the model is here; null before, and where it cannot be drawn. */
function useModelScene(
  canvas: RefObject<HTMLCanvasElement | null>,
  src: string,
  seen: boolean,
): ModelScene | null {
  const [wanted, setWanted] = useState(false)
  const [scene, setScene] = useState<ModelScene | null>(null)
  if (seen && !wanted) setWanted(true)

  useEffect(() => {
    if (!wanted || canvas.current === null) return
    let opened: ModelScene | null = null
    let left = false
    void open(canvas.current, src).then((ready) => {
      opened = ready
      if (left) ready?.close()
      else setScene(ready)
    })
    return () => {
      left = true
      opened?.close()
    }
  }, [wanted, src, canvas])

  return scene
}

/** Null where the model does not come or cannot be drawn: the still says enough. */
async function open(canvas: HTMLCanvasElement, src: string): Promise<ModelScene | null> {
  try {
    const { openModel } = await import('#media/artwork/viewers/model-scene.ts')
    return await openModel(canvas, src)
  } catch (error) {
    console.warn(error)
    return null
  }
}
