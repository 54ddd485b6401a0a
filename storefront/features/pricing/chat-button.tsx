'use client'

import { type ReactNode, useState } from 'react'
import { showToast } from '#storefront/ui/toast/show-toast.ts'

interface ChatButtonProps {
  /** The address of the chat's script. */
  readonly script: string
  /** What the page says when it does not load. */
  readonly failed: string
  readonly children: ReactNode
}

/** Loads the support chat, which opens itself; no other page loads it (spec section 2, "Pricing page"). */
export function ChatButton({ script, failed, children }: ChatButtonProps) {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')
  const open = () => {
    if (state !== 'closed') return
    setState('loading')
    const element = document.createElement('script')
    element.src = script
    element.onload = () => setState('open')
    element.onerror = () => {
      element.remove()
      setState('closed')
      void showToast({ text: failed, tone: 'bad' })
    }
    document.head.append(element)
  }
  return (
    <button
      type="button"
      className="needs-script"
      aria-busy={state === 'loading' || undefined}
      onClick={open}
    >
      {children}
    </button>
  )
}
