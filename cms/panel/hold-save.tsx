'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { HOLD_STEP_MS, isWritten } from './written.ts'

const BLOCK = '.LexicalEditorTheme__block'
const SAVE_BUTTONS = '#action-save-draft, #action-save, #publish-locale'

/**
 * Delays a save of a post until what was typed in one of its blocks is part of the body. Payload moves it there after
 * a request, and a save before its answer would report success without the text.
 */
export function HoldSave() {
  const body = useFormFields(([fields]) => fields.body?.value)
  const times = useRef({ typedAt: 0, changedAt: 0 })
  useEffect(() => {
    if (body !== undefined) times.current.changedAt = Date.now()
  }, [body])

  useEffect(() => {
    const abort = new AbortController()
    const options = { capture: true, signal: abort.signal }
    let timer: ReturnType<typeof setInterval> | undefined
    const hold = (event: Event, button: HTMLElement | null) => {
      if (isWritten(times.current, Date.now())) return
      event.preventDefault()
      event.stopImmediatePropagation()
      clearInterval(timer)
      timer = setInterval(() => {
        if (!isWritten(times.current, Date.now())) return
        clearInterval(timer)
        button?.click()
      }, HOLD_STEP_MS)
    }
    const typed = ({ target }: Event) => {
      if (target instanceof Element && target.closest(BLOCK) !== null) times.current.typedAt = Date.now()
    }
    const clicked = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>(SAVE_BUTTONS) : null
      if (button !== null) hold(event, button)
    }
    const pressed = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 's')
        hold(event, document.querySelector(SAVE_BUTTONS))
    }
    window.addEventListener('input', typed, options)
    window.addEventListener('click', clicked, options)
    window.addEventListener('keydown', pressed, options)
    return () => {
      abort.abort()
      clearInterval(timer)
    }
  }, [])
  return null
}
