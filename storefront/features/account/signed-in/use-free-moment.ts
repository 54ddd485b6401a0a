import { useCallback, useEffect, useState } from 'react'
import { onFinished } from '#storefront/session/finished-actions.ts'

/** The result of an action is seen before a question covers it. */
const PAUSE_MS = 2_000
/** What a user is busy with: an open dialog or menu, or a field that they type in. */
const BUSY = 'dialog[open], [popover]:popover-open, :is(input, textarea, select):focus'

interface FreeMoment {
  /** An action is finished, and the user is not busy. */
  readonly free: boolean
  /** Ends the moment: the next one comes after another action. */
  readonly use: () => void
}

/** The moment after a finished action at which a question does not interrupt. */
export function useFreeMoment(): FreeMoment {
  const [free, setFree] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (document.querySelector(BUSY) === null) setFree(true)
      else timer = setTimeout(look, PAUSE_MS)
    }
    const end = onFinished(() => {
      clearTimeout(timer)
      timer = setTimeout(look, PAUSE_MS)
    })
    return () => {
      end()
      clearTimeout(timer)
    }
  }, [])
  return { free, use: useCallback(() => setFree(false), []) }
}
