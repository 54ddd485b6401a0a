import { useCallback, useEffect, useRef, useState } from 'react'
import type {
  SubmissionAction,
  SubmissionCommandForm,
  SubmissionDetail,
} from '#domain/contract/console/submissions.ts'
import { UNDO_MS } from '#domain/review/transitions.ts'
import { useRequest } from '../commands/use-request.ts'
import { sendCommand } from '../submissions/send-command.ts'
import { decideEach, type Outcome } from './decide-each.ts'
import { leaseById } from './leases.ts'
import { useLeaseEnd } from './use-lease-end.ts'
import { usePieces } from './use-pieces.ts'

export type DeskDecision = Extract<SubmissionAction, 'approve' | 'return' | 'reject' | 'request-opinion'>
export type DecisionForm = Omit<SubmissionCommandForm, 'expected'>
type Piece = Pick<SubmissionDetail, 'id' | 'title'>

interface Decided {
  readonly submissions: readonly SubmissionDetail[]
  readonly decision: DeskDecision
  readonly form: DecisionForm
}

/**
 * The submissions that one reviewer looks at, one after the other. Each is reserved for 15 minutes; the last decision, or
 * the last decisions made together, can be undone for 10 seconds.
 *
 * @param first the submission to begin with; null for the one whose turn it is
 */
export function useDesk(first: number | null) {
  const { isPending, refused, run, textOf } = useRequest()
  const { current, setCurrent, show, advance, goBack, skipped } = usePieces()
  const [decided, setDecided] = useState<Decided | null>(null)
  const [outcomes, setOutcomes] = useState<readonly Outcome<SubmissionDetail>[]>([])
  /** What was written about submissions that were skipped, or decided by mistake: it is there again with them. */
  const written = useRef(new Map<number, DecisionForm>())
  const isLeaseOver = useLeaseEnd(current ?? null)
  const runLatest = useRef(run)
  runLatest.current = run

  const next = useCallback(() => runLatest.current(advance), [advance])

  useEffect(() => {
    if (first === null) void next()
    else void runLatest.current(async () => show(await leaseById(first)))
  }, [first, next, show])

  useEffect(() => {
    if (decided === null) return
    const timer = setTimeout(() => setDecided(null), UNDO_MS)
    return () => clearTimeout(timer)
  }, [decided])

  async function decide(decision: DeskDecision, form: DecisionForm): Promise<void> {
    if (!current) return
    await run(async () => {
      const submission = await sendCommand(current, decision, form)
      setDecided({ submissions: [submission], decision, form })
      written.current.delete(current.id)
      setOutcomes([])
      await advance()
    })
  }

  /** One lease and one decision for each piece. */
  async function decideAll(
    pieces: readonly Piece[],
    decision: DeskDecision,
    form: DecisionForm,
  ): Promise<void> {
    await run(async () => {
      const all = await decideEach(pieces, async ({ id }) => sendCommand(await leaseById(id), decision, form))
      const submissions = all.flatMap(({ done }) => (done === null ? [] : [done]))
      setOutcomes(all)
      setDecided(submissions.length === 0 ? null : { submissions, decision, form })
    })
  }

  /** @param form what is written about the submission so far */
  async function skip(form: DecisionForm): Promise<void> {
    if (!current) return
    skipped.push(current.id)
    written.current.set(current.id, form)
    await run(async () => {
      await sendCommand(current, 'release')
      await advance()
    })
  }

  /** Returns to the submission that was skipped last. */
  async function previous(): Promise<void> {
    const id = skipped.pop()
    if (id !== undefined) await run(async () => goBack(await leaseById(id)))
  }

  /** Returns to an undone submission; several go back to the queue. */
  async function undo(): Promise<void> {
    if (decided === null) return
    const { submissions, form } = decided
    const [only] = submissions
    const isDone = await run(async () => {
      if (submissions.length === 1 && only) {
        const undone = await sendCommand(only, 'undo')
        written.current.set(only.id, form)
        return goBack(undone)
      }
      const undone = await decideEach(submissions, async (one) =>
        sendCommand(await sendCommand(one, 'undo'), 'release'),
      )
      setOutcomes(undone.filter(({ refusal }) => refusal !== null))
    })
    if (isDone) setDecided(null)
  }

  /** Reserves the submission on screen again. */
  async function renew(): Promise<void> {
    if (current) await run(async () => setCurrent(await sendCommand(current, 'lease')))
  }

  const writtenBefore = (current && written.current.get(current.id)) ?? null

  const state = {
    current,
    writtenBefore,
    decided,
    outcomes,
    isPending,
    isLeaseOver,
    refused,
    textOf,
  } as const
  return { ...state, next, decide, decideAll, skip, previous, undo, renew } as const
}

export type Desk = ReturnType<typeof useDesk>
