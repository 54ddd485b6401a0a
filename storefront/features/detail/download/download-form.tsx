'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import type { DownloadTexts } from '#storefront/actions/download/download-texts.ts'
import { DOWNLOADS_PATH, type DownloadPath } from '#storefront/actions/download/request-download.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

interface DownloadFormProps {
  readonly texts: DownloadTexts
  /** The fields of the download. */
  readonly children: ReactNode
  /** Further actions for the same file. */
  readonly actions?: ReactNode
  readonly path?: DownloadPath
  readonly tone?: 'primary' | 'quiet'
}

type State = { readonly at: 'rest' | 'busy' | 'done' } | { readonly at: 'refused'; readonly why: string }

/** Submits the form and reports the result. Without scripts the form submits itself and returns the same file. */
export function DownloadForm({
  texts,
  children,
  actions,
  path = DOWNLOADS_PATH,
  tone = 'primary',
}: DownloadFormProps) {
  const [state, setState] = useState<State>({ at: 'rest' })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setState({ at: 'busy' })
    try {
      const { download } = await import('#storefront/actions/download/download.ts')
      const refused = await download(fields, texts, path)
      if (refused === null) setState({ at: 'done' })
      else setState(refused === '' ? { at: 'rest' } : { at: 'refused', why: refused })
    } catch (error) {
      // The download code could not be loaded. The user may reload the page.
      setState({ at: 'refused', why: texts.unreachable })
      throw error
    }
  }

  return (
    <form
      method="post"
      action={path}
      onChange={({ currentTarget, target }) => clearOtherWidth(currentTarget, target)}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <Button
        type="submit"
        tone={tone}
        size={tone === 'primary' ? 'large' : 'small'}
        block
        busy={state.at === 'busy'}
        disabled={state.at === 'busy'}
      >
        <Icon name="download" />
        {texts.download}
      </Button>
      {actions}
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

/** A chosen width takes the place of the one that was entered before. */
function clearOtherWidth(form: HTMLFormElement, changed: EventTarget): void {
  if (!(changed instanceof HTMLInputElement) || changed.name !== 'width') return
  const other = form.elements.namedItem('other_width')
  if (other instanceof HTMLInputElement) other.value = ''
}
