import { type RefObject, useEffect, useState } from 'react'

interface Opened<T> {
  /** Null until it is ready. */
  readonly player: T | null
  /** Whether the file did not come, or the browser cannot show it. */
  readonly hasFailed: boolean
}

/**
 * The player of a file in an element, and closes it when another file is shown.
 *
 * @param open stays the same while the file does
 */
export function useOpened<E extends HTMLElement, T>(
  place: RefObject<E | null>,
  open: (element: E) => Promise<T>,
  close: (player: T) => void,
): Opened<T> {
  const [opened, setOpened] = useState<Opened<T>>({ player: null, hasFailed: false })
  useEffect(() => {
    const element = place.current
    if (element === null) return
    let isLeft = false
    let ready: T | null = null
    open(element).then(
      (player) => {
        ready = player
        if (isLeft) close(player)
        else setOpened({ player, hasFailed: false })
      },
      (error: unknown) => {
        console.warn(error)
        if (!isLeft) setOpened({ player: null, hasFailed: true })
      },
    )
    return () => {
      isLeft = true
      setOpened({ player: null, hasFailed: false })
      if (ready !== null) close(ready)
    }
  }, [place, open, close])
  return opened
}
