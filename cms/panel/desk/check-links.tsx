'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callDesk, type RefusalTexts } from './call-desk.ts'

interface Props {
  readonly label: string
  readonly hint: string
  readonly refusals: RefusalTexts
}

/** Checks all links again, after an editor mended some elsewhere. */
export function CheckLinks({ label, hint, refusals }: Props) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const check = async () => {
    setBusy(true)
    const answer = await callDesk('/links/check', {}, refusals)
    setRefusal(answer.ok ? null : answer.reason)
    setBusy(false)
    router.refresh()
  }
  return (
    <div className="motif-desk__action">
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        disabled={busy}
        onClick={check}
      >
        {label}
      </button>
      <small>{hint}</small>
      <p className="motif-field__error" role="alert">
        {refusal}
      </p>
    </div>
  )
}
