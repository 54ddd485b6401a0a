import { useCallback, useEffect, useRef, useState } from 'react'
import type { SubmissionDetail } from '#domain/contract/console/submissions.ts'
import { leaseAhead, leaseNext, releaseAll, renewed } from './leases.ts'

/** Pieces that stay reserved while an earlier one is on screen. */
const MAX_ASIDE = 2

/**
 * The piece on screen, and the ones that are reserved after it: the next one is loaded while this one is looked at, so
 * that it appears at once. Leaving the desk gives all of them back.
 */
export function usePieces() {
  /** Undefined while it is loaded, null for an empty queue. */
  const [current, setCurrent] = useState<SubmissionDetail | null | undefined>(undefined)
  /** Skipped in this sitting, the last one at the end. */
  const skipped = useRef<number[]>([])
  const ahead = useRef<ReturnType<typeof leaseAhead> | null>(null)
  const aside = useRef<SubmissionDetail[]>([])
  const shown = useRef(current)
  shown.current = current

  const show = useCallback((submission: SubmissionDetail | null) => {
    setCurrent(submission)
    if (submission === null) return
    const held = [submission, ...aside.current].map(({ id }) => id)
    ahead.current ??= leaseAhead([...skipped.current, ...held])
  }, [])

  /** Shows the next piece. @throws RequestError */
  const advance = useCallback(async () => {
    const returned = aside.current.pop()
    const prefetched = returned ?? (await ahead.current)
    if (returned === undefined) ahead.current = null
    const piece = prefetched ? await renewed(prefetched, Date.now()) : null
    show(piece ?? (await leaseNext(skipped.current)))
  }, [show])

  /** Shows an earlier piece; the one on screen comes after it. */
  const goBack = useCallback(
    async (submission: SubmissionDetail) => {
      if (shown.current) aside.current.push(shown.current)
      const surplus = aside.current.splice(0, Math.max(0, aside.current.length - MAX_ASIDE))
      show(submission)
      await releaseAll(surplus)
    },
    [show],
  )

  useEffect(
    () => () => {
      const held = [shown.current, ...aside.current]
      const next = ahead.current
      ;[ahead.current, aside.current] = [null, []]
      void releaseAll(held).then(async () => releaseAll([await next]))
    },
    [],
  )

  return { current, setCurrent, show, advance, goBack, skipped: skipped.current } as const
}
