'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callDesk, type RefusalTexts } from './call-desk.ts'

interface Props {
  readonly path: string
  readonly label: string
  /** The label with its language, for screen readers. */
  readonly name: string
  readonly refusals: RefusalTexts
}

/** Notes that a translation fits its source as it is now. */
export function ConfirmTranslation({ path, label, name, refusals }: Props) {
  const router = useRouter()
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open')
  const [refusal, setRefusal] = useState<string | null>(null)
  const confirm = async () => {
    setState('busy')
    const answer = await callDesk(path, {}, refusals)
    setRefusal(answer.ok ? null : answer.reason)
    setState(answer.ok ? 'done' : 'open')
    if (answer.ok) router.refresh()
  }
  if (state === 'done') return null
  return (
    <>
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        aria-label={name}
        disabled={state === 'busy'}
        onClick={confirm}
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
