'use client'

import { type RefObject, useEffect, useState } from 'react'
import { dragged, FIRST_LOOK, type Orbit, wheeled } from '#media/artwork/viewers/orbit.ts'

/**
 * Lets an element be turned by dragging and, once it has been pressed, brought nearer by the wheel: until then, and
 * when the pointer has left, the wheel scrolls the page.
 */
export function useOrbit(target: RefObject<HTMLElement | null>) {
  const [orbit, setOrbit] = useState<Orbit>(FIRST_LOOK)

  useEffect(() => {
    const element = target.current
    if (element === null) return
    let engaged = false
    const listening = new AbortController()
    const { signal } = listening
    const press = (event: PointerEvent) => {
      engaged = true
      element.setPointerCapture(event.pointerId)
    }
    const drag = (event: PointerEvent) => {
      if (!element.hasPointerCapture(event.pointerId)) return
      const { movementX, movementY } = event
      setOrbit((now) => dragged(now, movementX / element.clientWidth, movementY / element.clientWidth))
    }
    const leave = () => {
      engaged = false
    }
    const wheel = (event: WheelEvent) => {
      if (!engaged) return
      event.preventDefault()
      setOrbit((now) => wheeled(now, event.deltaY))
    }
    element.addEventListener('pointerdown', press, { signal })
    element.addEventListener('pointermove', drag, { signal })
    element.addEventListener('pointerleave', leave, { signal })
    element.addEventListener('wheel', wheel, { signal, passive: false })
    return () => listening.abort()
  }, [target])

  return [orbit, setOrbit] as const
}
