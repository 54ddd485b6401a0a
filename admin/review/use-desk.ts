import { useCallback, useEffect, useRef, useState } from 'react'
import { CONSOLE_API } from '#domain/contract/console/session.ts'
import type { SubmissionAction, SubmissionDetail } from '#domain/contract/console/submissions.ts'
import type { Reason } from '#domain/review/reasons.ts'
import { UNDO_MS } from '#domain/review/transitions.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendJson, sendRequest } from '../providers/send-request.ts'
import { sendCommand } from '../submissions/send-command.ts'

export type DeskDecision = Extract<SubmissionAction, 'approve' | 'return' | 'reject' | 'request-opinion'>

interface Decided {
  readonly submission: SubmissionDetail
  readonly decision: DeskDecision
}

/**
 * The submissions that one reviewer looks at, one after the other. Each is reserved for 15 minutes; the last decision can
 * be undone for 10 seconds.
 *
 * @param first the submission to begin with; null for the one that has waited longest
 */
export function useDesk(first: number | null) {
  const { isPending, refused, run } = useRequest()
  /** Undefined while it is loaded, null for an empty queue. */
  const [current, setCurrent] = useState<SubmissionDetail | null | undefined>(undefined)
  const [decided, setDecided] = useState<Decided | null>(null)
  const skipped = useRef<number[]>([])
  const runLatest = useRef(run)
  runLatest.current = run

  const next = useCallback(
    () =>
      runLatest.current(async () => {
        const leased = await sendJson(`${CONSOLE_API}/submissions/lease-next`, { skipped: skipped.current })
        setCurrent(leased as SubmissionDetail | null)
      }),
    [],
  )

  useEffect(() => {
    if (first === null) void next()
    else
      void runLatest.current(async () => {
        const found = (await sendRequest(`${CONSOLE_API}/submissions/${first}`)) as SubmissionDetail
        setCurrent(await sendCommand(found, 'lease'))
      })
  }, [first, next])

  useEffect(() => {
    if (decided === null) return
    const timer = setTimeout(() => setDecided(null), UNDO_MS)
    return () => clearTimeout(timer)
  }, [decided])

  async function decide(decision: DeskDecision, reasons: readonly Reason[], note: string): Promise<void> {
    if (!current) return
    const isDone = await run(async () => {
      const submission = await sendCommand(current, decision, { reasons: [...reasons], note })
      setDecided({ submission, decision })
    })
    if (isDone) await next()
  }

  async function skip(): Promise<void> {
    if (!current) return
    skipped.current = [...skipped.current, current.id].slice(-500)
    if (await run(() => sendCommand(current, 'release'))) await next()
  }

  /** Returns to the undone submission; the one on screen goes back to the queue. */
  async function undo(): Promise<void> {
    if (decided === null) return
    const isDone = await run(async () => {
      const submission = await sendCommand(decided.submission, 'undo')
      if (current) await sendCommand(current, 'release')
      setCurrent(submission)
    })
    if (isDone) setDecided(null)
  }

  return { current, decided, isPending, refused, next, decide, skip, undo } as const
}
