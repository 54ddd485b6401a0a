'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callDesk, type RefusalTexts } from './call-desk.ts'

interface Props {
  readonly path: string
  /** When the version that is shown was saved. */
  readonly seen: string
  readonly label: string
  readonly refusals: RefusalTexts
}

/** Approves the version that is shown. */
export function ApproveVersion({ path, seen, label, refusals }: Props) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const approve = async () => {
    setBusy(true)
    const answer = await callDesk(path, { seen }, refusals)
    setRefusal(answer.ok ? null : answer.reason)
    setBusy(false)
    if (answer.ok) router.refresh()
  }
  return (
    <>
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        disabled={isBusy}
        onClick={approve}
      >
        {label}
      </button>
      {refusal !== null && (
        <p className="motif-field__error" role="alert">
          {refusal}
        </p>
      )}
    </>
  )
}
