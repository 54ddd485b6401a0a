'use client'

import { useRouter } from 'next/navigation'
import { type ChangeEvent, useState } from 'react'
import { panelPath } from '../panel-path.ts'
import { callDesk, type RefusalTexts } from './call-desk.ts'

interface Props {
  readonly path: string
  readonly label: string
  readonly hint: string
  readonly refusals: RefusalTexts
}

/** Sends a file that an editor chooses, and opens the page that it became. */
export function ImportFile({ path, label, hint, refusals }: Props) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (!file) return
    setBusy(true)
    const answer = await callDesk(path, await file.text(), refusals)
    setBusy(false)
    input.value = ''
    setRefusal(answer.ok ? null : answer.reason)
    if (answer.ok) router.push(panelPath('landing-pages', idOf(answer.body)))
  }
  return (
    <div className="motif-desk__action">
      <label className="motif-upload btn btn--style-secondary btn--size-small" data-busy={busy}>
        {label}
        <input type="file" accept="application/json,.json" disabled={busy} onChange={send} />
      </label>
      <small>{hint}</small>
      <p className="motif-field__error" role="alert">
        {refusal}
      </p>
    </div>
  )
}

function idOf(body: unknown): number {
  return typeof body === 'object' && body !== null && 'id' in body ? Number(body.id) : 0
}
