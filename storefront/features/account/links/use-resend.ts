'use client'

import { useEffect, useState } from 'react'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { callApi } from '#storefront/session/call-api.ts'

/** How long "Sent successfully!" is shown (spec sections 4 and 9). */
const SENT_MS = 20_000

type Resending = 'idle' | 'sending' | 'sent' | { readonly code: ErrorCode }

/** Requests another confirmation mail, one at a time. */
export function useResend(): { readonly state: Resending; readonly resend: () => Promise<void> } {
  const [state, setState] = useState<Resending>('idle')

  useEffect(() => {
    if (state !== 'sent') return
    const timer = setTimeout(() => setState('idle'), SENT_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function resend(): Promise<void> {
    if (state === 'sending') return
    setState('sending')
    const answer = await callApi('PATCH', '/auth/email-verification')
    setState(answer.ok ? 'sent' : { code: answer.faults[0]?.code ?? 'unavailable' })
  }
  return { state, resend }
}
