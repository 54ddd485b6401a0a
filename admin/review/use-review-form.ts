import { useState } from 'react'
import { MAX_MARKS, type Mark, middleMark } from '#domain/review/marks.ts'
import type { Reason } from '#domain/review/reasons.ts'
import type { DecisionForm } from './use-desk.ts'

/**
 * What a reviewer writes about one submission before the decision: reasons, places on the picture, and a note.
 *
 * @param before what was written before the submission was skipped, or its decision undone
 */
export function useReviewForm(before: DecisionForm | null) {
  const [reasons, setReasons] = useState<readonly Reason[]>(before?.reasons ?? [])
  const [marks, setMarks] = useState<readonly Mark[]>(before?.marks ?? [])
  const [note, setNote] = useState(before?.note ?? '')
  /** New marks have the reason that was chosen last. */
  const markedReason = marks.length < MAX_MARKS ? (reasons.at(-1) ?? null) : null

  /** Chooses a reason, or takes it back with its marks. */
  function toggle(reason: Reason): void {
    const isChosen = reasons.includes(reason)
    setReasons(isChosen ? reasons.filter((one) => one !== reason) : [...reasons, reason])
    if (isChosen) setMarks(marks.filter((mark) => mark.reason !== reason))
  }

  /** Marks the middle of the picture. @returns whether there is a reason for it */
  function markMiddle(): boolean {
    if (markedReason === null) return false
    setMarks([...marks, middleMark(markedReason)])
    return true
  }

  return { reasons, toggle, marks, setMarks, markedReason, markMiddle, note, setNote } as const
}
