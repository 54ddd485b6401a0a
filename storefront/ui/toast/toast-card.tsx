'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import type { Toast } from '#storefront/ui/toast/toast.ts'
import { createCountdown } from './countdown.ts'
import './toast.css'

/** How long a toast stays (spec section 9). */
const LIFE_MS = 5_000
const ICONS = { plain: null, ok: 'circle-check', bad: 'circle-alert' } as const

interface ToastCardProps {
  readonly toast: Toast
  readonly closeLabel: string
  readonly onClose: () => void
}

/** Counts down only while it has neither pointer nor focus. */
export function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const { text, tone = 'plain', action, artwork, lasts = 'a-while' } = toast
  const [countdown] = useState(() => createCountdown(LIFE_MS, onClose))
  const card = useRef<HTMLDivElement>(null)
  const held = useHeld(card)
  const counts = lasts === 'a-while' && !held

  useEffect(() => {
    if (counts) countdown.go()
    return countdown.pause
  }, [counts, countdown])

  const icon = ICONS[tone]
  return (
    <div ref={card} className="toast" data-tone={tone}>
      {artwork !== undefined && (
        <span className="thumb">
          <img src={artwork} alt="" width={70} height={70} />
        </span>
      )}
      {icon !== null && <Icon name={icon} />}
      <span className="grow">
        {text}
        {action !== undefined && (
          <>
            <br />
            {'href' in action ? (
              <a href={action.href}>{action.label}</a>
            ) : (
              <button
                type="button"
                className="toast__act"
                onClick={() => {
                  onClose()
                  action.onAct()
                }}
              >
                {action.label}
              </button>
            )}
          </>
        )}
      </span>
      <Button size="small" iconOnly aria-label={closeLabel} onClick={onClose}>
        <Icon name="x" />
      </Button>
    </div>
  )
}

/** What begins and ends each way of holding an element. */
const HOLDS = {
  pointed: ['pointerenter', 'pointerleave'],
  focused: ['focusin', 'focusout'],
} as const

/** Whether an element has the pointer or the keyboard focus: losing one of them does not end the other. */
function useHeld(of: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState({ pointed: false, focused: false })
  useEffect(() => {
    const { current: element } = of
    const over = new AbortController()
    for (const [way, [begins, ends]] of Object.entries(HOLDS)) {
      const keep = (now: boolean) => () => setHeld((before) => ({ ...before, [way]: now }))
      element?.addEventListener(begins, keep(true), { signal: over.signal })
      element?.addEventListener(ends, keep(false), { signal: over.signal })
    }
    return () => over.abort()
  }, [of])
  return held.pointed || held.focused
}
