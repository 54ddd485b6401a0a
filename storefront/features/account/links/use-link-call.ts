'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '#domain/errors/catalogue.ts'
import { callApi } from '#storefront/session/call-api.ts'

/** The state of a mailed link. */
export type LinkState<T> =
  | { readonly is: 'checked' }
  | { readonly is: 'good'; readonly value: T }
  | { readonly is: 'refused'; readonly code: ErrorCode }
  | { readonly is: 'unreachable' }

/** Sends the `token` of the address once, when the page loads; `again` after a lost connection. */
export function useLinkCall<T>(path: string): { readonly state: LinkState<T>; readonly again: () => void } {
  const [state, setState] = useState<LinkState<T>>({ is: 'checked' })
  const begun = useRef(false)

  const call = useCallback(async () => {
    setState({ is: 'checked' })
    const token = new URLSearchParams(window.location.search).get('token') ?? ''
    const answer = await callApi<T>('POST', path, { body: { token }, session: 'changes' })
    if (answer.ok) setState({ is: 'good', value: answer.value })
    else if (answer.unreachable) setState({ is: 'unreachable' })
    else setState({ is: 'refused', code: answer.faults[0]?.code ?? 'unavailable' })
  }, [path])

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void call()
  }, [call])

  return { state, again: call }
}
