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
  /** Said before the names of pictures that were left out. */
  readonly leftOut: string
  readonly open: string
}

/** Sends a file that an editor chooses, and opens the page that it became. */
export function ImportFile({ path, label, hint, refusals, leftOut, open }: Props) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [incomplete, setIncomplete] = useState<Imported | null>(null)
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
    const imported = answer.ok ? importedIn(answer.body) : null
    setIncomplete(imported)
    if (imported !== null && imported.leftOut.length === 0) router.push(addressOf(imported))
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
        {incomplete !== null && incomplete.leftOut.length > 0 && (
          <>
            {leftOut.replace('{names}', incomplete.leftOut.join(', '))}{' '}
            <a href={addressOf(incomplete)}>{open}</a>
          </>
        )}
      </p>
    </div>
  )
}

/** The new draft, and the titles of the pictures that it lacks. */
interface Imported {
  readonly id: number
  readonly leftOut: readonly string[]
}

function importedIn(body: unknown): Imported {
  const { id, leftOut } = (typeof body === 'object' && body !== null ? body : {}) as Partial<Imported>
  return { id: Number(id ?? 0), leftOut: leftOut ?? [] }
}

function addressOf({ id }: Imported): string {
  return panelPath('landing-pages', id)
}
