'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import type { DownloadTexts } from '#storefront/features/detail/download/download-texts.ts'
import {
  type DownloadAnswer,
  requestDownload,
} from '#storefront/features/detail/download/request-download.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { saveFile } from '#storefront/ui/save-file.ts'

interface DownloadFormProps {
  readonly action: string
  readonly texts: DownloadTexts
  /** The fields that say what is wanted. */
  readonly children: ReactNode
}

type State = { readonly at: 'rest' | 'busy' | 'done' } | { readonly at: 'refused'; readonly why: string }

/** Sends the form and says in words how it goes. Without scripts the form sends itself and the file comes the same. */
export function DownloadForm({ action, texts, children }: DownloadFormProps) {
  const [state, setState] = useState<State>({ at: 'rest' })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setState({ at: 'busy' })
    const answer = await requestDownload(action, fields)
    if (answer.kind === 'granted') {
      saveFile(answer.url)
      setState({ at: 'done' })
    } else {
      setState({ at: 'refused', why: reasonOf(answer, texts) })
    }
  }

  return (
    <form method="post" action={action} onSubmit={(event) => void submit(event)}>
      {children}
      <Button
        type="submit"
        tone="primary"
        size="large"
        block
        busy={state.at === 'busy'}
        disabled={state.at === 'busy'}
      >
        <Icon name="download" />
        {texts.download}
      </Button>
      <p className="download__state small" role="status">
        {state.at === 'busy' && texts.busy}
        {state.at === 'done' && texts.done}
      </p>
      {state.at === 'refused' && (
        <p className="err" role="alert">
          <Icon name="circle-alert" />
          {state.why}
        </p>
      )}
    </form>
  )
}

/** Why there is no download, in words; what the page has none for is our own mistake. */
function reasonOf(
  answer: Exclude<DownloadAnswer, { kind: 'granted' }>,
  { refused, unreachable }: DownloadTexts,
): string {
  if (answer.kind === 'unreachable') return unreachable
  return new Map(Object.entries(refused)).get(answer.code) ?? refused.internal ?? unreachable
}
